import type { receiptChecks as table } from 'contract/money/receipt-checks';
import type { Handlers } from '#http/handler.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { checkReceipt } from '#model/money/receipts/receipt-checks.ts';

export const receiptChecks: Handlers<typeof table> = {
  async checkReceipt({ code }, _caller, { client }) {
    await limitRate('receipt-check', client.network);
    return checkReceipt(code);
  },
};
