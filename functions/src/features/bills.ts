import type { Bill, bills as table } from 'contract/bills';
import { association } from 'contract/words/association';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type KnownBill, openBill } from '#model/bills/opening.ts';
import { memberPayer, visitorPayer } from '#model/bills/payers.ts';
import { billReplyOf, reminderOf } from '#model/bills/projection.ts';
import { readQrisText } from '#model/bills/qris.ts';
import { calendarOf } from '#model/feeds/icalendar.ts';
import { memberOfCode } from '#model/payments/renewal-links.ts';
import { requirePayable } from '#model/payments/renewal-request.ts';

async function replyOf(bill: KnownBill): Promise<Bill> {
  const { uid, title, description, start, writtenAt } = reminderOf(bill);
  const entry = { uid, title, description, start, end: start, updatedAt: writtenAt };
  const place = { location: association.bank.name, category: 'Iuran', link: association.siteUrl };
  const calendar = calendarOf({ product: association.shortName }, [{ ...entry, ...place }]);
  return billReplyOf(bill, calendar, await readQrisText());
}

async function openRenewalBill(user: Stored<UserRecord>): Promise<Bill> {
  await requirePayable(user);
  const self = actorOf(user);
  const bill = await openBill(memberPayer(user.id, user.data.seat), 'renewal', (batch, code) =>
    recordAudit(batch, self, 'bill.open', self, { bill: code }),
  );
  return replyOf(bill);
}

export const bills: Handlers<typeof table> = {
  async openBill(_input, { user }) {
    return openRenewalBill(user);
  },

  async openVisitorBill({ key, membership }, _caller, request) {
    await limitRate('bill-address', request.client.network);
    return replyOf(await openBill(visitorPayer(key, membership), 'registration'));
  },

  async openBillByLink({ code }, _caller, request) {
    await limitRate('renewal-link', request.client.network);
    const { user } = await memberOfCode(code);
    return openRenewalBill(user);
  },
};
