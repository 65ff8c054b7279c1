import type { Bill } from 'contract/money/bills';
import { association } from 'contract/text/association';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/files.ts';
import { readTitle } from '#model/content/read-titles.ts';
import { toBillReply, toPaymentReminder } from '#model/money/bills/bill-reply.ts';
import type { BillWithId } from '#model/money/bills/open-bill.ts';
import { readQrisText } from '#model/money/bills/qris.ts';
import { formatCalendar } from './format-calendar.ts';

/** Returns a bill with the title of its event in the current language. */
async function localizeBill({ id, data }: BillWithId): Promise<BillWithId> {
  const { event } = data;
  return event === undefined
    ? { id, data }
    : { id, data: { ...data, event: { ...event, title: await readTitle(event) } } };
}

/** Returns the reply for a bill, with a reminder as iCalendar and the QRIS code. */
export async function createBillReply(stored: BillWithId): Promise<Bill> {
  const bill = await localizeBill(stored);
  const { uid, title, description, start, writtenAt } = toPaymentReminder(bill);
  const entry = { uid, title, description, start, end: start, updatedAt: writtenAt };
  const category = bill.data.event === undefined ? t.categoryDues : t.categoryEvent;
  const details = { location: association.bank.name, category, link: toPageUrl('') };
  const calendar = formatCalendar({ product: association.shortName }, [{ ...entry, ...details }]);
  return toBillReply(bill, calendar, await readQrisText());
}
