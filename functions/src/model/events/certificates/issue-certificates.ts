import { createHash, randomBytes } from 'node:crypto';
import { wrongStatus } from 'contract/errors';
import { certificatesPerCall } from 'contract/rules/events/certificates';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateCounted } from '#model/base/pages.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { addCredits, type NewCreditEntry } from '#model/credits/add-credits.ts';
import { creditEntryId } from '#model/credits/credit-titles.ts';
import { newCertificateCode } from '#model/credits/new-code.ts';
import { type Participant, withPeople } from '#model/events/registration/participants.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  readWithEvent,
} from '#model/events/registration/records.ts';
import { toRecipient } from '#model/events/registration/registrants.ts';
import {
  type CertificateRecord,
  type CertificateSettingsRecord,
  certificateCodes,
  certificateSettings,
  certificates,
  type HolderHash,
} from './records.ts';

/** Registrations of people who were checked in, the first one first. */
const attendedBy = (event: string) =>
  ({ where: [['event', event]], orderBy: 'attendedAt', from: new Date(0) }) as const;

function hashHolder(email: string): HolderHash {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex') };
}

export interface Attendee extends Participant {
  readonly certificate: Stored<CertificateRecord> | undefined;
}

const findCertificates = async (registrations: readonly Stored<EventRegistrationRecord>[]) =>
  new Map((await certificates.getMany(registrations.map(({ id }) => id))).map((one) => [one.id, one]));

/** Lists one page of the people who attended. */
export async function listAttendees(event: string, page: Page) {
  const { rows, ...list } = await paginateCounted(eventRegistrations, attendedBy(event), page);
  const [participants, known] = await Promise.all([withPeople(rows), findCertificates(rows)]);
  const attendees = participants.map(
    (participant): Attendee => ({ ...participant, certificate: known.get(participant.registration.id) }),
  );
  return { ...list, attendees };
}

interface IssuedPart {
  readonly issued: number;
  readonly processed: number;
  /** Last registration of a full part, after which the next call continues. */
  readonly next: string | null;
}

/**
 * Issues certificates to the people after a registration who attended, at most `certificatesPerCall` in one commit.
 * The id of the registration is that of the certificate, so there is never a second one. Throws `not-found`, and
 * `wrong-status` without settings.
 */
export const issueCertificates = (
  event: string,
  after: string | undefined,
  actor: Actor,
): Promise<IssuedPart> =>
  retryOnConflict(async () => {
    const [found, settings] = await readWithEvent(certificateSettings, event);
    if (settings === undefined) throw wrongStatus('Simpan pengaturan sertifikat dulu.');
    const rows = await readPart(event, after);
    const known = await findCertificates(rows);
    const attended = rows.filter(
      // A place of a group without a name has no person to certify.
      ({ id, data }) => data.state === 'confirmed' && !known.has(id) && data.group?.isNamed !== false,
    );
    const batch = new Batch();
    const issued = (await withPeople(attended)).flatMap((participant) => {
      const holder = addCertificate(batch, participant, found, settings.data);
      return holder ?? [];
    });
    if (issued.length > 0) {
      const target = { id: event, name: found.data.title };
      recordAudit(batch, actor, 'certificate.issue', target, { count: issued.length }, issued);
      await batch.commit();
    }
    const next = rows.length === certificatesPerCall ? (rows.at(-1)?.id ?? null) : null;
    return { issued: issued.length, processed: rows.length, next };
  });

/** Reads the next registrations; from the first one on if the last one of the previous part was cancelled. */
async function readPart(
  event: string,
  after: string | undefined,
): Promise<Stored<EventRegistrationRecord>[]> {
  const query = { ...attendedBy(event), limit: certificatesPerCall };
  const rows = after === undefined ? undefined : await eventRegistrations.startAfter(after, query);
  return rows ?? eventRegistrations.query(query);
}

/** Adds a certificate with its code and mail. Returns the id of its holder; undefined for a deleted account. */
function addCertificate(
  batch: Batch,
  { registration, person }: Participant,
  event: Stored<EventRecord>,
  settings: CertificateSettingsRecord,
): string | undefined {
  const { title, startDate, endDate } = event.data;
  if (person === undefined || startDate === null || endDate === null) return undefined;
  const code = newCertificateCode();
  const { name, email } = person.data;
  const credits = person.isGuest ? null : settings.credits;
  batch.create(certificates, registration.id, {
    event: event.id,
    user: person.id,
    code,
    name,
    title: settings.title,
    eventTitle: title,
    eventStartsAt: startDate,
    eventEndsAt: endDate,
    // Credits are entries of an account.
    credits,
    signatory: settings.signatory,
    holder: hashHolder(email),
    issuedAt: clock.now(),
    revokedAt: null,
    revocationReason: null,
  });
  batch.create(certificateCodes, code, { certificate: registration.id });
  const entry = toCreditEntry({
    user: person.id,
    eventTitle: title,
    eventStartsAt: startDate,
    credits,
  });
  if (entry !== undefined) addCredits(batch, creditEntryId(registration.id), entry);
  queueMail(batch, 'certificate-issued', toRecipient(person), {
    event: title,
    eventId: event.id,
    holder: name,
    certificate: code,
  });
  return person.id;
}

type CreditFacts = Pick<CertificateRecord, 'user' | 'eventTitle' | 'eventStartsAt' | 'credits'>;

/** Returns the credits of a certificate; undefined without points. The day is the first day of the event. */
export const toCreditEntry = ({
  user,
  eventTitle,
  eventStartsAt,
  credits,
}: CreditFacts): NewCreditEntry | undefined =>
  credits === null ? undefined : { ...credits, user, day: isoDate(eventStartsAt), title: eventTitle };
