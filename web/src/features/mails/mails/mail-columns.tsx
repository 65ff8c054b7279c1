import type { MailRow } from 'contract/mails/mails';
import { canResend } from 'contract/schemas/list-states';
import { createContext, useContext } from 'react';
import { DateTimeCell, WrappedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { MailStateCell } from './mail-state.tsx';

export const AskResendContext = createContext<(mail: MailRow) => void>(() => {});

export const mailColumns: Columns<MailRow> = [
  {
    header: 'Email',
    cell: ({ subject }) => <p className="max-w-sm wrap-anywhere @4xl:min-w-56">{subject}</p>,
  },
  { header: 'Kepada', cell: ({ to }) => <WrappedCell text={to} /> },
  { header: 'Status', cell: (row) => <MailStateCell mail={row} /> },
  { header: 'Ditulis', cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
  actionsColumn((row) => <MailActions mail={row} />),
];

/** Asks whether mails to a dead address are sent again. */
export const AskLiftContext = createContext<(email: string) => void>(() => {});

/** Whether the address refused this mail, or an earlier one. */
const isDead = ({ state, bounce, lastError }: MailRow): boolean =>
  bounce?.kind === 'hard' || (state === 'dropped' && lastError !== null);

function MailActions({ mail }: { readonly mail: MailRow }) {
  const askResend = useContext(AskResendContext);
  const askLift = useContext(AskLiftContext);
  if (!canResend(mail.state)) return <GoesByItself />;
  return (
    <RowActions>
      <RowButton label="Kirim ulang" rowName={`ke ${mail.to}`} onPress={() => askResend(mail)} />
      {isDead(mail) && <RowButton label="Buka alamat" rowName={mail.to} onPress={() => askLift(mail.to)} />}
    </RowActions>
  );
}

/** Shown where no admin needs to act. */
export function GoesByItself() {
  return <span className="text-muted text-sm">Dikirim otomatis</span>;
}
