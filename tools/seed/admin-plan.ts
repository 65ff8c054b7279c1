import type { AuditAction } from 'contract/rules/audit/actions';
import {
  blogs,
  contactMessages,
  events,
  journals,
  messageEntries,
  products,
} from '../../functions/src/data/collections.ts';
import type { MessageEntryRecord, MessageRecord } from '../../functions/src/data/content-records.ts';
import type { AuditChange, AuditRecord, UserRecord } from '../../functions/src/data/records.ts';
import { messageSearchKeys } from '../../functions/src/model/admin/contact-messages.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { demoId, randomFor } from './deterministic.ts';
import { planLetters } from './letter-plan.ts';
import type { DemoMember } from './member-histories.ts';
import { type PlannedDocument, planAuditEntry, planDocument } from './planned.ts';
import { type DemoMessage, messages } from './texts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Creates an audit entry with an id that is the same in every run. */
const planEntry = (
  by: Actor,
  action: AuditAction,
  about: Actor,
  at: Date,
  details: AuditRecord['details'] = {},
  changes?: AuditChange[],
): PlannedDocument =>
  planAuditEntry(demoId('audit', action, about.id, String(details.paymentId ?? '')), {
    ...createAuditRecord(by, action, about, details),
    at,
    ...(changes && { changes }),
  });

const idOf = ({ email }: { email: string }): string => demoId('message', email);

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);

function planMessages(admin: Actor, today: Date): PlannedDocument[] {
  return messages.flatMap((text) => {
    const { daysAgo, hour, thread = [], ...message } = text;
    const createdAt = new Date(today.getTime() - daysAgo * dayMs + hour * hourMs);
    const id = idOf(text);
    const entries = thread.map((entry, index) => planEntryOf(admin, text, createdAt, entry, index));
    const lastReply = entries.findLast(({ data }) => (data as MessageEntryRecord).kind === 'reply')?.id;
    const document = planDocument<MessageRecord>(contactMessages, id, {
      ...message,
      search: messageSearchKeys(message),
      createdAt,
      assignee: entries.length === 0 ? null : { ...admin },
      assigneeId: entries.length === 0 ? '' : admin.id,
      ...(entries.length === 0 ? {} : { entries: entries.length }),
      ...(lastReply === undefined ? {} : { lastReply }),
    });
    if (text.state === 'open') return [document, ...entries];
    const sender = { id, name: `${text.firstName} ${text.lastName}`.trim() };
    return [document, ...entries, planEntry(admin, 'message.done', sender, hoursAfter(createdAt, 20))];
  });
}

function planEntryOf(
  admin: Actor,
  message: DemoMessage,
  createdAt: Date,
  { kind, hoursLater, text }: NonNullable<DemoMessage['thread']>[number],
  index: number,
): PlannedDocument {
  const isReply = kind === 'reply';
  return planDocument<MessageEntryRecord>(messageEntries, demoId('entry', message.email, String(index)), {
    thread: idOf(message),
    kind,
    admin: isReply ? null : { ...admin },
    from: isReply ? message.email : '',
    text,
    at: hoursAfter(createdAt, hoursLater),
    isAutomatic: false,
    attachments: [],
  });
}

/** Plans a template of answers, and an announcement that runs for a month. */
const planTexts = (today: Date): PlannedDocument[] => [
  {
    collection: 'messageTemplates',
    id: 'all',
    data: {
      rows: [
        {
          id: demoId('template', 'membership'),
          name: 'Syarat anggota',
          text: 'Dosen, praktisi, peneliti, dan mahasiswa boleh mendaftar. Iurannya berlaku satu tahun, {nama}.',
          updatedAt: today,
        },
      ],
    },
  },
  {
    collection: 'announcements',
    id: 'all',
    data: {
      rows: [
        {
          id: demoId('announcement', 'meeting'),
          title: 'Rapat anggota tahunan',
          text: 'Semua anggota diundang. Bahan rapat dikirim lewat email seminggu sebelumnya.',
          englishTitle: 'Annual general meeting',
          englishText: 'All members are invited. We email the papers a week before the meeting.',
          link: '/event',
          startsAt: new Date(today.getTime() - dayMs),
          endsAt: new Date(today.getTime() + 30 * dayMs),
          audience: 'members',
          updatedAt: today,
        },
      ],
    },
  },
];

