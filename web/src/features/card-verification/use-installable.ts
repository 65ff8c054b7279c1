import { useEffect, useState } from 'react';
import { ownScript } from '#api/own-script.ts';

/**
 * Keeps this page on the device, so that it opens without network, and has it installed as itself: the site as a
 * whole is no app.
 *
 * @returns whether it would open without network by now
 */
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
    // The development server has no list of files to keep.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const install = async () => {
      const worker = ownScript('/verify-worker.js');
      const { installing, waiting, active } = await navigator.serviceWorker.register(worker, {
        scope: '/verify',
      });
      if (active === null) await activated(installing ?? waiting);
      if (isCurrent) setAvailable(true);
    };
    // Refused in private windows, say: the page then works with network only.
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
