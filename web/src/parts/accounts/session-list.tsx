import type { AccountSession } from 'contract/fields/sessions';
import { useRef } from 'react';
import { Button } from '#ui/base/button.tsx';

export interface SessionWords {
  readonly lang: 'en' | 'id';
  /** The one that is being used. */
  readonly current: string;
  readonly other: string;
  readonly since: (session: AccountSession) => string;
  readonly end: string;
  /** Names the button to who does not see the row. */
  readonly endOf: (session: AccountSession) => string;
}

interface SessionListProps {
  readonly label: string;
  readonly sessions: readonly AccountSession[];
  readonly words: SessionWords;
  readonly isBusy: boolean;
  readonly onEnd: (session: string) => Promise<unknown>;
}

/** Where an account is logged in, each with the way to end it, but for the one that asks. */
export function SessionList({ label, sessions, words, isBusy, onEnd }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button goes with its row.
  const end = (session: string) => onEnd(session).then(() => list.current?.focus());
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} lang={words.lang} className="grid">
      {sessions.map((session) => (
        <li
          key={session._id}
          className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{session.isCurrent ? words.current : words.other}</span>
            <span className="block text-muted text-sm">
              {[session.device, words.since(session)].filter(Boolean).join(' · ')}
            </span>
          </p>
          {!session.isCurrent && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.endOf(session)}
              busy={isBusy}
              onClick={() => end(session._id)}
            >
              {words.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
