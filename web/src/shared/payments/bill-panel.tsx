import type { Bill, BillQris } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer, transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { t as site } from 'contract/text/messages/site';
import { formatRupiah, groupThousands } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import { Suspense, useState } from 'react';
import * as t from '#messages/shared/payments';
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
          {t.exactAmount}
        </h3>
        <p className="font-bold text-title tabular-nums">
          <Amount bill={bill} />
        </p>
        {/* A custom of Indonesian banks. */}
        {site.language === 'id' && (
          <p className="text-sm">{fill(t.amountInWords, { words: terbilang(amount) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={String(amount)}>{t.copyAmount}</CopyButton>
        <CopyButton text={association.bank.accountNumber.replace(/\D/g, '')}>
          {t.copyAccountNumber}
        </CopyButton>
        {payer !== undefined && <CopyButton text={note}>{t.copyNote}</CopyButton>}
      </div>
      <Why bill={bill} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt>{t.billCode}</dt>
        <dd className="font-semibold tabular-nums">{codeText}</dd>
        <dt>{t.transferNote}</dt>
        <dd className="font-semibold wrap-anywhere">
          {note.slice(0, -codeText.length)}
          {/* A line break at its hyphen would look like a part of the code. */}
          <span className="text-nowrap">{codeText}</span>
        </dd>
        <dt>{t.dueAt}</dt>
        <dd className="font-semibold">{`${formatDateTime(dueAt)} WIB`}</dd>
      </dl>
      <div>
        <Button variant="secondary" size="small" onClick={() => saveReminder(bill)}>
          {t.saveReminder}
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

/**
 * Says that the last three digits matter, and how the amount differs from the fee. Without a unique code, only the
 * proof identifies the payment.
 */
function Why({ bill: { event, years, fee, amount, uniqueCode } }: { readonly bill: Bill }) {
  const money = formatRupiah(fee);
  const base =
    event !== null
      ? fill(t.basePrice, { fee: money })
      : years === 1
        ? fill(t.baseFee, { fee: money })
        : fill(t.baseFeeOfYears, { years, fee: money });
  if (uniqueCode === null) return <p className="text-sm">{fill(t.withoutCode, { base })}</p>;
  const codeText = fill(amount < fee ? t.codeIsDiscount : t.codeIsAdded, {
    code: groupThousands(uniqueCode),
    base,
  });
  return <p className="text-sm">{`${exactTransfer()} ${codeText}`}</p>;
}

const saveReminder = ({ calendar, code }: Bill): void =>
  saveFile(new Blob([calendar], { type: 'text/calendar' }), fill(t.reminderFile, { code }));

const BillQrisPicture = lazyComponent(() => import('./bill-qris-picture.tsx'));

/** QRIS code of the exact amount. Rendered after a press, to avoid a layout shift. */
function BillQrisPlace(props: { readonly qris: BillQris; readonly bill: Bill }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.hideQris : t.showQris}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label={t.drawingQris} className="size-6" />}>
          <BillQrisPicture {...props} />
        </Suspense>
      )}
    </div>
  );
}
