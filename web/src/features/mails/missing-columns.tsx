import type { MissingReminder } from 'contract/mails';
import { canResend } from 'contract/schemas/list-states';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { dateCell, wrappedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { AskResendContext, GoesByItself } from './mail-columns.tsx';
import { MailStateCell } from './mail-state.tsx';

const helper = createColumns<MissingReminder>();

export const missingColumns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <Link to={`/admin/manage-user/${original._id}`} className="text-link inline-block py-1 wrap-anywhere">
        {original.name}
      </Link>
    ),
  }),
  helper.accessor('email', {
    header: 'Email',
    cell: wrappedCell,
  }),
  helper.accessor('validUntil', {
    header: 'Ends',
    cell: dateCell,
  }),
  helper.accessor('days', {
    header: 'Reminder',
    cell: ({ getValue }) => <span className="text-nowrap">{getValue()} days before</span>,
  }),
  helper.accessor('reason', { header: 'Why', cell: ({ row }) => <ReasonCell row={row.original} /> }),
  helper.actions((row) => <MissingActions row={row} />),
]);

const reasons = {
  'consent-withdrawn': 'Menarik persetujuannya, jadi tidak diingatkan.',
  'reminders-off': 'Menghentikan pengingat, jadi tidak diingatkan.',
  'renewal-waits': 'Perpanjangannya sedang menunggu keputusan, jadi tidak diingatkan.',
  'institution-renews': 'Anggota melalui institusi: yang diingatkan adalah koordinatornya.',
  'not-written': 'Belum ditulis: pekerjaan harian pukul 01.00 WIB belum sampai ke anggota ini.',
} as const;

function ReasonCell({ row: { reason, mail } }: { readonly row: MissingReminder }) {
  if (mail !== null) return <MailStateCell mail={mail} />;
  return (
    <p lang="id" className="max-w-xs">
      {reason === 'not-sent' ? 'Belum terkirim.' : reasons[reason]}
    </p>
  );
}

function MissingActions({ row: { name, reason, mail } }: { readonly row: MissingReminder }) {
  const askResend = useContext(AskResendContext);
  if (reason === 'renewal-waits') {
    return (
      <RowActions>
        <RowLink label="Review" rowName={`renewal of ${name}`} to="/admin/request-renewal" />
      </RowActions>
    );
  }
  if (['institution-renews', 'consent-withdrawn', 'reminders-off'].includes(reason)) return null;
  if (mail === null || !canResend(mail.state)) return <GoesByItself />;
  return (
    <RowActions>
      <RowButton label="Send again" rowName={`to ${mail.to}`} onPress={() => askResend(mail)} />
    </RowActions>
  );
}
