import type { User } from 'contract/fields/people';
import { adminListTime } from 'contract/words/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { SessionList, type SessionWords } from '#parts/accounts/session-list.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';

const words: SessionWords = {
  lang: 'en',
  current: 'This session',
  other: 'Session',
  since: ({ createdAt, usedAt }) =>
    `Logged in ${adminListTime(createdAt)}${usedAt === null ? '' : `, last used ${adminListTime(usedAt)}`}`,
  end: 'End',
  endOf: ({ createdAt, device }) =>
    `End session ${[device, adminListTime(createdAt)].filter(Boolean).join(', ')}`,
  endAll: 'End all sessions',
};

/** Where a member is logged in, and the way to end it for them: of a lost telephone, say. */
export function MemberSessions({ user: { _id: id, name } }: { readonly user: User }) {
  const list = useEndpoint('listUserSessions', { id }, { staleTime: 0 });
  const refreshes = ['listUserSessions', 'listAuditEntries'] as const;
  const one = useAction('endUserSession', { refreshes });
  const all = useAction('endUserSessions', { refreshes });
  const tell = async (work: Promise<{ message: string }>) => {
    const { message } = await work;
    toast.success(`${name}: ${message}`);
  };
  return (
    <HistorySection
      title="Sessions"
      list={list}
      loadError="Sesi tidak dapat dimuat."
      empty="Tidak ada sesi yang sedang berjalan."
    >
      {(sessions) => (
        <SessionList
          label="Live sessions"
          sessions={sessions}
          words={words}
          isBusy={one.isBusy || all.isBusy}
          onEnd={(session) => tell(one.run({ id, session }))}
          onEndAll={() => tell(all.run({ id }))}
        />
      )}
    </HistorySection>
  );
}