/** Fields that admins correct for members. */
const editedFields = [
  'phoneNumber',
  'institution, institutionAddress',
  'department',
  'name',
  'expertise',
] as const;

/** Creates the changes of corrected fields: the old value lacks a letter. */
const typoCorrections = (user: UserRecord, fields: readonly string[]): AuditChange[] =>
  fields.flatMap((field) => {
    const value = user[field as keyof UserRecord];
    if (typeof value !== 'string' || value === '') return [];
    return [{ field, old: value.slice(0, 2) + value.slice(3), new: value }];
  });

/** Plans corrections of some members' data, on the day before the last change of their record. */
function planEdits(admin: Actor, members: readonly DemoMember[]): PlannedDocument[] {
  return members.flatMap(({ id, user }) => {
    const random = randomFor('edit', id);
    const at = new Date(user.updatedAt.getTime() - dayMs);
    if (at <= user.createdAt || !random.chance(0.4)) return [];
    const fields = random.pick(editedFields);
    const about = { id, name: user.name };
    return [
      planEntry(admin, 'user.update', about, at, { fields }, typoCorrections(user, fields.split(', '))),
    ];
  });
}

function planViews(admin: Actor, members: readonly DemoMember[]): PlannedDocument[] {
  return members.flatMap(({ id, user, payments }) =>
    payments.flatMap(({ id: paymentId, decidedAt }) => {
      if (decidedAt === null) return [];
      const at = new Date(decidedAt.getTime() - 2 * 60_000);
      return [planEntry(admin, 'payment.view', { id, name: user.name }, at, { paymentId })];
    }),
  );
}

/** Rejected applicants, of whom only audit entries exist. */
const declinedApplicants = [
  { name: 'Yudha Permana', daysAgo: 12, reason: 'Bukti pembayaran tidak terbaca.' },
  { name: 'Lina Marlina', daysAgo: 47, reason: 'Pendaftaran ganda.' },
  { name: 'Rendi Saputro', daysAgo: 96, reason: 'Jumlah transfer tidak sesuai.' },
] as const;

function planDeclined(admin: Actor, today: Date): PlannedDocument[] {
  return declinedApplicants.flatMap(({ name, daysAgo, reason }) => {
    const applicant = { id: demoId('user', 'declined', name), name };
    const decidedAt = new Date(today.getTime() - daysAgo * dayMs + 10 * hourMs);
    const requestedAt = new Date(decidedAt.getTime() - 2 * dayMs);
    return [
      planEntry(applicant, 'registration.request', applicant, requestedAt),
      planEntry(admin, 'registration.reject', applicant, decidedAt, { reason }),
    ];
  });
}

const additions: ReadonlyMap<string, AuditAction> = new Map([
  [blogs.name, 'blog.create'],
  [events.name, 'event.create'],
  [journals.name, 'journal.create'],
  [products.name, 'product.create'],
]);

function planAdditions(admin: Actor, content: readonly PlannedDocument[]): PlannedDocument[] {
  return content.flatMap(({ collection, id, data }) => {
    const { title, createdAt, updatedAt } = data as {
      title: string;
      createdAt: Date | null;
      updatedAt: Date;
    };
    const action = additions.get(collection);
    if (action === undefined) return [];
    // A scheduled article was written before its publication.
    const at = createdAt === null || createdAt > updatedAt ? updatedAt : createdAt;
    return [planEntry(admin, action, { id, name: title }, at)];
  });
}

/** Plans the messages of visitors, letters, and audit entries other than those of requests and decisions. */
export const planAdminRecords = (
  admin: Actor,
  members: readonly DemoMember[],
  content: readonly PlannedDocument[],
  today: Date,
): PlannedDocument[] => [
  ...planMessages(admin, today),
  ...planTexts(today),
  ...planEdits(admin, members),
  ...planViews(admin, members),
  ...planDeclined(admin, today),
  ...planAdditions(admin, content),
  ...planLetters(admin, members, today),
];
