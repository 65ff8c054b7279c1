import type { AccountSession } from 'contract/schemas/sessions';
import { useRef, useState } from 'react';
import * as t from '#messages/shared/accounts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';

export interface SessionWords {
  readonly current: string;
  readonly other: string;
  readonly since: (session: AccountSession) => string;
  readonly end: string;
  readonly endOf: (session: AccountSession) => string;
  readonly endAll: string;
}

interface SessionListProps {
  readonly label: string;
  readonly sessions: readonly AccountSession[];
  readonly words: SessionWords;
  readonly isBusy: boolean;
  /** Rejects when the session did not end. */
  readonly onEnd: (session: string) => Promise<unknown>;
  /** Ends all other sessions; rejects likewise. */
  readonly onEndAll: () => Promise<unknown>;
}

export function SessionList({ label, sessions, words, isBusy, onEnd, onEndAll }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [problem, setProblem] = useState<string>();
  const end = async (work: Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work;
    } catch (error) {
      setProblem(getErrorMessage(error));
      return;
    }
    // The button disappears with its row.
    list.current?.focus();
  };
  return (
    <div className="grid gap-3">
      {problem !== undefined && <LoadFailure text={t.sessionNotEnded} error={{ message: problem }} />}
      <ul ref={list} tabIndex={-1} aria-label={label} className="grid">
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
                onClick={() => end(onEnd(session._id))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isBusy}
          onClick={() => end(onEndAll())}
        >
          {words.endAll}
        </Button>
      )}
    </div>
  );
}
