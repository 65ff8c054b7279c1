import { useEffect, useState } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';
import { trustedScriptUrl } from '#api/trusted-script-url.ts';

/**
 * Registers the service worker of one page, which caches only this page (decision 0114). Returns whether the
 * page opens without network.
 */
export function usePageWorker(script: string, path: string): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    // The development server has no list of files to cache.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const install = async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.register(
        trustedScriptUrl(toAddressPath(script)),
        { scope: toAddressPath(path) },
      );
      if (active === null) await activated(installing ?? waiting);
      if (isCurrent) setAvailable(true);
    };
    // Private windows refuse this, for example. The page then works only with network.
    install().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [script, path]);
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
