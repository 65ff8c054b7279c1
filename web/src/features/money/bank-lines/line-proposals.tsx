import type { BankLine, ProposedBill, ProposedMember } from 'contract/money/bank-lines';
import { formatBillCode } from 'contract/rules/money/bills';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { memberValidity } from '#shared/members/member-validity.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { reasonText } from '#shared/statements/match-words.ts';
import { Button } from '#ui/base/button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

interface LineProposalsProps {
  readonly line: BankLine;
  /** Writes a bill code into the field. */
  readonly onChoose: (code: string) => void;
  /** Called after the money was accepted for a member without a bill. */
  readonly onTaken: () => void;
}

/** Bills and members that the bank's text, the codes in it, and the amount point to, best first. */
export function LineProposals({ line, onChoose, onTaken }: LineProposalsProps) {
  const { data, isError } = useEndpoint('listLineProposals', { id: line._id }, { bypassCache: true });
  if (isError) return <Hint>Usulan tidak dapat diambil. Ketik kodenya sendiri.</Hint>;
  if (data === undefined) return <Hint>Mencari tagihan dan anggota…</Hint>;
  const paid = data.bills.find(({ isPaid, why }) => isPaid && why.codeFits);
  if (data.bills.length + data.members.length === 0)
    return <Hint>Tidak ada nama, kode, atau jumlah yang dikenali.</Hint>;
  return (
    <section aria-label="Usulan" className="grid gap-3">
      {paid !== undefined && <SecondPayment bill={paid} />}
      <ul className="grid gap-2">
        {data.bills.map((bill) => (
          <BillProposal key={bill.code} bill={bill} onChoose={onChoose} />
        ))}
        {data.members.map((member) => (
          <MemberProposal key={member._id} line={line} member={member} onTaken={onTaken} />
        ))}
      </ul>
    </section>
  );
}

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="text-muted text-sm">
    {children}
  </p>
);

interface ProposalProps {
  readonly name: string;
  readonly facts: string;
  readonly reasons: string;
  readonly children: ReactNode;
}

const Proposal = ({ name, facts, reasons, children }: ProposalProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line px-3 py-2">
    <span className="grid min-w-0 grow basis-44 text-sm">
      <strong className="wrap-anywhere">{name}</strong>
      <span className="tabular-nums">{facts}</span>
      <span className="text-muted text-xs">{reasons}</span>
    </span>
    {children}
  </li>
);

function BillProposal({
  bill,
  onChoose,
}: { readonly bill: ProposedBill } & Pick<LineProposalsProps, 'onChoose'>) {
  const code = formatBillCode(bill.code);
  return (
    <Proposal
      name={bill.name ?? 'Pengunjung tanpa akun'}
      facts={`${code}, ${formatRupiah(bill.amount)}`}
      reasons={reasonText(bill)}
    >
      {bill.isPaid ? (
        <span className="font-semibold text-muted text-sm">Sudah dibayar</span>
      ) : (
        <Button size="small" variant="secondary" aria-label={`Pilih ${code}`} onClick={() => onChoose(code)}>
          Pilih
        </Button>
      )}
    </Proposal>
  );
}

interface MemberProposalProps extends Pick<LineProposalsProps, 'line' | 'onTaken'> {
  readonly member: ProposedMember;
}

function MemberProposal({ line, member, onTaken }: MemberProposalProps) {
  const { _id, name, memberNumber, validUntil, fee, isWaiting } = member;
  const isFee = line.sen === fee * 100;
  const until =
    validUntil === null ? 'belum pernah aktif' : memberValidity(validUntil, adminListDate(validUntil));
  return (
    <Proposal
      name={name}
      facts={[memberNumber, until, `iuran ${formatRupiah(fee)}`].filter((fact) => fact !== null).join(', ')}
      reasons="Nama pembayar, tanpa tagihan terbuka"
    >
      {isWaiting && <span className="text-muted text-sm">Permintaannya menunggu persetujuan</span>}
      {!isWaiting && isFee && <TakePayment line={line} member={member} onTaken={onTaken} />}
      {!isWaiting && !isFee && (
        <Link className="text-link text-sm" to={`/admin/money/payments/${_id}`}>
          Catat pembayaran
        </Link>
      )}
    </Proposal>
  );
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
function TakePayment({ line, member, onTaken }: MemberProposalProps) {
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

/** Choices for money of a bill that was paid before. */
function SecondPayment({ bill: { code, userId, paymentId } }: { readonly bill: ProposedBill }) {
  return (
    <div className="grid gap-2 rounded-control border-warning border-l-4 bg-warning-soft px-4 py-3 text-sm">
      <p className="font-semibold">{`Pembayaran kedua: tagihan ${formatBillCode(code)} sudah dibayar.`}</p>
      <p>Tanyakan kepada pembayar, lalu pilih satu:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>Kembalikan: kirim uangnya kembali, lalu tandai baris ini “Bukan iuran”.</li>
        <li>
          Tahun berikutnya:{' '}
          {userId === null ? (
            'catat sebagai pembayaran anggota itu.'
          ) : (
            <Link className="text-link" to={`/admin/money/payments/${userId}`}>
              catat pembayaran anggota ini
            </Link>
          )}
        </li>
        <li>Donasi: simpan persetujuan tertulis pembayar, lalu tandai baris ini “Bukan iuran”.</li>
      </ul>
      {paymentId !== null && (
        <p>
          <Link className="text-link" to={`/admin/money/ledger/entries/payment-${paymentId}`}>
            Pembayaran pertama di buku kas
          </Link>
        </p>
      )}
    </div>
  );
}
