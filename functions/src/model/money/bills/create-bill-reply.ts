import { type Bill, bill } from 'contract/money/bills';
import { transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/files.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { readTitle } from '#model/content/read-titles.ts';
import { formatCalendar } from '#model/feeds/format-calendar.ts';
import { maxRenewalYears } from './amounts.ts';
import type { BillWithId } from './open-bill.ts';
import { createBillQris, readQrisText } from './qris.ts';

/** Returns the reply for a bill, with a reminder as iCalendar and the QRIS code. */
export async function createBillReply(stored: BillWithId): Promise<Bill> {
  const { id, data } = await localizeBill(stored);
  return {
    code: id,
    ...pickReplyFields(bill, data),
    event: data.event?.title ?? null,
    years: data.years ?? 1,
    maxYears: data.event === undefined ? maxRenewalYears(process.env) : 1,
    calendar: formatCalendar({ product: association.shortName }, [toReminder({ id, data })]),
    qris: createBillQris(await readQrisText(), data.amount),
  };
}

/** Returns a bill with the title of its event in the current language. */
async function localizeBill({ id, data }: BillWithId): Promise<BillWithId> {
  const { event } = data;
  return event === undefined
    ? { id, data }
    : { id, data: { ...data, event: { ...event, title: await readTitle(event) } } };
}

const dayMs = 86_400_000;

/** Returns the reminder of a payment: a day before the due date, or immediately if that is past. */
function toReminder({ id, data }: BillWithId) {
  const { bank } = association;
  const { event, dueAt, openedAt } = data;
  const amount = formatRupiah(data.amount);
  const start = new Date(Math.max(dueAt.getTime() - dayMs, openedAt.getTime()));
  return {
    uid: `tagihan-${id}@${new URL(association.siteUrl).hostname}`,
    title:
      event === undefined
        ? fill(t.payDues, { association: association.shortName, amount })
        : fill(t.payEvent, { event: event.title, amount }),
    description: [
      fill(t.transferExactly, {
        amount,
        bank: bank.name,
        account: bank.accountNumber,
        holder: bank.accountHolder,
      }),
      fill(t.transferNote, { note: transferNote({ membership: data.membership, code: id }) }),
      fill(t.payBy, { time: formatDateTime(dueAt) }),
    ].join('\n'),
    start,
    end: start,
    updatedAt: openedAt,
    location: bank.name,
    category: event === undefined ? t.categoryDues : t.categoryEvent,
    link: toPageUrl(''),
  };
}
