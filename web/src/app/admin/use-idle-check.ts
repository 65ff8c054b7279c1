import { limits } from 'contract/rules/limits';
import { useEffect } from 'react';
import { useCall } from '#api/account.ts';
import { checkSession } from '../account/use-session-check.ts';

const idleMs = limits.sessions.adminIdleMinutes * 60_000;

/** Activity reports keep the session in use during work without requests, such as writing. */
const reportIntervalMs = idleMs / 6;

/** Interval of clock checks. A single long timer would not run while the machine sleeps. */
const checkIntervalMs = 30_000;

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/** Reports activity, and checks the session after the idle limit: another tab may have used it. */
export function useIdleCheck(): void {
  const call = useCall();
  useEffect(() => {
    let lastActivityAt = Date.now();
    let reportedAt = lastActivityAt;
    const onActivity = () => {
      lastActivityAt = Date.now();
      if (lastActivityAt - reportedAt < reportIntervalMs) return;
      reportedAt = lastActivityAt;
      // A refusal ends the session by itself. Without a connection, the next activity reports again.
      void call('useSession', {}).catch(() => undefined);
    };
    const checkIdle = () => {
      if (Date.now() - lastActivityAt < idleMs) return;
      // Waits one report interval before the next check, in case another tab still uses the session.
      lastActivityAt = Date.now() - idleMs + reportIntervalMs;
      void checkSession();
    };
    const timer = setInterval(checkIdle, checkIntervalMs);
    for (const event of activityEvents)
      document.addEventListener(event, onActivity, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) document.removeEventListener(event, onActivity, { capture: true });
    };
  }, [call]);
}
