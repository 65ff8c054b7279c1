import { indonesianMoment } from 'contract/words/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { SessionList, type SessionWords } from '#parts/accounts/session-list.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

const words: SessionWords = {
  lang: 'id',
  current: 'Sesi ini',
  other: 'Sesi lain',
  since: ({ createdAt }) => `Masuk ${indonesianMoment(createdAt)}`,
  end: 'Akhiri',
  endOf: ({ createdAt }) => `Akhiri sesi ${indonesianMoment(createdAt)}`,
};

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
      <SessionList
        label="Sesi yang sedang berjalan"
        sessions={list}
        words={words}
        isBusy={termination.isBusy}
        onEnd={end}
      />
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
