import type { FileBytes } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { invoices as table } from 'contract/money/invoices';
import { invoiceFileName } from 'contract/rules/money/invoice-numbers';
import { wording } from 'contract/text/wording';
import type { InvoiceRecord } from '#data/bill-records.ts';
import { institutions, invoices as issuedInvoices, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import {
  type Addressee,
  issueInvoice,
  type ProFormaInvoice,
  toProFormaInvoice,
} from '#model/money/bills/invoices.ts';
import { findBill, openRenewalBill, openVisitorBill } from '#model/money/bills/open-bill.ts';
import { memberPayer, visitorPayer } from '#model/money/bills/payers.ts';
import { createBillQris, readQrisText } from '#model/money/bills/qris.ts';
import { readMemberOfCode } from '#model/money/payments/renewal-links.ts';
import { requirePayable } from '#model/money/payments/renewal-request.ts';

async function toPdf(invoice: InvoiceRecord | ProFormaInvoice): Promise<FileBytes> {
  const [{ invoicePdf }, text] = await Promise.all([
    import('#model/money/bills/invoice-pdf.ts'),
    readQrisText(),
  ]);
  return {
    contentType: 'application/pdf',
    bytes: await invoicePdf(invoice, createBillQris(text, invoice.amount)),
    fileName: invoice.number === null ? `proforma-${invoice.bill}.pdf` : invoiceFileName(invoice.number),
  };
}

/** @throws ApiError invalid-input for a name or address with letters that the font lacks */
async function requirePrintable({ name, address }: Addressee): Promise<void> {
  const { isPrintable } = await import('#model/money/receipts/printable.ts');
  if (isPrintable(name) && (address === '' || isPrintable(address))) return;
  throw new ApiError('invalid-input', { message: wording.notLatin });
}

/**
 * Issues the invoice of a renewal, or of a registration that waits. Throws wrong-status for a member who is no
 * coordinator, when no payment is due, and for a registration without a bill.
 */
async function issueCoordinatorInvoice(
  coordinator: Stored<UserRecord>,
  actor: Actor,
): Promise<InvoiceRecord> {
  const { seat } = coordinator.data;
  if (seat?.isCoordinator !== true) throw wrongStatus(wording.invoicesOfInstitutions);
  const isRegistering = coordinator.data.isActive === 'waitingApproval';
  if (!isRegistering) await requirePayable(coordinator);
  const institution = await institutions.get(seat.institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  const { name, address, taxNumber = '' } = institution.data;
  const addressee = { name, address, ...(taxNumber === '' ? {} : { taxNumber }) };
  await requirePrintable(addressee);
  const target = { id: institution.id, name };
  const payer = memberPayer(coordinator.id, seat);
  const bill = isRegistering
    ? await findBill(payer)
    : await openRenewalBill(payer, undefined, (batch, code) =>
        recordAudit(batch, actor, 'bill.open', target, { bill: code }),
      );
  if (bill === undefined) throw new ApiError('wrong-status');
  return issueInvoice(bill.id, addressee, (batch, number) => {
    recordAudit(batch, actor, 'invoice.issue', target, { number, bill: bill.id });
    const { amount, dueAt } = bill.data;
    queueMail(batch, 'invoice-issued', coordinator, {
      number,
      amount,
      bill: bill.id,
      institution: name,
      dueAt: dueAt.toISOString(),
    });
  });
}

export const invoices: Handlers<typeof table> = {
  issueInvoice: async (_input, { user }) => toPdf(await issueCoordinatorInvoice(user, actorOf(user))),

  async issueVisitorInvoice({ key, institution, institutionAddress = '', taxNumber = '' }, _caller, request) {
    await limitRate('bill-address', request.client.network);
    const addressee = {
      name: institution,
      address: institutionAddress,
      ...(taxNumber === '' ? {} : { taxNumber }),
    };
    await requirePrintable(addressee);
    const bill = await openVisitorBill(visitorPayer(key, 'institution'), request.client.network);
    return toPdf(toProFormaInvoice(bill, addressee));
  },

  async issueInvoiceByLink({ code }, _caller, request) {
    await limitRate('renewal-link', request.client.network);
    const { user } = await readMemberOfCode(code);
    return toPdf(await issueCoordinatorInvoice(user, actorOf(user)));
  },

  getInvoice: async ({ id }) => toPdf((await issuedInvoices.getOrThrow(id)).data),

  async issueInstitutionInvoice({ id }, { user }) {
    const institution = await institutions.getOrThrow(id);
    // This message addresses the admin; the later refusals address the coordinator.
    if (institution.data.openPaymentId !== null && institution.data.validUntil !== null)
      throw wrongStatus(wording.institutionRenews);
    const seat = institution.data.seats.find(({ isCoordinator }) => isCoordinator);
    const coordinator = seat && (await users.get(seat.userId));
    if (coordinator === undefined) throw new ApiError('wrong-status');
    return toPdf(await issueCoordinatorInvoice(coordinator, actorOf(user)));
  },
};
