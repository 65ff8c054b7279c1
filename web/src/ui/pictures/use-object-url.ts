import { useEffect, useState } from 'react';

/** Returns an object URL for a blob. It is revoked when the blob changes, or on unmount. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      // The browser begins to load a new picture after the script that showed it, which can also remove it again.
      setTimeout(() => URL.revokeObjectURL(objectUrl));
    };
  }, [blob]);
  return url;
}
