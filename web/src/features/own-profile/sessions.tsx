import type { OwnSession } from 'contract/own-profile';
import { indonesianMoment } from 'contract/words/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

/** Where the account is logged in, with the way to end it there. */
export function Sessions() {
  const sessions = useEndpoint('listSessions', {}, { staleTime: 0 });
  const termination = useAction('endSession', { refreshes: ['listSessions'] });
  const list = sessions.data?.data ?? [];
  const end = (session: string) => termination.run({ session }).catch(() => undefined);
  return (
    <section aria-labelledby="profile-sessions" className="panel grid gap-4 p-5 sm:p-6">
      <h2 id="profile-sessions" className="text-heading">
        Sesi yang sedang berjalan
      </h2>
      {sessions.isPending && <Spinner label="Memuat…" />}
      {sessions.isError && (
        <Notice tone="error" onRetry={() => sessions.refetch()}>
          Sesi tidak dapat dimuat.
        </Notice>
      )}
      <ul className="grid">
        {list.map((session) => (
          <SessionEntry key={session._id} session={session} isBusy={termination.isBusy} onEnd={end} />
        ))}
      </ul>
      {list.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={termination.isBusy}
          onClick={() => end('others')}
        >
          Akhiri semua sesi lain
        </Button>
      )}
    </section>
  );
}

interface SessionEntryProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

function SessionEntry({ session, isBusy, onEnd }: SessionEntryProps) {
  const since = indonesianMoment(session.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0">
      <p>
        <span className="block font-semibold">{session.isCurrent ? 'Sesi ini' : 'Sesi lain'}</span>
        <span className="block text-muted text-sm">Masuk {since}</span>
      </p>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Akhiri sesi ${since}`}
          busy={isBusy}
          onClick={() => onEnd(session._id)}
        >
          Akhiri
        </Button>
      )}
    </li>
  );
}
