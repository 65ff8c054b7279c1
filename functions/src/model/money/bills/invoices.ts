import { invoiceId, invoiceNumber } from 'contract/rules/money/invoice-numbers';
import { issuer } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';
import { type AddToBatch, Batch } from '#data/batch.ts';
import type { BillRecord, InvoiceRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, invoices } from '#data/collections.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { toYears } from './adopt-bill.ts';
import type { BillWithId } from './open-bill.ts';

/** Attempts to reserve a number, because concurrent callers want the same one. */
const maxNumberAttempts = 40;

export type Addressee = Pick<InvoiceRecord, 'name' | 'address' | 'taxNumber'>;

/**
 * Returns or creates the invoice of a bill, whose content never changes. Number and bill are one batch, so that
 * numbers have no gaps and no duplicates. Throws not-found.
 */
export const issueInvoice = (code: string, to: Addressee, addToBatch: AddToBatch): Promise<InvoiceRecord> =>
  retryOnConflict(async () => {
    const bill = await bills.getOrThrow(code);
    const { invoice } = bill.data;
    const issued = invoice === undefined ? undefined : await invoices.get(invoiceId(invoice));
    if (issued !== undefined) return issued.data;
    const now = clock.now();
    const year = isoDate(now).slice(0, 4);
    const serial = (await readNewestSerial(year)) + 1;
    const number = invoiceNumber(year, serial);
    const facts = { ...toBillFields(code, bill.data), ...to, issuedAt: now, ...toSignatory() };
    const record = { year, serial, number, ...facts };
    const batch = new Batch().create(invoices, invoiceId(number), record);
    batch.update(bills, code, { invoice: number }, bill.version);
    addToBatch(batch, number);
    await batch.commit();
    return record;
  }, maxNumberAttempts);

/** An invoice for a visitor: without number, because only registrations that exist use numbers. Not stored. */
export type ProFormaInvoice = Omit<InvoiceRecord, 'number' | 'year' | 'serial'> & { readonly number: null };

export function toProFormaInvoice({ id, data }: BillWithId, to: Addressee): ProFormaInvoice {
  return { ...toBillFields(id, data), ...to, number: null, issuedAt: data.openedAt, ...toSignatory() };
}

function toBillFields(bill: string, record: BillRecord) {
  const { account, kind, fee, amount, uniqueCode, dueAt } = record;
  return { bill, account, kind, ...toYears(record), fee, amount, uniqueCode, dueAt };
}

const toSignatory = (): Pick<InvoiceRecord, 'signatory'> => ({ signatory: { ...issuer.signatory } });

/** Returns 0 without a number in that year. */
async function readNewestSerial(year: string): Promise<number> {
  const where = [['year', year]] as const;
  const [newest] = await invoices.query({ where, orderBy: 'serial', direction: 'desc', limit: 1 });
  return newest?.data.serial ?? 0;
}
