import type { PaymentRow } from 'contract/payments';
import { readableBillCode } from 'contract/rules/money/bills';
import { manualMeansLabels } from 'contract/rules/money/manual-payments';
import { rupiah } from 'contract/words/text';
import { type ReactNode, useRef, useState } from 'react';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { RowButton } from '#ui/lists/row-button.tsx';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** How a list of payments speaks to its reader. */
export interface PaymentWords {
  readonly lang: 'en' | 'id';
  readonly kinds: Readonly<Record<PaymentRow['kind'], string>>;
  readonly states: Readonly<Record<PaymentRow['state'], string>>;
  readonly moment: (at: string) => string;
  /** Before the code of the bill. */
  readonly bill: string;
  /** Before the moment at which it came in. */
  readonly sent: string;
  /** Before the name of who decided, where that is told. */
  readonly by: string;
  /** Before the reason of the decision. */
  readonly reason: string;
  /** On the button that opens the proof. */
  readonly view: string;
  /** Shown on that button instead. */
  readonly viewIcon?: ReactNode;
  /** Completes the name of that button, before the kind. */
  readonly of: string;
  /** Said instead of the button once the image is gone. */
  readonly removed: string;
  /** Names the open proof. */
  readonly proofTitle: (payment: PaymentRow) => string;
}

const tones: Readonly<Record<PaymentRow['state'], BadgeTone>> = {
  waiting: 'waiting',
  approved: 'good',
  rejected: 'bad',
  replaced: 'idle',
};

interface PaymentListProps {
  readonly payments: readonly PaymentRow[];
  /** Asks for them anew: a receipt may have been given its number. */
  readonly reload: () => Promise<readonly PaymentRow[]>;
  readonly words: PaymentWords;
}

/** What somebody has paid, each payment with its own proof. */
export function PaymentList({ payments, reload, words }: PaymentListProps) {
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
          <Payment
            key={payment._id}
            reload={reload}
            payment={payment}
            words={words}
            onOpen={() => show(payment)}
          />
        ))}
      </ul>
      {openPayment !== null && (
        <ImageOverlay
          isOpen={open !== null}
          endpoint="getProof"
          id={openPayment._id}
          lang={words.lang}
          title={words.proofTitle(openPayment)}
          onClose={() => setOpen(null)}
          returnFocus={() => opener.current}
        />
      )}
    </>
  );
}

interface PaymentProps {
  readonly reload: PaymentListProps['reload'];
  readonly payment: PaymentRow;
  readonly words: PaymentWords;
  readonly onOpen: () => void;
}

function Payment({ reload, payment, words, onOpen }: PaymentProps) {
  const { kind, amount, bill, state, createdAt, decidedAt, decidedBy, reason, hasProof, paidBy } = payment;
  const label = words.states[state];
  const sentAt = words.moment(createdAt);
  const rowName = `${words.of} ${words.kinds[kind].toLowerCase()}, ${sentAt}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{words.kinds[kind]}</strong>
          <span className="tabular-nums">{rupiah(amount)}</span>
          {paidBy !== null && (
            <span lang="id" className="text-sm">
              {manualMeansLabels[paidBy]}
            </span>
          )}
          <StatusBadge tone={tones[state]} label={label} />
        </p>
        <p className="text-muted text-sm">
          {`${words.sent} ${sentAt}`}
          {bill !== null && (
            <span className="tabular-nums">
              {`, ${words.bill} `}
              <span className="text-nowrap">{readableBillCode(bill)}</span>
            </span>
          )}
        </p>
        {decidedAt !== null && (
          <p className="text-muted text-sm wrap-anywhere">
            {`${label} ${words.moment(decidedAt)}${decidedBy === null ? '' : ` ${words.by} ${decidedBy}`}`}
          </p>
        )}
        {reason !== null && (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">{`${words.reason}: `}</span>
            <span lang="id">{reason}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 sm:justify-end">
        {state === 'approved' && <ReceiptButton payment={payment} reload={reload} rowName={rowName} />}
        {hasProof ? (
          <RowButton label={words.view} rowName={rowName} icon={words.viewIcon} onPress={onOpen} />
        ) : (
          <p className="py-1.5 text-muted text-sm">{words.removed}</p>
        )}
      </div>
    </li>
  );
}
