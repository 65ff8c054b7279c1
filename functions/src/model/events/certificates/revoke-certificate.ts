import { wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { reverseCredits } from '#model/credits/add-credits.ts';
import { creditEntryId } from '#model/credits/credit-titles.ts';
import { newCertificateCode } from '#model/credits/new-code.ts';
import { readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { toCreditEntry } from './issue-certificates.ts';
import { type CertificateRecord, certificateCodes, certificates } from './records.ts';

const toTarget = ({ event, eventTitle }: CertificateRecord): Actor => ({ id: event, name: eventTitle });

/**
 * Corrects the printed name by a new version under a new code. The old code says that it was replaced. A repetition
 * changes nothing. Throws `not-found`, and `wrong-status` if it was revoked.
 */
export const correctCertificate = (id: string, name: string, actor: Actor): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await certificates.getOrThrow(id);
    if (data.revokedAt !== null)
      throw wrongStatus('Sertifikat ini sudah dicabut, jadi namanya tidak dapat diubah.');
    if (data.name === name) return;
    const holder = await readRegistrant({ id, data });
    const code = newCertificateCode();
    const batch = new Batch().update(certificates, id, { name, code, issuedAt: clock.now() }, version);
    batch.create(certificateCodes, code, { certificate: id });
    const changes = [{ field: 'name', old: data.name, new: name }];
    recordEntry(batch, actor, 'certificate.correct', toTarget(data), { changes, otherPeople: [data.user] });
    if (holder !== undefined)
      queueMail(batch, 'certificate-corrected', toRecipient(holder), {
        event: data.eventTitle,
        eventId: data.event,
        holder: name,
        certificate: code,
      });
    await batch.commit();
  });

/** Revokes a certificate for good. A repetition changes nothing. Throws `not-found`. */
export const revokeCertificate = (id: string, reason: string, actor: Actor): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await certificates.getOrThrow(id);
    if (data.revokedAt !== null) return;
    const holder = await readRegistrant({ id, data });
    const revoked = { revokedAt: clock.now(), revocationReason: reason };
    const batch = new Batch().update(certificates, id, revoked, version);
    const entry = toCreditEntry(data);
    if (entry !== undefined) reverseCredits(batch, creditEntryId(id), entry);
    const options = { details: { person: data.name, reason }, otherPeople: [data.user] };
    recordEntry(batch, actor, 'certificate.revoke', toTarget(data), options);
    if (holder !== undefined)
      queueMail(batch, 'certificate-revoked', toRecipient(holder), {
        event: data.eventTitle,
        eventId: data.event,
        reason,
      });
    await batch.commit();
  });

/** Finds the newest certificates of a member. */
export const findOwnCertificates = (user: string): Promise<Stored<CertificateRecord>[]> =>
  certificates.query({
    where: [['user', user]],
    orderBy: 'issuedAt',
    direction: 'desc',
    limit: limits.ownCertificates,
  });

/** Returns the certificates for the download of the user's own data. */
export const exportCertificates = async (user: string) =>
  (await findOwnCertificates(user)).map(({ data }) => ({
    code: data.code,
    name: data.name,
    title: data.title,
    event: data.eventTitle,
    credits: data.credits,
    issuedAt: data.issuedAt.toISOString(),
    revokedAt: data.revokedAt?.toISOString() ?? null,
    revocationReason: data.revocationReason,
  }));

/** Erases a certificate with all of its codes. */
export async function eraseCertificate(batch: Batch, id: string): Promise<void> {
  batch.delete(certificates, id);
  const codes = await certificateCodes.find('certificate', id, queryLimits.erasedAtOnce);
  for (const code of codes) batch.delete(certificateCodes, code.id);
}

/** Erases the certificates of a deleted account with all of their codes. May be repeated. */
export async function eraseCertificates(user: string): Promise<void> {
  const { erasedAtOnce } = queryLimits;
  for (;;) {
    const rows = await certificates.find('user', user, erasedAtOnce);
    for (const { id } of rows) {
      const batch = new Batch();
      await eraseCertificate(batch, id);
      await batch.commit();
    }
    if (rows.length < erasedAtOnce) return;
  }
}
