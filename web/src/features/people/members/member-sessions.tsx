import type { User } from 'contract/schemas/people';
import { adminListDateTime } from 'contract/text/dates';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { SessionList, type SessionWords } from '#shared/accounts/session-list.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';

const words: SessionWords = {
  current: 'Sesi ini',
  other: 'Sesi lain',
  since: ({ createdAt, usedAt }) =>
    `Masuk ${adminListDateTime(createdAt)}${usedAt === null ? '' : `, terakhir dipakai ${adminListDateTime(usedAt)}`}`,
  end: 'Akhiri',
  endOf: ({ createdAt, device }) =>
    `Akhiri sesi ${[device, adminListDateTime(createdAt)].filter(Boolean).join(', ')}`,
  endAll: 'Akhiri semua sesi',
};

export function MemberSessions({ user: { _id: id, name } }: { readonly user: User }) {
  const list = useEndpoint('listUserSessions', { id }, { staleTime: 0 });
  const refreshes = ['listUserSessions', 'listAuditEntries', 'getMemberTimeline'] as const;
  const one = useAction('endUserSession', { refreshes });
  const all = useAction('endUserSessions', { refreshes });
  const showResult = async (work: Promise<{ message: string }>) => {
    const { message } = await work;
    toast.success(`${name}: ${message}`);
  };
  return (
    <HistorySection
      title="Sesi"
      list={list}
      loadError="Sesi tidak dapat dimuat."
      empty="Tidak ada sesi yang sedang berjalan."
    >
      {(sessions) => (
        <SessionList
          label="Sesi yang berjalan"
          sessions={sessions}
          words={words}
          isBusy={one.isBusy || all.isBusy}
          onEnd={(session) => showResult(one.run({ id, session }))}
          onEndAll={() => showResult(all.run({ id }))}
        />
      )}
    </HistorySection>
  );
}
