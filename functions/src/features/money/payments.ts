import { ApiError } from 'contract/errors';
import type { payments as table } from 'contract/money/payments';
import { hasDuty } from 'contract/rules/admins/duties';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { payments as paymentRecords, users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { listPayments } from '#model/money/payments/list-payments.ts';
import { readProof, recordProofView } from '#model/money/payments/proofs.ts';
import { recordPayment } from '#model/money/payments/record-payment.ts';
import { getOwnWaitingPayment, replaceProof } from '#model/money/payments/replacements.ts';
import { readUsualWait } from '#model/money/payments/usual-wait.ts';
import { toReceiptFile } from '#model/money/receipts/receipt-file.ts';
import { findReceipt, issueReceipt, nameReceipt } from '#model/money/receipts/receipts.ts';

async function readProofImage(payment: Stored<PaymentRecord> | undefined) {
  const file = payment?.data.file ? await fileStore.read(payment.data.file) : undefined;
  if (payment === undefined || file === undefined) throw new ApiError('not-found');
  return { payment, file };
}

export const payments: Handlers<typeof table> = {
  async getPaymentProof({ id }, caller) {
    const isOwn = id === caller.user.id;
    const user = isOwn ? caller.user : await users.get(id);
    if (user === undefined) throw new ApiError('not-found');
    const { paymentId } = user.data;
    const { payment, file } = await readProofImage(
      paymentId === null ? undefined : await paymentRecords.get(paymentId),
    );
    if (!isOwn) await recordProofView(actorOf(caller.user), actorOf(user), payment.id);
    return file;
  },

  async listUserPayments({ id }, caller) {
    return { data: await listPayments(id, caller.user.data.role === 'Admin') };
  },

  async getUsualWait() {
    return { days: await readUsualWait() };
  },

  async getProof({ id }, caller) {
    const entry = await paymentRecords.get(id);
    const isOwn = entry?.data.userId === caller.user.id;
    if (!isOwn && !hasDuty(caller.user.data, 'money')) throw new ApiError('not-found');
    const { payment, file } = await readProofImage(entry);
    if (!isOwn) {
      const { userId } = payment.data;
      const name = (await users.get(userId))?.data.name ?? userId;
      await recordProofView(actorOf(caller.user), { id: userId, name }, payment.id);
    }
    return file;
  },

  async recordPayment({ id, paymentProof, ...manual }, { user }, { storeReply }) {
    const proof = await readProof(paymentProof.bytes);
    let until = '';
    const reply = () => ({ message: adminWording.paymentRecorded, validUntil: until });
    await recordPayment(id, manual, proof, actorOf(user), (batch, validUntil) => {
      until = validUntil.toISOString();
      storeReply(batch, reply());
    });
    return reply();
  },

  async replaceProof({ id, paymentProof }, { user }, { storeReply }) {
    const payment = await getOwnWaitingPayment(id, user);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: wording.proofReplaced };
    await replaceProof(user, payment, proof, (batch) => storeReply(batch, reply));
    return reply;
  },

  getReceipt: async ({ id }, { user }) => toReceiptFile(await findReceipt(id, user)),

  issueReceipt: async ({ id }, { user }) => toReceiptFile(await issueReceipt(id, user)),

  async nameReceipt({ id, latinName }, { user }) {
    await nameReceipt(id, latinName, user);
    return { message: wording.receiptNamed };
  },
};
