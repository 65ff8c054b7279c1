import type { FileBytes, ImageBytes } from 'contract/endpoint';
import { consentText } from 'contract/rules/consent';
import { limits } from 'contract/rules/limits';
import { moneyOf } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import type { Caller } from '#auth/caller.ts';
import { toSessionReplies } from '#auth/sessions.ts';
import { clock } from '#data/clock.ts';
import { bills, factors, ledger } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { t } from '#messages/files.ts';
import { accountIdsOf, systemActor } from '#model/base/actors.ts';
import { findNewestEntries } from '#model/base/audit.ts';
import { exportCredits } from '#model/credits/export-credits.ts';
import { exportCertificates } from '#model/events/certificates/revoke-certificate.ts';
import { exportGroups } from '#model/events/groups/records.ts';
import { exportRefunds } from '#model/events/refunds/accounts.ts';
import { exportAnswers } from '#model/events/registration/answers.ts';
import { exportRegistrations } from '#model/events/registration/own-registrations.ts';
import { exportEntries } from '#model/events/registration/waiting-entries.ts';
import { exportLetters } from '#model/mails/delivery/export-letters.ts';
import { findBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { paymentEntryId } from '#model/money/ledger/entries.ts';
import { listPaymentsWithProofs, type PaymentWithProof } from '#model/money/payments/list-payments.ts';
import { exportDirectoryEntry } from '#model/people/directory/own-entry.ts';
import { exportImportRows } from '#model/people/imports/expire-import.ts';
import { exportMembershipLetters } from '#model/people/membership-letters/letters.ts';
import { toUserReply } from '#model/people/profile/user-reply.ts';
import { toWhatsappConsents } from '#model/people/profile/whatsapp-consents.ts';
import { exportMemberRecords } from '#model/people/records/member-records.ts';
import { exportOwnFields } from '#model/people/records/own-fields.ts';
import { toFactorReply } from './factor-reply.ts';

/**
 * Exports the caller's data as a zip. Omits files beyond `limits.ownData.imageBytes`: those of answers, then the
 * oldest proofs.
 */
export async function exportOwnData(caller: Caller): Promise<FileBytes> {
  const { user } = caller;
  const [
    payments,
    activities,
    bill,
    secondFactor,
    eventRegistrations,
    eventWaiting,
    answers,
    refunds,
    eventGroups,
    certificates,
    credits,
    membershipLetters,
    records,
    importRows,
    delivery,
    ownFields,
  ] = await Promise.all([
    listPaymentsWithProofs(user.id),
    readActivities(accountIdsOf(user)),
    readOpenBill(user),
    readFactor(user),
    exportRegistrations(user.id),
    exportEntries(user.id),
    exportAnswers(user.id),
    exportRefunds(user.id),
    exportGroups(user.id),
    exportCertificates(user.id),
    exportCredits(user.id),
    exportMembershipLetters(user.id),
    exportMemberRecords(user.id),
    exportImportRows(user.id),
    exportLetters(user.id, user.data.email),
    exportOwnFields(user.data),
  ]);
  const images = await readFiles(user, payments, answers, records.documents);
  const { profilePhoto: _path, consent, ...account } = toUserReply(user);
  const data = {
    exportedAt: clock.now().toISOString(),
    account: {
      ...account,
      consent: consent && { ...consent, text: consentText(consent.version) ?? null },
      profilePhoto: images.get('photo')?.name ?? null,
    },
    whatsapp: toWhatsappConsents(user.data),
    directory: exportDirectoryEntry(user.data),
    card: { name: user.data.cardName ?? 'full' },
    receiptName: user.data.receiptName ?? null,
    payments: payments.map(({ row: { decidedBy: _name, hasProof: _hasProof, ...row } }) => ({
      ...row,
      proof: images.get(row._id)?.name ?? null,
    })),
    bill,
    books: { note: t.booksNote, entries: await readLedgerEntries(payments) },
    eventRegistrations,
    eventWaiting,
    eventAnswers: answers.map(({ answers: values, ...row }) => ({
      ...row,
      answers: values.map(({ file, ...answer }) => ({
        ...answer,
        file: file === null ? null : (images.get(file)?.name ?? null),
      })),
    })),
    eventRefunds: refunds,
    eventGroups,
    certificates,
    credits,
    membershipLetters,
    ownFields,
    associationRecords: {
      ...records,
      tags: user.data.tags ?? [],
      documents: records.documents.map(({ file, ...row }) => ({
        ...row,
        file: images.get(file)?.name ?? null,
      })),
    },
    formerAccounts: (user.data.formerAccounts ?? []).map(({ at, email, memberNumber }) => ({
      mergedAt: at.toISOString(),
      email,
      memberNumber,
    })),
    imports: {
      origin: user.data.imported ?? null,
      rows: importRows,
    },
    ...delivery,
    activities,
    secondFactor,
    sessions: toSessionReplies(caller.user, caller.sessions, caller.tokenHash),
  };
  const json = { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
  return {
    contentType: 'application/zip',
    bytes: await createZip([json, ...images.values()]),
    fileName: fill(t.ownDataFile, { day: isoDate(clock.now()) }),
  };
}

/** Reads the ledger entries of approved payments, in the same order. */
async function readLedgerEntries(payments: readonly PaymentWithProof[]) {
  const approved = payments.filter(({ row }) => row.state === 'approved');
  const found = await ledger.getMany(approved.map(({ row }) => paymentEntryId(row._id)));
  const invoiced = await bills.getMany(found.flatMap(({ data }) => data.bill ?? []));
  const invoices = new Map(invoiced.map(({ id, data }) => [id, data.invoice]));
  return found.map(({ data: { date, postings, payer, receipt = null, bill = null } }) => ({
    date,
    amount: moneyOf(postings),
    name: payer?.name ?? null,
    receipt,
    bill,
    invoice: invoices.get(bill ?? '') ?? null,
  }));
}

/** Reads the open bill of the user. The bill of an institution is not personal data. */
async function readOpenBill({ id, data: { seat } }: Stored<UserRecord>) {
  const payer = memberPayer(id, seat);
  const bill = payer.institutionId === undefined ? await findBill(payer) : undefined;
  if (bill === undefined) return null;
  const { kind, years = 1, fee, amount, openedAt, dueAt } = bill.data;
  return {
    code: bill.id,
    kind,
    years,
    fee,
    amount,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/** Reads the second factor without its secrets; null without one. */
async function readFactor({ id, data: { factorSince } }: Stored<UserRecord>) {
  const factor = factorSince ? await factors.get(id) : undefined;
  return factorSince && factor ? toFactorReply(factorSince, factor.data) : null;
}

interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Creates a zip without compression, because images are already compressed. */
async function createZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const { zipSync } = await import('fflate');
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
  return Buffer.from(zipSync(files, { level: 0, mtime: clock.now() }));
}

type ExportedAnswers = Awaited<ReturnType<typeof exportAnswers>>;
type ExportedDocuments = Awaited<ReturnType<typeof exportMemberRecords>>['documents'];

/**
 * Reads the photo under 'photo', proofs under the ids of their payments, and files of answers under their paths, in
 * sequence to save memory.
 */
async function readFiles(
  { data }: Stored<UserRecord>,
  payments: readonly PaymentWithProof[],
  answers: ExportedAnswers,
  documents: ExportedDocuments,
): Promise<Map<string, ZipEntry>> {
  const candidates = [
    { key: 'photo', file: data.photoFile, name: t.photoName },
    ...payments.map(({ row, file }) => ({
      key: row._id,
      file,
      name: fill(t.proofName, { name: `${isoDate(row.createdAt)}-${row._id}` }),
    })),
    ...answers.flatMap(({ event, answers: values }) =>
      values.flatMap(({ file }, index) =>
        file === null
          ? []
          : [{ key: file, file, name: fill(t.answerName, { name: `${event}-${index + 1}` }) }],
      ),
    ),
    ...documents.map(({ file, label }, index) => ({
      key: file,
      file,
      name: fill(t.documentName, { name: `${label}-${index + 1}` }),
    })),
  ];
  const images = new Map<string, ZipEntry>();
  let size = 0;
  for (const { key, file, name } of candidates) {
    const image = file === null ? undefined : await fileStore.read(file);
    size += image?.bytes.length ?? 0;
    if (size > limits.ownData.imageBytes) break;
    if (image !== undefined) images.set(key, { name: `${name}.${extensionOf(image)}`, bytes: image.bytes });
  }
  return images;
}

const extensionOf = ({ contentType }: ImageBytes): string => contentType.replace(/^\w+\//, '');

/** Reads actions of the caller and on the account, without names of others and details about them. */
async function readActivities(ids: readonly string[]) {
  const entries = await findNewestEntries(ids, limits.ownData.activities);
  return entries.map((entry) => toActivity(entry, ids));
}

function toActivity({ data }: Stored<AuditRecord>, ids: readonly string[]) {
  const by = ids.includes(data.actorId) ? 'self' : data.actorId === systemActor.id ? 'system' : 'admin';
  const isAboutSelf = ids.includes(data.targetId);
  return {
    at: data.at.toISOString(),
    action: data.action,
    by,
    isAboutSelf,
    ...(isAboutSelf ? { details: data.details } : {}),
  };
}
