import { limits } from 'contract/rules/limits';
import { useEffect } from 'react';
import { useCall } from '#api/account.ts';
import { checkSession } from '../account/use-session-check.ts';

const idleMs = limits.sessions.adminIdleMinutes * 60_000;

/** Work that sends nothing, such as writing for long, is told so often that the session stays in use. */
const toldMs = idleMs / 6;

/** How often the clock is looked at: a timer of half an hour would not outlive the sleep of a machine. */
const lookMs = 30_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/**
 * Tells the function while somebody is at work, and asks it whether the session still lives when nobody has been for as
 * long as it leaves one alone: another tab, or another screen of this one, may have been in use.
 */
export function useIdleCheck(): void {
  const call = useCall();
  useEffect(() => {
    let seenAt = Date.now();
    let toldAt = seenAt;
    const onSign = () => {
      seenAt = Date.now();
      if (seenAt - toldAt < toldMs) return;
      toldAt = seenAt;
      // A refusal ends the session by itself; without a connection the next sign tells it.
      void call('useSession', {}).catch(() => undefined);
    };
    const look = () => {
      if (Date.now() - seenAt < idleMs) return;
      // Asked again only after another while, should the session live on in another tab.
      seenAt = Date.now() - idleMs + toldMs;
      void checkSession();
    };
    const timer = setInterval(look, lookMs);
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
    };
  }, [call]);
}
