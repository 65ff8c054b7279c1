import type { Bill, BillQris } from 'contract/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer, transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { formatRupiah, groupThousands } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import { Suspense, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { CopyButton } from './copy-button.tsx';

interface BillPanelProps {
  readonly bill: Bill;
  /** Name for the note of the transfer, if it is known. */
  readonly payer?: string | undefined;
}

/** Exact amount to transfer and due date. Copies plain digits, as banks accept them. */
export default function BillPanel({ bill, payer }: BillPanelProps) {
  const { amount, code, dueAt, membership } = bill;
  const note = transferNote({ name: payer, membership, code });
  const codeText = formatBillCode(code);
  return (
    <section
      aria-labelledby="bill-title"
      className="grid content-start gap-3 rounded-control bg-brand-soft p-4"
    >
      <div>
        <h3 id="bill-title" className="font-semibold text-sm">
          Transfer tepat
        </h3>
        <p className="font-bold text-title tabular-nums">
          <Amount bill={bill} />
        </p>
        <p className="text-sm">{`${terbilang(amount)} rupiah`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={String(amount)}>Salin nominal</CopyButton>
        <CopyButton text={association.bank.accountNumber.replace(/\D/g, '')}>Salin nomor rekening</CopyButton>
        {payer !== undefined && <CopyButton text={note}>Salin berita transfer</CopyButton>}
      </div>
      <Why bill={bill} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt>Kode tagihan</dt>
        <dd className="font-semibold tabular-nums">{codeText}</dd>
        <dt>Berita transfer</dt>
        <dd className="font-semibold wrap-anywhere">
          {note.slice(0, -codeText.length)}
          {/* A line break at its hyphen would look like a part of the code. */}
          <span className="text-nowrap">{codeText}</span>
        </dd>
        <dt>Batas bayar</dt>
        <dd className="font-semibold">{`${formatDateTime(dueAt)} WIB`}</dd>
      </dl>
      <div>
        <Button variant="secondary" size="small" onClick={() => saveReminder(bill)}>
          Simpan pengingat di kalender
        </Button>
      </div>
      {bill.qris !== null && <BillQrisPlace qris={bill.qris} bill={bill} />}
    </section>
  );
}

/** Highlights the last three digits, which identify the transfer. */
function Amount({ bill: { amount, uniqueCode } }: { readonly bill: Bill }) {
  if (uniqueCode === null) return formatRupiah(amount);
  return (
    <>
      {formatRupiah(amount).slice(0, -3)}
      <mark className="rounded-sm bg-warning-soft px-0.5 text-warning">{formatRupiah(amount).slice(-3)}</mark>
    </>
  );
}

/** Says that the last three digits matter, and how the amount differs from the fee. */
function Why({ bill: { event, years, fee, amount, uniqueCode } }: { readonly bill: Bill }) {
  if (uniqueCode === null) return null;
  const change =
    amount < fee
      ? `potongan ${groupThousands(uniqueCode)} rupiah dari`
      : `${groupThousands(uniqueCode)} rupiah di atas`;
  return (
    <p className="text-sm">
      {`${exactTransfer()} Kode uniknya ${change} ${event === null ? 'iuran' : 'harga'} ${years === 1 ? '' : `${years} tahun, `}${formatRupiah(fee)}.`}
    </p>
  );
}

const saveReminder = ({ calendar, code }: Bill): void =>
  saveFile(new Blob([calendar], { type: 'text/calendar' }), `tagihan-${code}.ics`);

const BillQrisPicture = lazyComponent(() => import('./bill-qris-picture.tsx'));

interface BillQrisPlaceProps {
  readonly qris: BillQris;
  readonly bill: Bill;
}

/** QRIS code of the exact amount. Rendered after a press, to avoid a layout shift. */
function BillQrisPlace(props: BillQrisPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Sembunyikan QRIS' : 'Tampilkan QRIS'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label="Menggambar QRIS…" className="size-6" />}>
          <BillQrisPicture {...props} />
        </Suspense>
      )}
    </div>
  );
}
