import type { Bill } from 'contract/bills';
import { association } from 'contract/text/association';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/files.ts';
import type { BillWithId } from '#model/bills/opening.ts';
import { toBillReply, toPaymentReminder } from '#model/bills/projection.ts';
import { readQrisText } from '#model/bills/qris.ts';
import { formatCalendar } from './icalendar.ts';

/** Returns the reply for a bill, with a reminder as iCalendar and the QRIS code. Costs a read. */
export async function createBillReply(bill: BillWithId): Promise<Bill> {
  const { uid, title, description, start, writtenAt } = toPaymentReminder(bill);
  const entry = { uid, title, description, start, end: start, updatedAt: writtenAt };
  const category = bill.data.event === undefined ? t.categoryDues : t.categoryEvent;
  const details = { location: association.bank.name, category, link: toPageUrl('') };
  const calendar = formatCalendar({ product: association.shortName }, [{ ...entry, ...details }]);
  return toBillReply(bill, calendar, await readQrisText());
}
