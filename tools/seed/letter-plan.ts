import type { RecipientState } from 'contract/rules/mails/letter-states';
import type { SkipReason } from 'contract/rules/mails/letters';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import {
  type LetterRecipientRecord,
  type LetterRecord,
  letterRecipients,
  letters,
} from '../../functions/src/model/mails/delivery/records.ts';
import { demoId } from './deterministic.ts';
import type { DemoMember } from './member-histories.ts';
import { type PlannedDocument, planAuditEntry, planDocument } from './planned.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const createLetter = (admin: Actor, at: Date, letter: Partial<LetterRecord>): LetterRecord => ({
  list: 'news',
  subject: '',
  content: [],
  filter: { status: 'active' },
  state: 'draft',
  author: admin.name,
  authorId: admin.id,
  createdAt: at,
  updatedAt: at,
  startedAt: null,
  endedAt: null,
  salt: '00000000000000000000000000000000',
  after: null,
  isPrepared: false,
  queued: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  bounced: 0,
  countedFrom: { sent: 0, bounced: 0 },
  recent: '',
  pausedBy: null,
  dueAt: null,
  run: null,
  backOff: 0,
  ...letter,
});

/** Outcomes that are not `sent`, by the place of the recipient. */
const outcomes: Readonly<Record<number, { state: RecipientState; skipReason?: SkipReason; error?: string }>> =
  {
    2: { state: 'bounced', error: '550 5.1.1 No such user here' },
    5: { state: 'skipped', skipReason: 'list-ended' },
    7: { state: 'failed', error: '552 5.2.2 Mailbox full' },
  };

const sentSubject = 'Rapat anggota tahunan';

/** Plans a letter that was sent a week ago to some active members, and a draft. */
export function planLetters(admin: Actor, members: readonly DemoMember[], today: Date): PlannedDocument[] {
  const [sentId, draftId] = [demoId('letter', 'sent'), demoId('letter', 'draft')];
  const at = new Date(today.getTime() - 7 * dayMs + 10 * hourMs);
  const recipients = members
    .filter(({ user: { isActive, consent } }) => isActive === 'active' && consent?.withdrawnAt === null)
    .slice(0, 12)
    .map(({ id, user }, index): { id: string; data: LetterRecipientRecord } => {
      const { state, skipReason = null, error = null } = outcomes[index] ?? { state: 'sent' as const };
      const changedAt = new Date(at.getTime() + index * 1000);
      const [name, email] = [user.name, user.email];
      const facts = {
        letter: sentId,
        subject: sentSubject,
        list: 'news' as const,
        userId: id,
        name,
        email,
        state,
        skipReason,
        error,
      };
      return {
        id: `${sentId}${demoId('recipient', id)}`,
        data: { ...facts, attempts: 0, dueAt: null, createdAt: at, changedAt },
      };
    });
  const count = (state: RecipientState) => recipients.filter(({ data }) => data.state === state).length;
  const sent = createLetter(admin, at, {
    subject: sentSubject,
    content: [
      { type: 'text', content: 'Yth. {nama},' },
      { type: 'text', content: 'Rapat anggota tahunan diadakan secara daring bulan depan. Agendanya:' },
      { type: 'unorderedList', lists: ['Laporan pengurus', 'Laporan keuangan', 'Rencana tahun depan'] },
      { type: 'text', content: 'Keanggotaan Anda berlaku sampai {berlaku_sampai}.' },
    ],
    state: 'sent',
    startedAt: at,
    endedAt: new Date(at.getTime() + 60_000),
    isPrepared: true,
    sent: count('sent'),
    skipped: count('skipped'),
    failed: count('failed'),
    bounced: count('bounced'),
  });
  const draft = createLetter(admin, new Date(today.getTime() - dayMs), {
    list: 'events',
    subject: 'Lokakarya untuk {nama}',
    content: [{ type: 'text', content: 'Yth. {nama}, pendaftaran lokakarya kami sudah dibuka.' }],
  });
  const target = { id: sentId, name: sent.subject };
  const entry = createAuditRecord(admin, 'letter.start', target, { count: recipients.length - 1 });
  return [
    planDocument(letters, sentId, sent),
    planDocument(letters, draftId, draft),
    ...recipients.map(({ id, data }) => planDocument(letterRecipients, id, data)),
    planAuditEntry(demoId('audit', 'letter.start', sentId), { ...entry, at }),
  ];
}
