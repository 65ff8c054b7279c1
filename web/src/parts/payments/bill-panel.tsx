import type { Bill } from 'contract/bills';
import { readableBillCode } from 'contract/rules/money/bills';
import { association } from 'contract/words/association';
import { indonesianMoment } from 'contract/words/dates';
import { terbilang } from 'contract/words/terbilang';
import { grouped, rupiah } from 'contract/words/text';
import { Button } from '#ui/base/button.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { BillQrisPlace } from './bill-qris-place.tsx';
import { CopyButton } from './copy-button.tsx';

/** What is to be transferred exactly, and until when; copied digit by digit, as banks take it. */
export default function BillPanel({ bill }: { readonly bill: Bill }) {
  const { amount, code, dueAt } = bill;
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
      </div>
      <Why bill={bill} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt>Kode tagihan</dt>
        <dd className="font-semibold tabular-nums">{readableBillCode(code)}</dd>
        <dt>Batas bayar</dt>
        <dd className="font-semibold">{`${indonesianMoment(dueAt)} WIB`}</dd>
      </dl>
      <div>
        <Button variant="secondary" size="small" onClick={() => saveReminder(bill)}>
          Simpan pengingat di kalender
        </Button>
      </div>
      {bill.qris !== null && <BillQrisPlace qris={bill.qris} amount={amount} />}
    </section>
  );
}

/** The last three digits are what the transfer is known by. */
function Amount({ bill: { amount, uniqueCode } }: { readonly bill: Bill }) {
  if (uniqueCode === null) return rupiah(amount);
  return (
    <>
      {rupiah(amount).slice(0, -3)}
      <mark className="rounded-sm bg-warning-soft px-0.5 text-warning">{rupiah(amount).slice(-3)}</mark>
    </>
  );
}

function Why({ bill: { fee, amount, uniqueCode } }: { readonly bill: Bill }) {
  if (uniqueCode === null) {
    return <p className="text-sm">Tanpa kode unik: tulis kode tagihan pada berita transfer.</p>;
  }
  const change =
    amount < fee ? `potongan ${grouped(uniqueCode)} rupiah dari` : `${grouped(uniqueCode)} rupiah di atas`;
  return (
    <p className="text-sm">
      {`Tiga angka terakhir adalah kode unik (${change} iuran ${rupiah(fee)}), sehingga transfer Anda langsung dikenali.`}
    </p>
  );
}

const saveReminder = ({ calendar, code }: Bill): void =>
  saveFile(new Blob([calendar], { type: 'text/calendar' }), `tagihan-${code}.ics`);
