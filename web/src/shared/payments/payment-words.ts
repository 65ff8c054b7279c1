import type { PaymentKind, PaymentState } from 'contract/money/payments';
import * as t from '#messages/shared/payments';

export const kindText: Record<PaymentKind, string> = {
  registration: t.registration,
  renewal: t.renewal,
  event: t.event,
};

export const stateText: Record<PaymentState, string> = {
  waiting: t.waiting,
  approved: t.approved,
  rejected: t.rejected,
  replaced: t.replaced,
};
