import * as z from 'zod';
import { visitorKeyField } from './bills.ts';
import { type Endpoint, fileReply } from './endpoint.ts';
import { institutionNameField } from './fields/institution-details.ts';
import { idInput, lines, taxNumberField } from './fields/people.ts';
import { renewalCodeInput } from './renewal-links.ts';
import { limits } from './rules/limits.ts';

/**
 * Invoices of institutions, as PDF, before anything was paid (decision 0069). Each asks for a bill as `openBill` does, and
 * gives it one invoice: whoever asks again gets the same.
 */
export const invoices = {
  /** Of the institution that the caller is coordinator of. `wrong-status` where nothing is to be paid now. */
  issueInvoice: {
    method: 'POST',
    path: '/bills/invoice',
    access: 'signed-in',
    // The session, the institution twice, the open bill twice, the newest number, and the code of the association.
    reads: 9,
    input: z.object({}),
    reply: fileReply,
  },
  /** Of a registration that is yet to be sent, for the browser that has its bill. */
  issueVisitorInvoice: {
    method: 'POST',
    path: '/bills/registration/invoice',
    access: 'anyone',
    // The attempts, the open bill twice, the newest number, and the code of the association.
    reads: 6,
    input: z.object({
      key: visitorKeyField,
      institution: institutionNameField,
      institutionAddress: lines(limits.addressCharacters).optional(),
      taxNumber: taxNumberField.optional(),
    }),
    reply: fileReply,
  },
  /** Of the institution whose renewal the link of a reminder is about. `wrong-status` for who pays for themselves. */
  issueInvoiceByLink: {
    method: 'POST',
    path: '/renewals/link/invoice',
    access: 'anyone',
    // The attempts and the member; then as for a coordinator.
    reads: 9,
    input: renewalCodeInput,
    reply: fileReply,
  },
  /** One that was issued, whoever of its addressee is gone since: as it was, with the QRIS code of now. */
  getInvoice: {
    method: 'GET',
    path: '/invoices/{id}',
    access: 'admin',
    duty: 'money',
    // The session, the invoice, and the code of the association.
    reads: 4,
    input: z.object({ id: z.string().regex(/^INV-20\d\d-\d{6}$/) }),
    reply: fileReply,
  },
  /** For an admin who sends it on. `wrong-status` also where nobody is coordinator. */
  issueInstitutionInvoice: {
    method: 'POST',
    path: '/institutions/{id}/invoice',
    access: 'admin',
    duty: 'money',
    // As for a coordinator, who is read too.
    reads: 11,
    input: idInput,
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
