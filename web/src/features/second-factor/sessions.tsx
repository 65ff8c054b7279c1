import { formatDateTime } from 'contract/text/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { SessionList, type SessionWords } from '#shared/accounts/session-list.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

const words: SessionWords = {
  current: 'Sesi ini',
  other: 'Sesi lain',
  since: ({ createdAt }) => `Masuk ${formatDateTime(createdAt)}`,
  end: 'Akhiri',
  endOf: ({ createdAt }) => `Akhiri sesi ${formatDateTime(createdAt)}`,
  endAll: 'Akhiri semua sesi lain',
};

export function Sessions() {
  const sessions = useEndpoint('listSessions', {}, { staleTime: 0 });
  const termination = useAction('endSession', { refreshes: ['listSessions'] });
  return (
    <Section id="profile-sessions" title="Sesi yang sedang berjalan">
      {sessions.isPending && <Spinner label="Memuat…" />}
      {sessions.isError && (
        <LoadFailure
          text="Sesi tidak dapat dimuat."
          error={sessions.error}
          onRetry={() => sessions.refetch()}
        />
      )}
      <SessionList
        label="Sesi yang sedang berjalan"
        sessions={sessions.data?.data ?? []}
        words={words}
        isBusy={termination.isBusy}
        onEnd={(session) => termination.run({ session })}
        onEndAll={() => termination.run({ session: 'others' })}
      />
    </Section>
  );
}
