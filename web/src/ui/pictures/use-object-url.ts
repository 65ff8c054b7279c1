import { useLayoutEffect, useState } from 'react';

/** Returns an object URL for a blob. It is revoked right after the blob changes, or after unmount. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // Before paint: a picture that appears later would move the buttons next to it under a press.
  useLayoutEffect(() => {
    if (blob === undefined) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      // A browser starts to load a picture only after the script that inserts it. The same script may remove it.
      setTimeout(() => URL.revokeObjectURL(objectUrl));
    };
  }, [blob]);
  return url;
}
