import type { FileBytes } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { certificateFileName } from 'contract/rules/events/certificates';
import { t } from '#messages/replies.ts';
import { readTitle } from '#model/content/read-titles.ts';
import { isGuest, type Registrant } from '#model/events/registration/registrants.ts';
import { type CertificateRecord, certificates } from './records.ts';

/**
 * Draws the PDF of a certificate for its holder, or an admin with the duty `events`. Throws `not-found`, `gone` if it
 * was revoked, and `wrong-status` when the fonts lack letters of the name.
 */
export async function readCertificateFile(id: string, caller: Registrant): Promise<Required<FileBytes>> {
  const certificate = (await certificates.get(id))?.data;
  const isOfAdmin = !isGuest(caller) && hasDuty(caller.data, 'events');
  if (certificate === undefined || !(certificate.user === caller.id || isOfAdmin))
    throw new ApiError('not-found');
  return drawCertificate(certificate);
}

/** Draws the PDF of a certificate. Throws `gone` if it was revoked, and `wrong-status` for such a name. */
async function drawCertificate(certificate: CertificateRecord): Promise<Required<FileBytes>> {
  if (certificate.revokedAt !== null) throw new ApiError('gone', { message: t.certificateRevoked });
  const { isPrintable } = await import('#model/money/receipts/printable.ts');
  if (!isPrintable(certificate.name)) throw wrongStatus(t.certificateNotPrintable);
  const { event: id, eventTitle: title } = certificate;
  const eventTitle = await readTitle({ id, title });
  const { certificatePdf } = await import('./certificate-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await certificatePdf({ ...certificate, eventTitle }),
    fileName: certificateFileName(certificate.code),
  };
}
