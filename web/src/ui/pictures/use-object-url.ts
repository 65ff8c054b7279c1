import { useEffect, useState } from 'react';

/** An object URL for a blob while the component shows it; revoked when the blob changes or goes. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [blob]);
  return url;
}
