import { mayResend } from 'contract/fields/list-states';
import type { MailRow } from 'contract/mails';
import { adminListTime } from 'contract/words/dates';
import { createContext, useContext } from 'react';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { MailStateCell } from './mail-state.tsx';

/** Asks whether this mail is to go out once more. */
export const AskResendContext = createContext<(mail: MailRow) => void>(() => {});

const helper = columnsOf<MailRow>();

export const mailColumns = helper.columns([
  helper.accessor('subject', {
    header: 'Mail',
    cell: ({ getValue }) => (
      <p lang="id" className="max-w-sm wrap-anywhere @4xl:min-w-56">
        {getValue()}
      </p>
    ),
  }),
  helper.accessor('to', {
    header: 'To',
    cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
  }),
  helper.accessor('state', { header: 'Status', cell: ({ row }) => <MailStateCell mail={row.original} /> }),
  helper.accessor('createdAt', {
    header: 'Written',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} lang="id" className="text-nowrap">
        {adminListTime(getValue())}
      </time>
    ),
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <MailActions mail={row.original} />,
  }),
]);

function MailActions({ mail }: { readonly mail: MailRow }) {
  const askResend = useContext(AskResendContext);
  if (!mayResend(mail.state)) return <GoesByItself />;
  return (
    <RowActions>
      <RowButton label="Send again" rowName={`to ${mail.to}`} onPress={() => askResend(mail)} />
    </RowActions>
  );
}

/** Stands where there is nothing for a person to do. */
export function GoesByItself() {
  return <span className="text-muted text-sm">Goes out by itself</span>;
}
