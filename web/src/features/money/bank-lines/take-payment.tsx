import type { BankLine, ProposedMember } from 'contract/money/bank-lines';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { Button } from '#ui/base/button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

interface TakePaymentProps {
  readonly line: BankLine;
  readonly member: ProposedMember;
  readonly onTaken: () => void;
}

const refreshes = [
  ...lineRefreshes,
  'listLineProposals',
  'getUser',
  'listUsers',
  'listUserPayments',
  'listLedgerEntries',
  'listLedgerMonths',
] as const;

/** Takes money of a member without a bill after a second press. A bill is made and closed in one step. */
export function TakePayment({ line, member, onTaken }: TakePaymentProps) {
  const take = useAction('takeBankLine', { refreshes });
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, error } = useDialogAction({
    attempt: () => take.run({ id: line._id, userId: member._id, seenUntil: member.validUntil ?? '' }),
    onClose: onTaken,
    onDone: ({ message }) => toast.success(`${member.name}: ${message}`),
  });
  if (!isAsking) {
    return (
      <Button
        size="small"
        variant="secondary"
        aria-label={`Terima sebagai iuran ${member.name}`}
        onClick={() => setAsking(true)}
      >
        Terima sebagai iuran
      </Button>
    );
  }
  return (
    <div className="grid basis-full justify-items-start gap-2 text-sm">
      <p>
        Tagihan dibuat dan langsung lunas. Keanggotaan bertambah satu tahun, kuitansi terbit, dan anggota
        mendapat email.
      </p>
      {error !== undefined && (
        <p role="alert" className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={isBusy} busyLabel="Mencatat…" onClick={() => void run()}>
          Terima dan perpanjang
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
          Batal
        </Button>
      </div>
    </div>
  );
}
