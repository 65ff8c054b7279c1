import type { RowsFile } from 'contract/endpoint';
import { priceLabels } from 'contract/rules/money/event-prices';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateCounted } from '#model/base/pages.ts';
import { toCsvHead, toCsvLine } from '#model/files/csv.ts';
import { readAnswersOf } from './answers.ts';
import { eventQuestions } from './questions.ts';
import { type EventRegistrationRecord, eventRegistrations } from './records.ts';
import { type RegistrantRow, readRegistrants } from './registrants.ts';

export interface Participant {
  readonly registration: Stored<EventRegistrationRecord>;
  /** Undefined if the account was deleted. */
  readonly person: RegistrantRow | undefined;
}

/** Returns the person of a place for lists; null after the deletion of the account. */
export const toPersonReply = (person: RegistrantRow | undefined) =>
  person === undefined
    ? null
    : { _id: person.id, name: person.data.name, email: person.data.email, isGuest: person.isGuest };

export interface ParticipantWithAnswers extends Participant {
  /** Answers by the id of the question. */
  readonly values: Readonly<Record<string, string>>;
}

/** Registrations for an event, in the order of their time. */
const registeredFor = (event: string) => ({ where: [['event', event]], orderBy: 'registeredAt' }) as const;

/** Adds the people to registrations. */
export async function withPeople(
  registrations: readonly Stored<EventRegistrationRecord>[],
): Promise<readonly Participant[]> {
  const people = await readRegistrants(registrations);
  return registrations.map((registration) => ({ registration, person: people.get(registration.id) }));
}

/** Adds people and answers to registrations. */
async function withAnswers(
  registrations: readonly Stored<EventRegistrationRecord>[],
): Promise<readonly ParticipantWithAnswers[]> {
  const [participants, values] = await Promise.all([
    withPeople(registrations),
    readAnswersOf(registrations.map(({ id }) => id)),
  ]);
  return participants.map((one) => ({ ...one, values: values.get(one.registration.id) ?? {} }));
}

/** Lists one page of the participants. */
export async function listParticipants(event: string, page: Page) {
  const { rows, ...list } = await paginateCounted(eventRegistrations, registeredFor(event), page);
  return { ...list, participants: await withAnswers(rows) };
}

type Column = readonly [heading: string, cell: (participant: ParticipantWithAnswers) => string];

const columns: readonly Column[] = [
  ['Nama', ({ person }) => person?.data.name ?? 'Data dihapus'],
  ['Email', ({ person }) => person?.data.email ?? ''],
  ['Nomor anggota', ({ person }) => person?.data.memberNumber ?? ''],
  ['Rombongan', ({ registration }) => registration.data.group?.institution ?? ''],
  ['Harga', ({ registration }) => priceLabels[registration.data.priceKind]],
  ['Nominal', ({ registration }) => String(registration.data.price)],
  ['Status', ({ registration }) => (registration.data.state === 'held' ? 'Belum dibayar' : 'Terdaftar')],
  ['Terdaftar', ({ registration }) => isoDate(registration.data.registeredAt)],
];

/** Returns a column for each question whose answers may be exported. */
async function readAnswerColumns(event: string): Promise<Column[]> {
  const asked = (await eventQuestions.get(event))?.data.questions ?? [];
  return asked
    .filter(({ isExported }) => isExported)
    .map(({ id, text }) => [text, ({ values }) => values[id] ?? '']);
}

const broken = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Unduh sekali lagi.';

/** Participants read in one query. */
const batchSize = 200;

/** Exports the participants as a CSV file. The audit records who exports how many before the first row is sent. */
export async function exportParticipants(event: Actor, actor: Actor): Promise<RowsFile> {
  const [total, answers] = await Promise.all([
    eventRegistrations.count(registeredFor(event.id)),
    readAnswerColumns(event.id),
  ]);
  const all = [...columns, ...answers];
  const batch = new Batch();
  recordAudit(batch, actor, 'event-registration.export', event, { count: total });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `peserta-${isoDate(clock.now())}.csv`,
    total,
    head: toCsvHead(all.map(([heading]) => heading)),
    batches: generateLines(event.id, all),
    broken: toCsvLine([broken]),
  };
}

async function* generateLines(event: string, all: readonly Column[]): AsyncGenerator<string[]> {
  const query = { ...registeredFor(event), limit: Number.MAX_SAFE_INTEGER };
  for await (const batch of eventRegistrations.inBatches(query, batchSize)) {
    const participants = await withAnswers(batch);
    yield participants.map((participant) => toCsvLine(all.map(([, cell]) => cell(participant))));
  }
}
