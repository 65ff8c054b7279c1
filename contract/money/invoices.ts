import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { idInput, multilineField } from '../schemas/fields.ts';
import { institutionNameField } from '../schemas/institution-details.ts';
import { taxNumberField } from '../schemas/people.ts';
import { visitorKeyField } from './bills.ts';
import { renewalCodeInput } from './renewal-links.ts';

/**
 * Endpoints for PDF invoices of institutions before payment (decision 0067). Each endpoint opens a bill like
 * `openBill` and issues one invoice for it. A repeated call returns the same invoice.
 */
export const invoices = {
  /**
   * Issues an invoice for the caller's institution: for its renewal, or for its registration while that waits.
   * Throws `wrong-status` if no payment is due now, and for a registration without a bill.
   */
  issueInvoice: {
    method: 'POST',
    path: '/bills/invoice',
    access: 'signed-in',
    // The session, the institution and the bill twice each, the newest number and the QRIS code.
    reads: 9,
    input: z.object({}),
    reply: fileReply,
  },
  /**
   * Returns a pro forma invoice for a registration that is not sent yet, to the browser that opened its bill.
   * It has no number and is not stored.
   */
  issueVisitorInvoice: {
    method: 'POST',
    path: '/bills/registration/invoice',
    access: 'anyone',
    input: z.object({
      key: visitorKeyField,
      institution: institutionNameField,
      institutionAddress: multilineField(limits.addressCharacters).optional(),
      taxNumber: taxNumberField.optional(),
    }),
    reply: fileReply,
  },
  /** Throws `wrong-status` for a membership that is not paid by an institution. */
  issueInvoiceByLink: {
    method: 'POST',
    path: '/renewals/link/invoice',
    access: 'anyone',
    // Reads the attempts and the member, then the same as for a coordinator.
    reads: 9,
    input: renewalCodeInput,
    reply: fileReply,
  },
  /** Returns an invoice with its original content, also after its addressee was deleted. */
  getInvoice: {
    method: 'GET',
    path: '/invoices/{id}',
    access: 'admin',
    duty: 'money',
    input: z.object({ id: z.string().regex(/^INV-20\d\d-\d{6}$/) }),
    reply: fileReply,
  },
  /** Issues an invoice for an admin. Throws `wrong-status` also without a coordinator. */
  issueInstitutionInvoice: {
    method: 'POST',
    path: '/institutions/{id}/invoice',
    access: 'admin',
    duty: 'money',
    // Reads the same as for a coordinator, plus the coordinator.
    reads: 11,
    input: idInput,
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
