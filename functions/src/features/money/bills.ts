import type { Bill, bills as table } from 'contract/money/bills';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';
import { findJointBill } from '#model/money/bills/joint.ts';
import { openRenewalBill, openVisitorBill } from '#model/money/bills/open-bill.ts';
import { memberPayer, visitorPayer } from '#model/money/bills/payers.ts';
import { readMemberOfCode } from '#model/money/payments/renewal-links.ts';
import { requirePayable } from '#model/money/payments/renewal-request.ts';

async function openOwnBill(user: Stored<UserRecord>, years: number | undefined): Promise<Bill> {
  await requirePayable(user);
  const self = actorOf(user);
  const bill = await openRenewalBill(memberPayer(user.id, user.data.seat), years, (batch, code) =>
    recordAudit(batch, self, 'bill.open', self, { bill: code, ...(years === undefined ? {} : { years }) }),
  );
  return createBillReply(bill);
}

export const bills: Handlers<typeof table> = {
  openBill: ({ years }, { user }) => openOwnBill(user, years),

  async openVisitorBill({ key, membership }, _caller, request) {
    await limitRate('bill-address', request.client.network);
    return createBillReply(await openVisitorBill(visitorPayer(key, membership), request.client.network));
  },

  findJointBill: ({ code }, { user }) => findJointBill(code, user.data),

  async openBillByLink({ code, years }, _caller, request) {
    await limitRate('renewal-link', request.client.network);
    const { user } = await readMemberOfCode(code);
    return openOwnBill(user, years);
  },
};
