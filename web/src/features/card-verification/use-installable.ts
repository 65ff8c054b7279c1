import { useEffect, useState } from 'react';
import { trustedScriptUrl } from '#api/trusted-script-url.ts';

/** Caches this page and makes it installable as an app. Returns whether it opens without network. */
export function useInstallable(): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const previous = link?.getAttribute('href');
    link?.setAttribute('href', '/verify.webmanifest');
    return () => {
      if (previous) link?.setAttribute('href', previous);
    };
  }, []);
  useEffect(() => {
    // The development server has no list of files to cache.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const install = async () => {
      const worker = trustedScriptUrl('/verify-worker.js');
      const { installing, waiting, active } = await navigator.serviceWorker.register(worker, {
        scope: '/verify',
      });
      if (active === null) await activated(installing ?? waiting);
      if (isCurrent) setAvailable(true);
    };
    // Private windows refuse this, for example. The page then works only with network.
    install().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAvailable;
}

const activated = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve();
      if (worker === null || worker.state === 'redundant') reject(new Error('The worker was not installed.'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
