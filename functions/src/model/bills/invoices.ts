import { ApiError } from 'contract/errors';
import { invoiceId, invoiceNumber } from 'contract/rules/money/invoice-numbers';
import { association } from 'contract/words/association';
import { isoDate } from 'contract/words/dates';
import { type AlsoWrite, Batch } from '#data/batch.ts';
import type { InvoiceRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, invoices } from '#data/collections.ts';
import { whileContended } from '#model/base/contention.ts';

/** Everybody who asks at once wants the same number: so many may have been faster. */
const numberAttempts = 40;

export type Addressee = Pick<InvoiceRecord, 'name' | 'address' | 'taxNumber'>;

/**
 * The invoice of a bill, which keeps what it said first. Number and bill are one batch, so that no number is lost, and
 * none is given twice. Costs two reads.
 *
 * @param also adds what goes with a new one, given its number
 * @throws ApiError not-found without such a bill
 */
export const issueInvoice = (code: string, to: Addressee, also: AlsoWrite): Promise<InvoiceRecord> =>
  whileContended(async () => {
    const known = await bills.get(code);
    if (known === undefined) throw new ApiError('not-found');
    const { invoice } = known.data;
    const issued = invoice === undefined ? undefined : await invoices.get(invoiceId(invoice));
    if (issued !== undefined) return issued.data;
    const now = clock.now();
    const year = isoDate(now).slice(0, 4);
    const serial = (await newestSerial(year)) + 1;
    const number = invoiceNumber(year, serial);
    const { account, kind, fee, amount, uniqueCode, dueAt } = known.data;
    const asked = { bill: code, account, kind, fee, amount, uniqueCode, dueAt };
    const signatory = { ...association.signatory };
    const record = { year, serial, number, ...asked, ...to, issuedAt: now, signatory };
    const batch = new Batch().create(invoices, invoiceId(number), record);
    batch.update(bills, code, { invoice: number }, known.version);
    also(batch, number);
    await batch.commit();
    return record;
  }, numberAttempts);

/** 0 when none was given in that year. */
async function newestSerial(year: string): Promise<number> {
  const where = [['year', year]] as const;
  const [newest] = await invoices.query({ where, orderBy: 'serial', direction: 'desc', limit: 1 });
  return newest?.data.serial ?? 0;
}
