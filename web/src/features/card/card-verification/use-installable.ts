import { useEffect } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';

/** Makes this page installable as an app. */
export function useInstallable(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const previous = link?.getAttribute('href');
    link?.setAttribute('href', toAddressPath('/verify.webmanifest'));
    return () => {
      if (previous) link?.setAttribute('href', previous);
    };
  }, []);
}
