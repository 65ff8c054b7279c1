import type { FileBytes, ImageBytes } from 'contract/endpoint';
import { consentText } from 'contract/rules/consent';
import { limits } from 'contract/rules/limits';
import { moneyOf } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/words/dates';
import type { Caller } from '#auth/caller.ts';
import { shownSessionsOf } from '#auth/sessions.ts';
import { clock } from '#data/clock.ts';
import { bills, factors, ledger } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import { newestEntriesOf } from '#model/base/audit.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { billOf } from '#model/bills/use.ts';
import { paymentEntryId } from '#model/ledger/payment-entries.ts';
import { type PaymentWithProof, paymentsWithProofsOf } from '#model/payments/payment-history.ts';
import { userReplyOf } from '#model/people/user-projection.ts';
import { shownFactorOf } from './shown-factor.ts';

/**
 * What is kept of the caller, as a zip; of others it tells nothing. Costs three reads for each payment, at most
 * `limits.shownPayments` of them, and one for each entry of the audit, at most `limits.ownData.activities`. Images beyond
 * `limits.ownData.imageBytes` are left out, the oldest first: data.json names those that are there.
 */
export async function ownDataOf(caller: Caller): Promise<FileBytes> {
  const { user } = caller;
  const [payments, activities, bill, secondFactor] = await Promise.all([
    paymentsWithProofsOf(user.id),
    activitiesOf(user.id),
    openBillOf(user),
    factorOf(user),
  ]);
  const images = await imagesOf(user, payments);
  const { profilePhoto: _path, consent, ...account } = userReplyOf(user);
  const data = {
    exportedAt: clock.now().toISOString(),
    account: {
      ...account,
      consent: consent && { ...consent, text: consentText(consent.version) ?? null },
      profilePhoto: images.get('photo')?.name ?? null,
    },
    card: { name: user.data.cardName ?? 'full' },
    receiptName: user.data.receiptName ?? null,
    payments: payments.map(({ row: { decidedBy: _name, hasProof: _isKept, ...row } }) => ({
      ...row,
      proof: images.get(row._id)?.name ?? null,
    })),
    bill,
    books: { note: keptInBooks, entries: await entriesOf(payments) },
    activities,
    secondFactor,
    sessions: shownSessionsOf(caller.user, caller.sessions, caller.tokenHash),
  };
  const json = { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
  return {
    contentType: 'application/zip',
    bytes: await zipOf([json, ...images.values()]),
    fileName: `data-saya-${isoDate(clock.now())}.zip`,
  };
}

/** Said beside what stays when the account goes. */
const keptInBooks =
  'Catatan buku kas ini, kuitansi dan invoicenya, serta nama di dalamnya disimpan 10 tahun, juga sesudah akun dihapus.';

/** What the books say of approved payments, in their order; a read for each. */
async function entriesOf(payments: readonly PaymentWithProof[]) {
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

/** What they were asked to pay, while it waits; that of an institution is not theirs. */
async function openBillOf({ id, data: { seat } }: Stored<UserRecord>) {
  const payer = memberPayer(id, seat);
  const bill = payer.institutionId === undefined ? await billOf(payer) : undefined;
  if (bill === undefined) return null;
  const { kind, fee, amount, openedAt, dueAt } = bill.data;
  return {
    code: bill.id,
    kind,
    fee,
    amount,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/** Null without one; never what proves it. */
async function factorOf({ id, data: { factorSince } }: Stored<UserRecord>) {
  const factor = factorSince ? await factors.get(id) : undefined;
  return factorSince && factor ? shownFactorOf(factorSince, factor.data) : null;
}

interface ZipEntry {
  /** With '/' between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Nothing is compressed, as images are already. */
async function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const { zipSync } = await import('fflate');
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
  return Buffer.from(zipSync(files, { level: 0, mtime: clock.now() }));
}

/** The photo under 'photo' and proofs under the ids of their payments, one after the other to spare memory. */
async function imagesOf(
  { data }: Stored<UserRecord>,
  payments: readonly PaymentWithProof[],
): Promise<Map<string, ZipEntry>> {
  const candidates = [
    { key: 'photo', file: data.photoFile, name: 'foto-profil' },
    ...payments.map(({ row, file }) => ({
      key: row._id,
      file,
      name: `bukti-pembayaran/${isoDate(row.createdAt)}-${row._id}`,
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

const extensionOf = ({ contentType }: ImageBytes): string => contentType.replace(/^image\//, '');

/** What was done by the caller, and to them; names of others, and what was done to others, are left out. */
async function activitiesOf(id: string) {
  const entries = await newestEntriesOf(id, limits.ownData.activities);
  return entries.map((entry) => activityOf(entry, id));
}

function activityOf({ data }: Stored<AuditRecord>, id: string) {
  const by = data.actorId === id ? 'self' : data.actorId === systemActor.id ? 'system' : 'admin';
  const isAboutSelf = data.targetId === id;
  return {
    at: data.at.toISOString(),
    action: data.action,
    by,
    isAboutSelf,
    ...(isAboutSelf ? { details: data.details } : {}),
  };
}
