import type { OwnPlace } from 'contract/schemas/events/registrations';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import * as t from '#messages/features/events/event-registrations/refunds';
import { Notice } from '#ui/base/notice.tsx';

interface RefundNoticeProps {
  readonly refund: NonNullable<OwnPlace['refund']>;
  /** Page on which the payee enters the bank account. */
  readonly accountPage?: 'this' | 'own-events';
}

/** Says exactly how much a cancellation returns. */
export function RefundNotice({ refund, accountPage = 'this' }: RefundNoticeProps) {
  const { percent, amount } = refund;
  return (
    <Notice tone="info">
      <p className="font-semibold">{fill(t.returnedAmount, { amount: formatRupiah(amount) })}</p>
      <p>
        {amount === 0
          ? t.refundPeriodOver
          : fill(accountPage === 'this' ? t.shareThenHere : t.shareThenOwnEvents, { percent })}
      </p>
    </Notice>
  );
}
