import { ApiError } from 'contract/errors';
import type { payments as table } from 'contract/payments';
import { payments as ledger, users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { recordProofView } from '#model/proof-views.ts';

export const payments: Handlers<typeof table> = {
  async getPaymentProof({ id }, caller) {
    const user = id === caller.id ? caller.record : (await users.get(id))?.data;
    const payment = user?.paymentId ? await ledger.get(user.paymentId) : undefined;
    const file = payment?.data.file ? await fileStore.read(payment.data.file) : undefined;
    if (user === undefined || payment === undefined || file === undefined) throw new ApiError('not-found');
    if (id !== caller.id) {
      const admin = { id: caller.id, name: caller.record.name };
      await recordProofView(admin, { id, name: user.name }, payment.id);
    }
    return file;
  },
};
