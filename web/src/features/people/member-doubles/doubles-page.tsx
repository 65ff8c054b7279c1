import type { MemberDouble } from 'contract/people/member-doubles';
import { describeReasons } from 'contract/rules/people/doubles';
import { createContext, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { comparePath } from '#shared/members/possible-doubles.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { DoublesTabs } from './doubles-tabs.tsx';

/** Outcome of the last decision: a failure, or a dismissed pair, which can be opened again. */
interface Outcome {
  readonly failure?: Failure;
  readonly dismissed?: { readonly name: string; readonly reopen: () => void };
}

const ShowOutcomeContext = createContext<(outcome: Outcome) => void>(() => undefined);

const columns: Columns<MemberDouble> = [
  {
    header: 'Anggota',
    cell: ({ people }) => (
      <ul className="grid gap-2">
        {people.map(({ _id, name, memberNumber, email }) => (
          <li key={_id} className="grid">
            <Link to={`/admin/manage-user/${_id}`} className="text-link wrap-anywhere">
              {name}
            </Link>
            <span className="text-muted text-sm wrap-anywhere">
              {[memberNumber, email].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  { header: 'Alasan', cell: ({ reasons }) => describeReasons(reasons) },
  actionsColumn((double) => <Decision double={double} />),
];

const refreshes = ['listMemberDoubles', 'listDoublesOf'] as const;

function Decision({ double: { people } }: { readonly double: MemberDouble }) {
  const show = useContext(ShowOutcomeContext);
  const decide = useAction('decideMemberDouble', { refreshes });
  const [one, other] = people;
  const rowName = `${one.name} dan ${other.name}`;
  const send = async (isDouble: boolean) => {
    show({});
    try {
      await decide.run({ one: one._id, other: other._id, isDouble });
      if (!isDouble) show({ dismissed: { name: rowName, reopen: () => void send(true) } });
    } catch (error) {
      const detail = getErrorReason(error);
      show({ failure: { record: rowName, text: 'Keputusan gagal disimpan', detail } });
    }
  };
  return (
    <RowActions>
      <RowLink label="Bandingkan" rowName={rowName} to={comparePath(one._id, other._id)} />
      <RowButton
        label="Bukan orang yang sama"
        rowName={rowName}
        isBusy={decide.isBusy}
        onPress={() => void send(false)}
      />
    </RowActions>
  );
}

/** Lists pairs of people who are probably one, the strongest reasons first. */
export default function DoublesPage() {
  const [{ failure = null, dismissed }, show] = useState<Outcome>({});
  const list = useList('listMemberDoubles');
  return (
    <ShowOutcomeContext value={show}>
      <ScreenHead>
        <MemberAdminLinks />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DoublesTabs current="doubles" />
        {dismissed !== undefined && (
          <Notice tone="success" onRetry={dismissed.reopen} retryLabel="Batalkan">
            {`${dismissed.name} ditandai sebagai orang yang berbeda.`}
          </Notice>
        )}
        <PagedTable
          {...list}
          caption="Pasangan anggota, yang paling mungkin sama dulu"
          columns={columns}
          loadError="Gagal mengambil data ganda"
          empty={{
            text: 'Tidak ada data ganda',
            reason: 'Pasangan yang mirip dicari setiap malam dan muncul di sini.',
          }}
        />
      </div>
    </ShowOutcomeContext>
  );
}
