import { paymentPostings } from 'contract/rules/money/ledger';
import { Batch, Increment } from '../../../functions/src/data/batch.ts';
import {
  audit,
  contactMessages,
  messageTotals,
  outbox,
  totalsIds,
} from '../../../functions/src/data/collections.ts';
import type { MessageRecord } from '../../../functions/src/data/content-records.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import type { AuditRecord, OutboxRecord } from '../../../functions/src/data/records.ts';
import { messageSearchKeys } from '../../../functions/src/model/admin/contact-messages.ts';
import type { Actor } from '../../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../../functions/src/model/base/audit.ts';
import { withProof } from '../../../functions/src/model/base/compute-leaf.ts';
import { paymentEntryId, postEntry } from '../../../functions/src/model/money/ledger/entries.ts';

/** Creates audit entries, messages and mails as the function stores them. */

let serial = 0;
const firstDay = Date.parse('2026-02-02T03:00:00.000Z');

/** Returns a time one minute after the previous one. */
function nextMoment(): Date {
  serial += 1;
  return new Date(firstDay + serial * 60_000);
}

/**
 * Stores an audit entry, also of an action that no longer exists.
 *
 * @returns its id
 */
export async function makeAuditEntry(
  actor: Actor,
  action: string,
  target: Actor,
  fields: Partial<Pick<AuditRecord, 'at' | 'details' | 'changes'>> = {},
): Promise<string> {
  const id = newId();
  const record = createAuditRecord({ id: actor.id, name: actor.name }, 'user.update', {
    id: target.id,
    name: target.name,
  });
  const entry = withProof(id, { ...record, action, at: nextMoment(), ...fields });
  await new Batch().create(audit, id, entry).commit();
  return id;
}

/**
 * Stores a message of the contact form and counts it in the totals.
 *
 * @returns its id
 */
export async function makeMessage(fields: Partial<MessageRecord> = {}): Promise<string> {
  const id = newId();
  const record = {
    firstName: 'Dewi',
    lastName: `Lestari ${serial + 1}`,
    email: `dewi-${serial + 1}@example.org`,
    message: 'Apakah mahasiswa boleh mendaftar?\nTerima kasih.',
    createdAt: nextMoment(),
    state: 'open' as const,
    isRead: false,
    assignee: null,
    assigneeId: '',
    ...fields,
  };
  const search = messageSearchKeys(record);
  const batch = new Batch().create(contactMessages, id, { ...record, search });
  const counts = { [record.state]: new Increment(1) };
  await batch.merge(messageTotals, totalsIds.messages, { ...counts, adopted: true }).commit();
  return id;
}

/**
 * Stores a mail in the outbox, sent by default.
 *
 * @returns its id
 */
export async function makeMail(fields: Partial<OutboxRecord> = {}): Promise<string> {
  const id = newId();
  const createdAt = nextMoment();
  const record: OutboxRecord = {
    kind: 'renewal-received',
    to: `dewi-${serial}@example.org`,
    userId: null,
    data: { name: 'Dewi Lestari' },
    state: 'sent',
    createdAt,
    attempts: 1,
    dueAt: null,
    settledAt: createdAt,
    lastError: null,
    ...fields,
  };
  await new Batch().create(outbox, id, record).commit();
  return id;
}

/** Stores a message from before messages had a state. The totals do not count it. */
export async function makeOldMessage(): Promise<string> {
  const id = newId();
  const message = { firstName: 'Budi', lastName: '', email: 'budi@example.org', message: 'Halo.' };
  await new Batch().create(contactMessages, id, { ...message, createdAt: nextMoment() }).commit();
  return id;
}

/**
 * Stores the ledger entry of a renewal of 2 July 2026. It has a unique code (Rp123 below the fee), and its
 * period ends in 2027.
 *
 * @returns its id
 */
export async function makeLedgerEntry({ id, name }: Actor): Promise<string> {
  const batch = new Batch();
  const paymentId = newId();
  const [from, until] = [new Date('2026-07-02T05:00:00Z'), new Date('2027-07-01T05:00:00Z')];
  const paid = { amount: 149_877, fee: 150_000, period: { from, until }, into: 'bank' } as const;
  postEntry(
    batch,
    paymentEntryId(paymentId),
    {
      date: '2026-07-02',
      kind: 'payment',
      income: 'individual-renewal',
      postings: [...paymentPostings(paid, '2026-07-02')],
      reason: '',
      payer: { userId: id, name, memberNumber: 'SISINDO-2026-000001' },
      paymentId,
      receipt: 'KW/2026/000001',
      bill: '7K3M9PQX',
      period: paid.period,
      of: null,
    },
    { id, name },
  );
  await batch.commit();
  return paymentEntryId(paymentId);
}
