import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/accounts/second-factor';
import { SessionList, type SessionWords } from '#shared/accounts/session-list.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

const words: SessionWords = {
  current: t.thisSession,
  other: t.otherSession,
  since: ({ createdAt }) => fill(t.loggedInAt, { time: formatDateTime(createdAt) }),
  end: t.endSession,
  endOf: ({ createdAt }) => fill(t.endSessionOf, { time: formatDateTime(createdAt) }),
  endAll: t.endOthers,
};

export function Sessions() {
  const sessions = useEndpoint('listSessions', {}, { staleTime: 0 });
  const termination = useAction('endSession', { refreshes: ['listSessions'] });
  return (
    <Section id="profile-sessions" title={t.sessionsTitle}>
      {sessions.isPending && <Spinner label={t.loading} />}
      {sessions.isError && (
        <LoadFailure text={t.sessionsNotLoaded} error={sessions.error} onRetry={() => sessions.refetch()} />
      )}
      <SessionList
        label={t.sessionsTitle}
        sessions={sessions.data?.data ?? []}
        words={words}
        isBusy={termination.isBusy}
        onEnd={(session) => termination.run({ session })}
        onEndAll={() => termination.run({ session: 'others' })}
      />
    </Section>
  );
}
