import { ApiError } from 'contract/errors';
import type { PaymentKind, PaymentState } from 'contract/money/payments';
import type { TimelineItem } from 'contract/people/member-timeline';
import { type DutyNeed, hasDuty, missingDutyText } from 'contract/rules/admins/duties';
import { type AuditAction, actionLabel, auditActions } from 'contract/rules/audit/actions';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { limits } from 'contract/rules/limits';
import { recipientStateTexts, skipReasonTexts } from 'contract/rules/mails/letters';
import { type BillState, formatBillCode } from 'contract/rules/money/bills';
import { documentLabelTexts } from 'contract/rules/people/document-labels';
import { type TimelineKind, timelineKinds } from 'contract/rules/people/timeline-kinds';
import type { MailState } from 'contract/schemas/list-states';
import { formatDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { audit, bills, events, outbox, payments, users } from '#data/collections.ts';
import { type FieldOf, maxQueryValues, type QuerySpec, type Rows, type Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { toUndoableEntry } from '#model/admin/audit-entries.ts';
import { accountIdsOf } from '#model/base/actors.ts';
import { creditEntries } from '#model/credits/records.ts';
import { certificates } from '#model/events/certificates/records.ts';
import { eventRegistrations } from '#model/events/registration/records.ts';
import { letterRecipients } from '#model/mails/delivery/records.ts';
import { getSubject } from '#model/mails/texts/list-mails.ts';
import { membershipLetters } from '#model/people/membership-letters/records.ts';
import { memberDocuments, memberNotes, memberTasks } from '#model/people/records/records.ts';

const duties: Readonly<Record<TimelineKind, DutyNeed>> = {
  payment: 'money',
  bill: 'money',
  mail: 'people',
  letter: 'people',
  card: 'people',
  seat: 'people',
  event: 'people',
  certificate: 'people',
  credit: 'people',
  'membership-letter': 'people',
  note: 'people',
  task: 'people',
  document: 'people',
  audit: 'audit',
};

/** An item with its position: items are ordered by time, then kind, then id. */
interface Entry extends Omit<TimelineItem, '_id' | 'at'> {
  readonly id: string;
  readonly at: Date;
  /** Event whose title is read for the page. */
  readonly event?: string;
}
type NewEntry = Omit<Entry, 'id' | 'at' | 'kind' | 'entry'> & Partial<Pick<Entry, 'entry'>>;

type Position = readonly [at: Date, id: string] | undefined;
/** `ids` are those of the person's account, and of accounts that were merged into it. */
type Source = (
  ids: readonly [string, ...string[]],
  position: Position,
  limit: number,
) => Promise<Omit<Entry, 'kind'>[]>;

/** Creates a source from the rows of one collection, newest first. `at` is the field of their time. */
const source =
  <T, At extends FieldOf<T>, R extends Record<At, Date>>(
    rows: Rows<T, R>,
    at: At,
    filter: (ids: readonly [string, ...string[]]) => Pick<QuerySpec<T>, 'where' | 'contains' | 'oneOf'>,
    toEntry: (row: Stored<R>) => NewEntry,
  ): Source =>
  async (ids, position, limit) => {
    const found = await rows.query({ ...filter(ids), orderBy: at, direction: 'desc', position, limit });
    return found.map((row) => ({ id: row.id, at: row.data[at], entry: null, ...toEntry(row) }));
  };

/** Creates a source from the rows that name the person in a field. */
const sourceOf = <T, At extends FieldOf<T>, R extends Record<At, Date>>(
  rows: Rows<T, R>,
  fields: { readonly person: FieldOf<T>; readonly at: At },
  toEntry: (data: R, id: string) => NewEntry,
): Source =>
  source(
    rows,
    fields.at,
    ([id]) => ({ where: [[fields.person, id]] }),
    (row) => toEntry(row.data, row.id),
  );

const auditSource = (actions?: readonly AuditAction[]): Source =>
  source(
    audit.select('at', 'actorId', 'actorName', 'action', 'targetId', 'targetName', 'details', 'changes'),
    'at',
    (ids) => ({
      // A query compares at most `maxQueryValues` pairs of an id and an action.
      contains: ['people', ids.slice(0, Math.floor(maxQueryValues / (actions?.length ?? 1)))],
      ...(actions === undefined ? {} : { oneOf: ['action', actions] }),
    }),
    ({ id, data }) => ({
      title: actionLabel(data.action),
      text: '',
      entry: toUndoableEntry({ id, data }),
    }),
  );

const seatActions = auditActions.filter((action) => action.startsWith('seat.'));
const cardActions = auditActions.filter((action) => action.startsWith('card.'));

const paymentTexts: Readonly<Record<PaymentKind, string>> = {
  registration: 'Pembayaran pendaftaran',
  renewal: 'Pembayaran perpanjangan',
  event: 'Pembayaran acara',
};
const paymentStates: Readonly<Record<PaymentState, string>> = {
  waiting: 'menunggu persetujuan',
  approved: 'disetujui',
  rejected: 'ditolak',
  replaced: 'diganti',
};
const billStates: Readonly<Record<BillState, string>> = {
  open: 'belum dibayar',
  closed: 'lunas',
  expired: 'kedaluwarsa',
};
const mailStates: Readonly<Partial<Record<MailState, string>>> = {
  failed: 'gagal terkirim',
  unclear: 'tidak jelas sampai atau tidak',
  sent: 'terkirim',
};

const sources: Readonly<Record<TimelineKind, Source>> = {
  payment: sourceOf(
    payments.select('kind', 'event', 'amount', 'state', 'createdAt'),
    { person: 'userId', at: 'createdAt' },
    (data) => ({
      title: `${paymentTexts[data.kind]} ${formatRupiah(data.amount)}, ${paymentStates[data.state]}`,
      text: data.event?.title ?? '',
    }),
  ),
  bill: sourceOf(
    bills.select('amount', 'state', 'openedAt', 'event'),
    { person: 'userId', at: 'openedAt' },
    (data, id) => ({
      title: `Tagihan ${formatBillCode(id)} ${formatRupiah(data.amount)}, ${billStates[data.state]}`,
      text: data.event?.title ?? '',
    }),
  ),
  mail: sourceOf(outbox, { person: 'userId', at: 'createdAt' }, (data) => ({
    title: `Email: ${getSubject(data)}`,
    text: `Ke ${data.to}, ${mailStates[data.state] ?? 'menunggu dikirim'}`,
  })),
  letter: sourceOf(
    letterRecipients.select('subject', 'email', 'state', 'skipReason', 'createdAt'),
    { person: 'userId', at: 'createdAt' },
    ({ subject, email, state, skipReason }) => ({
      title: `Surat edaran: ${subject}`,
      text:
        skipReason === null
          ? `Ke ${email}, ${recipientStateTexts[state]}`
          : `Tidak dikirim: ${skipReasonTexts[skipReason]}`,
    }),
  ),
  card: auditSource(cardActions),
  seat: auditSource(seatActions),
  event: sourceOf(
    eventRegistrations.select('event', 'state', 'registeredAt', 'attendedAt'),
    { person: 'user', at: 'registeredAt' },
    (data) => ({
      title: 'Mendaftar acara',
      text: data.attendedAt ? 'hadir' : data.state === 'held' ? 'belum dibayar' : 'terdaftar',
      event: data.event,
    }),
  ),
  certificate: sourceOf(
    certificates.select('title', 'eventTitle', 'issuedAt', 'revokedAt'),
    { person: 'user', at: 'issuedAt' },
    (data) => ({
      title: `Sertifikat${data.revokedAt === null ? '' : ' (dicabut)'}: ${data.eventTitle}`,
      text: '',
    }),
  ),
  credit: sourceOf(
    creditEntries.select('title', 'points', 'category', 'createdAt'),
    { person: 'user', at: 'createdAt' },
    (data) => ({
      title: `Kredit: ${data.points} poin`,
      text: `${creditCategoryLabels[data.category]}: ${data.title}`,
    }),
  ),
  'membership-letter': sourceOf(
    membershipLetters.select('number', 'purpose', 'issuedAt', 'revokedAt'),
    { person: 'user', at: 'issuedAt' },
    ({ number, purpose, revokedAt }) => ({
      title: `Surat keterangan ${number}${revokedAt === null ? '' : ' (dicabut)'}`,
      text: purpose,
    }),
  ),
  note: sourceOf(memberNotes.select('text', 'createdAt'), { person: 'member', at: 'createdAt' }, (data) => ({
    title: 'Catatan',
    text: data.text,
  })),
  task: sourceOf(
    memberTasks.select('text', 'dueOn', 'isOpen', 'createdAt'),
    { person: 'member', at: 'createdAt' },
    (data) => ({
      title: `Tugas sampai ${formatDate(`${data.dueOn}T12:00:00+07:00`)}${data.isOpen ? '' : ', selesai'}`,
      text: data.text,
    }),
  ),
  document: sourceOf(
    memberDocuments.select('label', 'title', 'createdAt'),
    { person: 'member', at: 'createdAt' },
    (data) => ({
      title: `Dokumen: ${documentLabelTexts[data.label]}`,
      text: data.title,
    }),
  ),
  audit: auditSource(),
};

/** Additions that the timeline also contains as items of their own. */
const repeatedActions: ReadonlySet<string> = new Set<AuditAction>([
  'member-note.add',
  'member-task.add',
  'member-document.add',
  'membership-letter.issue',
]);

/** Signs before and after all characters of ids. They skip all rows of a moment, or none. */
const [beforeIds, afterIds] = ['!', '~'];

const kindNames: readonly string[] = timelineKinds;

/** Returns where a source continues after the last item of the page before. */
function toPosition(kind: TimelineKind, after: string | undefined): Position {
  if (after === undefined) return undefined;
  const [time, lastKind, ...id] = after.split('.');
  const index = kindNames.indexOf(lastKind ?? '');
  const own = timelineKinds.indexOf(kind);
  const lastId = own === index ? id.join('.') : own < index ? beforeIds : afterIds;
  return [new Date(Number(time)), lastId ?? beforeIds];
}

/** Newest first. Descending ids are the order of the query. */
const compare = (a: Entry, b: Entry): number =>
  b.at.getTime() - a.at.getTime() ||
  timelineKinds.indexOf(a.kind) - timelineKinds.indexOf(b.kind) ||
  (a.id < b.id ? 1 : -1);

const permittedKinds = (admin: UserRecord): TimelineKind[] =>
  timelineKinds.filter((kind) => hasDuty(admin, duties[kind]));

/** Returns the kinds to read. The audit log includes cards and seats. Throws `forbidden`. */
function chooseKinds(permitted: readonly TimelineKind[], kind: TimelineKind | undefined): TimelineKind[] {
  if (kind === undefined)
    return permitted.filter((one) => !(permitted.includes('audit') && (one === 'card' || one === 'seat')));
  if (!permitted.includes(kind)) throw new ApiError('forbidden', { message: missingDutyText(duties[kind]) });
  return [kind];
}

interface TimelinePage {
  readonly data: TimelineItem[];
  readonly kinds: TimelineKind[];
  readonly next: string | null;
}

/**
 * Reads one page of everything about a person, newest first. Each source reads a page and one row more. Throws
 * `not-found`, `forbidden`.
 */
export async function readTimeline(
  person: string,
  kind: TimelineKind | undefined,
  after: string | undefined,
  admin: UserRecord,
): Promise<TimelinePage> {
  const ids = accountIdsOf(await users.getOrThrow(person));
  const permitted = permittedKinds(admin);
  const limit = limits.timelineItems + 1;
  const found = await Promise.all(
    chooseKinds(permitted, kind).map(async (one) => {
      const rows = await sources[one](ids, toPosition(one, after), limit);
      return rows.map((row): Entry => ({ ...row, kind: one }));
    }),
  );
  const all = found.flat().sort(compare);
  const page = all.slice(0, limits.timelineItems);
  const last = page.at(-1);
  const isRepeated = ({ kind: own, entry }: Entry) =>
    kind === undefined && own === 'audit' && repeatedActions.has(entry?.action ?? '');
  return {
    data: await toItems(page.filter((entry) => !isRepeated(entry))),
    kinds: permitted,
    next:
      last === undefined || all.length <= page.length ? null : `${last.at.getTime()}.${last.kind}.${last.id}`,
  };
}

async function toItems(page: readonly Entry[]): Promise<TimelineItem[]> {
  const wanted = [...new Set(page.flatMap(({ event }) => event ?? []))];
  const titles = new Map(
    (await events.select('title').getMany(wanted)).map(({ id, data }) => [id, data.title]),
  );
  return page.map(({ id, kind, at, title, text, entry, event }) => ({
    _id: `${kind}-${id}`,
    kind,
    at: at.toISOString(),
    title,
    text: event === undefined ? text : `${titles.get(event) ?? 'Acara yang dihapus'}, ${text}`,
    entry,
  }));
}
