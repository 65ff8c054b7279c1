import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/money/payments';
import { formatBillCode } from 'contract/rules/money/bills';
import { manualMeansLabels } from 'contract/rules/money/manual-payments';
import { yearRange } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { type ReactNode, useRef, useState } from 'react';
import * as t from '#messages/shared/payments';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-action.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { kindText, stateText } from './payment-words.ts';
import { ReceiptButton } from './receipt-button.tsx';

export interface PaymentWords {
  readonly title: string;
  readonly loadError: string;
  readonly moment: (at: string) => string;
  /** Shown on the button of a proof instead of its label. */
  readonly viewIcon?: ReactNode;
  readonly proofTitle: (payment: PaymentRow) => string;
}

const tones: Readonly<Record<PaymentRow['state'], BadgeTone>> = {
  waiting: 'waiting',
  approved: 'good',
  rejected: 'bad',
  replaced: 'idle',
};

interface PaymentSectionProps {
  readonly list: UseQueryResult<{ readonly data: readonly PaymentRow[] }, Error>;
  readonly words: PaymentWords;
}

export function PaymentSection({ list, words }: PaymentSectionProps) {
  const { title, loadError } = words;
  /** Refetches the payments, because a receipt may have received its number. */
  const reload = async () => (await list.refetch()).data?.data ?? [];
  return (
    <HistorySection title={title} list={list} loadError={loadError} empty={t.noPayments}>
      {(payments) => <PaymentList payments={payments} reload={reload} words={words} />}
    </HistorySection>
  );
}

interface PaymentListProps {
  readonly payments: readonly PaymentRow[];
  readonly reload: () => Promise<readonly PaymentRow[]>;
  readonly words: PaymentWords;
}

function PaymentList({ payments, reload, words }: PaymentListProps) {
  const [open, setOpen] = useState<PaymentRow | null>(null);
  const openPayment = useDialogRecord(open);
  const opener = useRef<HTMLElement | null>(null);
  const show = (payment: PaymentRow) => {
    opener.current = document.activeElement as HTMLElement | null;
    setOpen(payment);
  };
  return (
    <>
      <ul className="grid">
        {payments.map((payment) => (
          <Payment key={payment._id} {...{ reload, payment, words }} onOpen={() => show(payment)} />
        ))}
      </ul>
      {openPayment !== null && (
        <ImageOverlay
          isOpen={open !== null}
          endpoint="getProof"
          id={openPayment._id}
          title={words.proofTitle(openPayment)}
          onClose={() => setOpen(null)}
          returnFocus={() => opener.current}
        />
      )}
    </>
  );
}

interface PaymentProps extends Omit<PaymentListProps, 'payments'> {
  readonly payment: PaymentRow;
  readonly onOpen: () => void;
}

function Payment({ reload, payment, words, onOpen }: PaymentProps) {
  const { kind, event, bill, state, decidedAt, decidedBy, reason, paidBy, period, years } = payment;
  const label = stateText[state];
  const sentAt = words.moment(payment.createdAt);
  const rowName = fill(t.paymentRow, { kind: kindText[kind].toLowerCase(), date: sentAt });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere">
            {event === null ? kindText[kind] : `${kindText[kind]}: ${event}`}
          </strong>
          <span className="tabular-nums">{formatRupiah(payment.amount)}</span>
          {paidBy !== null && <span className="text-sm">{manualMeansLabels[paidBy]}</span>}
          <StatusBadge tone={tones[state]} label={label} />
          {years > 1 && <span className="text-sm">{fill(t.years, { years })}</span>}
          {period !== null && (
            <span className="text-sm">{fill(t.period, { period: yearRange(period) })}</span>
          )}
        </p>
        <p className="text-muted text-sm">
          {bill === null
            ? fill(t.sent, { date: sentAt })
            : fillElements(t.sentWithBill, {
                date: sentAt,
                bill: <span className="text-nowrap tabular-nums">{formatBillCode(bill)}</span>,
              })}
        </p>
        {decidedAt !== null && (
          <p className="text-muted text-sm wrap-anywhere">
            {decidedBy === null
              ? fill(t.decided, { state: label, date: words.moment(decidedAt) })
              : fill(t.decidedBy, { state: label, date: words.moment(decidedAt), name: decidedBy })}
          </p>
        )}
        {reason !== null && (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">{t.rejectionReason} </span>
            {reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 sm:justify-end">
        {state === 'approved' && <ReceiptButton payment={payment} reload={reload} rowName={rowName} />}
        {payment.hasProof ? (
          <RowButton label={t.viewProof} rowName={rowName} icon={words.viewIcon} onPress={onOpen} />
        ) : (
          <p className="py-1.5 text-muted text-sm">{t.proofDeleted}</p>
        )}
      </div>
    </li>
  );
}
