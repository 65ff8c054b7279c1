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
import type { Actor } from '../../../functions/src/model/base/actors.ts';
import { auditRecord } from '../../../functions/src/model/base/audit.ts';
import { withProof } from '../../../functions/src/model/base/audit-leaf.ts';
import { book } from '../../../functions/src/model/ledger/entries.ts';
import { paymentEntryId } from '../../../functions/src/model/ledger/payment-entries.ts';

/** What the office reads: entries of the audit and messages, as the function would have stored them. */

let serial = 0;
const firstDay = Date.parse('2026-02-02T03:00:00.000Z');

/** Each is a minute newer than the one before. */
function nextMoment(): Date {
  serial += 1;
  return new Date(firstDay + serial * 60_000);
}

/** An entry of the audit, also of an action that is no longer known. Gives its id. */
export async function makeAuditEntry(
  actor: Actor,
  action: string,
  target: Actor,
  fields: Partial<Pick<AuditRecord, 'at' | 'details' | 'changes'>> = {},
): Promise<string> {
  const id = newId();
  const record = auditRecord({ id: actor.id, name: actor.name }, 'user.update', {
    id: target.id,
    name: target.name,
  });
  const entry = withProof(id, { ...record, action, at: nextMoment(), ...fields });
  await new Batch().create(audit, id, entry).commit();
  return id;
}

/** A message of the contact form, counted in the totals. Gives its id. */
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
    ...fields,
  };
  const batch = new Batch().create(contactMessages, id, record);
  const counts = { [record.state]: new Increment(1) };
  await batch.merge(messageTotals, totalsIds.messages, { ...counts, adopted: true }).commit();
  return id;
}

/** A mail as the outbox holds it, sent unless told. Gives its id. */
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

/** A message as it was stored before there were states: it has none, and nobody counted it. */
export async function makeOldMessage(): Promise<string> {
  const id = newId();
  const message = { firstName: 'Budi', lastName: '', email: 'budi@example.org', message: 'Halo.' };
  await new Batch().create(contactMessages, id, { ...message, createdAt: nextMoment() }).commit();
  return id;
}

/** An approved renewal in the books, of the code and the day before New Year. */
export async function makeLedgerEntry({ id, name }: Actor): Promise<string> {
  const batch = new Batch();
  const paymentId = newId();
  const [from, until] = [new Date('2026-07-02T05:00:00Z'), new Date('2027-07-01T05:00:00Z')];
  const paid = { amount: 149_877, fee: 150_000, period: { from, until }, into: 'bank' } as const;
  book(
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
