import type { LetterRecipient } from 'contract/mails/letters';
import { recipientStates } from 'contract/rules/mails/letter-states';
import { skipReasonTexts } from 'contract/rules/mails/letters';
import { adminListDateTime } from 'contract/text/dates';
import { useParams, useSearchParams } from 'react-router-dom';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { PersonLink, WrappedCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { recipientStateLabels, recipientTones } from './letter-labels.ts';
import { parseRecipientState } from './recipient-filter.ts';

const columns: Columns<LetterRecipient> = [
  {
    header: 'Nama',
    cell: (row) => (row.userId === null ? row.name : <PersonLink id={row.userId} name={row.name} />),
  },
  { header: 'Email', cell: ({ email }) => <WrappedCell text={email} /> },
  { header: 'Status', cell: (row) => <State recipient={row} /> },
];

function State({ recipient }: { readonly recipient: LetterRecipient }) {
  const { state, skipReason, error, settledAt } = recipient;
  const reason = skipReason === null ? error : skipReasonTexts[skipReason];
  const parts = [settledAt === null ? null : adminListDateTime(settledAt), reason];
  const text = parts.filter((part) => part !== null).join('. ');
  return (
    <div className="grid max-w-xs justify-items-start gap-1">
      <StatusBadge tone={recipientTones[state]} label={recipientStateLabels[state]} />
      {text !== '' && <p className="text-muted text-sm wrap-anywhere">{text}</p>}
    </div>
  );
}

/** Omits the short-lived state of mails that are being sent. */
const shownStates = recipientStates.filter((state) => state !== 'leased');

/** Lists the recipients of a letter with their states and reasons. */
export default function RecipientsPage() {
  const { id = '' } = useParams();
  const chosen = parseRecipientState(useSearchParams()[0]);
  const list = useList('listLetterRecipients', { id, state: chosen });
  const path = `/admin/letters/recipients/${id}`;
  const tabs = [
    { to: path, label: 'Semua', isCurrent: chosen === undefined },
    ...shownStates.map((state) => ({
      to: `${path}?state=${state}`,
      label: recipientStateLabels[state],
      isCurrent: state === chosen,
    })),
  ];
  return (
    <>
      <ScreenHead back={`/admin/letters/${id}`} />
      <div className="grid gap-5">
        <TabLinks label="Penerima menurut status" tabs={tabs} />
        <PagedTable
          {...list}
          caption="Penerima surat, perubahan terbaru dulu"
          columns={columns}
          loadError="Gagal mengambil daftar penerima"
          empty={{ text: 'Tidak ada penerima', reason: 'Tidak ada penerima dengan status ini.' }}
        />
      </div>
    </>
  );
}
