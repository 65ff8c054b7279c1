import type { MemberMerge } from 'contract/people/member-doubles';
import type { MergeState } from 'contract/rules/people/merges';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { DoublesTabs } from './doubles-tabs.tsx';
import { useMergeRun } from './use-merge-run.ts';

const states: Readonly<Record<MergeState, { label: string; tone: BadgeTone }>> = {
  moving: { label: 'Sedang digabungkan', tone: 'waiting' },
  merged: { label: 'Digabungkan', tone: 'good' },
  undoing: { label: 'Sedang dibatalkan', tone: 'waiting' },
  undone: { label: 'Dibatalkan', tone: 'idle' },
  final: { label: 'Selesai', tone: 'good' },
};

const mergeRefreshes = [
  'listMemberMerges',
  'listMemberDoubles',
  'listDoublesOf',
  'listUsers',
  'getUser',
  'getTotalUsers',
  'getMemberTimeline',
] as const;

const columns: Columns<MemberMerge> = [
  { header: 'Anggota', cell: (row) => <People merge={row} /> },
  { header: 'Dipindahkan', cell: (row) => <Moved merge={row} /> },
  { header: 'Oleh', cell: (row) => `${row.by}, ${adminListDateTime(row.at)}` },
  { header: 'Keadaan', cell: ({ state }) => <StatusBadge {...states[state]} /> },
  actionsColumn((merge) => (merge.undoUntil === null ? null : <Undo merge={merge} />)),
];

interface MergeProps {
  readonly merge: MemberMerge;
}

function People({ merge: { survivor, loser } }: MergeProps) {
  const former = [loser.name === '' ? 'Akun lama yang sudah dihapus' : loser.name, loser.memberNumber];
  return (
    <span className="grid">
      <Link to={`/admin/manage-user/${survivor._id}`} className="text-link wrap-anywhere">
        {survivor.name === '' ? 'Anggota yang sudah dihapus' : survivor.name}
      </Link>
      <span className="text-muted text-sm wrap-anywhere">{`Dari ${former.filter(Boolean).join(' · ')}`}</span>
    </span>
  );
}

function Moved({ merge: { moved, state, kept, keptCount, undoneBy, undoneAt } }: MergeProps) {
  const texts = moved.map(({ label, count }) => `${label} ${count}`);
  return (
    <span className="grid gap-1">
      <span>{texts.length === 0 ? 'Data diri' : texts.join(', ')}</span>
      {state === 'undone' && undoneAt !== null && (
        <span className="text-muted text-sm">{`Dibatalkan ${undoneBy}, ${adminListDateTime(undoneAt)}`}</span>
      )}
      {keptCount > 0 && (
        <details className="text-sm">
          <summary>{`${keptCount} tetap di anggota ini`}</summary>
          <ul>
            {kept.map(({ label, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>{`${label}: ${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}

function Undo({ merge: { _id: id, survivor, loser, undoUntil } }: MergeProps) {
  const undo = useAction('undoMemberMerge', { refreshes: mergeRefreshes });
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': `Batalkan penggabungan ${loser.name}` }}
      label="Batalkan"
      title="Batalkan Penggabungan"
      content={`${loser.name} menjadi akun sendiri lagi dengan semua data yang dipindahkan. Yang datang sesudah penggabungan tetap di ${survivor.name}. Dapat dibatalkan sampai ${undoUntil === null ? '' : adminListDate(undoUntil)}.`}
      record={survivor.name}
      confirmLabel="Batalkan penggabungan"
      busyLabel="Membatalkan…"
      send={() => undo.run({ id })}
      onDone={showReplyFor(survivor.name)}
    />
  );
}

/** Lists the merges of people, the newest first, and continues running ones. */
export default function MergesPage() {
  const list = useList('listMemberMerges');
  useMergeRun(list.list.data?.data.find(({ state }) => state === 'moving' || state === 'undoing'));
  return (
    <>
      <ScreenHead>
        <MemberAdminLinks />
      </ScreenHead>
      <div className="grid gap-5">
        <DoublesTabs current="merges" />
        <PagedTable
          {...list}
          caption="Penggabungan, terbaru dulu"
          columns={columns}
          loadError="Gagal mengambil daftar penggabungan"
          empty={{
            text: 'Belum ada penggabungan',
            reason: 'Bandingkan dua anggota di tab Pasangan, lalu gabungkan.',
          }}
        />
      </div>
    </>
  );
}
