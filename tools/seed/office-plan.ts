import type { AuditAction } from 'contract/rules/audit-actions';
import {
  audit,
  blogs,
  contactMessages,
  events,
  journals,
  products,
} from '../../functions/src/data/collections.ts';
import type { MessageRecord } from '../../functions/src/data/content-records.ts';
import type { AuditChange, AuditRecord, UserRecord } from '../../functions/src/data/records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { auditRecord } from '../../functions/src/model/base/audit.ts';
import { demoId, randomFor } from './deterministic.ts';
import type { Life } from './lives.ts';
import { type PlannedDocument, planDocument } from './planned.ts';
import { type MessageText, messages } from './texts/messages.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** An entry under an id that is the same on every run. */
const entryOf = (
  by: Actor,
  action: AuditAction,
  about: Actor,
  at: Date,
  details: AuditRecord['details'] = {},
  changes?: AuditChange[],
): PlannedDocument =>
  planDocument(audit, demoId('audit', action, about.id, String(details.paymentId ?? '')), {
    ...auditRecord(by, action, about, details),
    at,
    ...(changes && { changes }),
  });

const idOf = ({ email }: MessageText): string => demoId('message', email);

function planMessages(admin: Actor, today: Date): PlannedDocument[] {
  return messages.flatMap((text) => {
    const { firstName, lastName, email, message, state, isRead, daysAgo } = text;
    const createdAt = new Date(today.getTime() - daysAgo * day + text.hour * hour);
    const record = { firstName, lastName, email, message, state, isRead, createdAt };
    const document = planDocument<MessageRecord>(contactMessages, idOf(text), record);
    if (state === 'open') return [document];
    const sender = { id: idOf(text), name: `${firstName} ${lastName}`.trim() };
    return [document, entryOf(admin, 'message.done', sender, new Date(createdAt.getTime() + 20 * hour))];
  });
}

/** Fields that members ask to have mended. */
const edits = ['phoneNumber', 'institution, institutionAddress', 'department', 'name', 'expertise'] as const;

/** What was mended in some fields: a letter had been missing. */
const mendedIn = (user: UserRecord, fields: readonly string[]): AuditChange[] =>
  fields.flatMap((field) => {
    const value = user[field as keyof UserRecord];
    if (typeof value !== 'string' || value === '') return [];
    return [{ field, old: value.slice(0, 2) + value.slice(3), new: value }];
  });

/** Some members had their data mended, the day before their record was last changed. */
function planEdits(admin: Actor, lives: readonly Life[]): PlannedDocument[] {
  return lives.flatMap(({ id, user }) => {
    const random = randomFor('edit', id);
    const at = new Date(user.updatedAt.getTime() - day);
    if (at <= user.createdAt || !random.chance(0.4)) return [];
    const fields = random.pick(edits);
    const about = { id, name: user.name };
    return [entryOf(admin, 'user.update', about, at, { fields }, mendedIn(user, fields.split(', ')))];
  });
}

/** Nobody decides on a payment without a look at its proof. */
function planViews(admin: Actor, lives: readonly Life[]): PlannedDocument[] {
  return lives.flatMap(({ id, user, payments }) =>
    payments.flatMap(({ id: paymentId, decidedAt }) => {
      if (decidedAt === null) return [];
      const at = new Date(decidedAt.getTime() - 2 * 60_000);
      return [entryOf(admin, 'payment.view', { id, name: user.name }, at, { paymentId })];
    }),
  );
}

/** Applicants who were turned down: nothing else is left of them. */
const declinedApplicants = [
  { name: 'Yudha Permana', daysAgo: 12, reason: 'Bukti pembayaran tidak terbaca.' },
  { name: 'Lina Marlina', daysAgo: 47, reason: 'Pendaftaran ganda.' },
  { name: 'Rendi Saputro', daysAgo: 96, reason: 'Jumlah transfer tidak sesuai.' },
] as const;

function planDeclined(admin: Actor, today: Date): PlannedDocument[] {
  return declinedApplicants.flatMap(({ name, daysAgo, reason }) => {
    const applicant = { id: demoId('user', 'declined', name), name };
    const decidedAt = new Date(today.getTime() - daysAgo * day + 10 * hour);
    const requestedAt = new Date(decidedAt.getTime() - 2 * day);
    return [
      entryOf(applicant, 'registration.request', applicant, requestedAt),
      entryOf(admin, 'registration.reject', applicant, decidedAt, { reason }),
    ];
  });
}

const additions: ReadonlyMap<string, AuditAction> = new Map([
  [blogs.name, 'blog.create'],
  [events.name, 'event.create'],
  [journals.name, 'journal.create'],
  [products.name, 'product.create'],
]);

/** Articles, events, journals and products were once added by somebody. */
function planAdditions(admin: Actor, content: readonly PlannedDocument[]): PlannedDocument[] {
  return content.flatMap(({ collection, id, data }) => {
    const { title, createdAt, updatedAt } = data as {
      title: string;
      createdAt: Date | null;
      updatedAt: Date;
    };
    const action = additions.get(collection);
    if (action === undefined) return [];
    // What is not out yet was written before.
    const at = createdAt === null || createdAt > updatedAt ? updatedAt : createdAt;
    return [entryOf(admin, action, { id, name: title }, at)];
  });
}

/** The messages of visitors, and what the audit holds beside requests and decisions. */
export const planOffice = (
  admin: Actor,
  lives: readonly Life[],
  content: readonly PlannedDocument[],
  today: Date,
): PlannedDocument[] => [
  ...planMessages(admin, today),
  ...planEdits(admin, lives),
  ...planViews(admin, lives),
  ...planDeclined(admin, today),
  ...planAdditions(admin, content),
];
