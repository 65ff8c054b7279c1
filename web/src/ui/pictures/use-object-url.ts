import { useEffect, useState } from 'react';
import { revokeLater } from '#ui/base/save-file.ts';

/** Returns an object URL for a blob. It is revoked a minute after the blob changes, or after unmount. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      revokeLater(objectUrl);
    };
  }, [blob]);
  return url;
}
