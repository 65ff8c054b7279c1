import { describe, expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const questions = [
  { text: 'Menu makan siang', kind: 'choice' as const, options: 'Ayam\nSayur\n\nAyam', isRequired: true },
  { text: 'Catatan kesehatan', kind: 'text' as const, isExported: false },
  { text: 'Jumlah mobil', kind: 'number' as const },
  { text: 'Perlu surat tugas', kind: 'yes-no' as const, isKept: true },
];

/** An event on 22 and 23 November 2026 with an open registration of three places and four questions. */
async function openEvent() {
  freezeClock(jakarta('2026-11-20T10:00'));
  const admin = await makeAdmin();
  const { id } = await makeEvent({
    title: 'Rapat anggota',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
    bannerImage: null,
  });
  const times = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...times, places: '3', memberPrice: '0' });
  await inProcess(admin).ok('saveEventQuestions', { id, questions });
  const written = (await inProcess(admin).ok('getWrittenEventQuestions', { id })).body;
  return { admin, id, written, ids: written.questions.map(({ _id }) => _id) };
}

const toAnswers = (ids: readonly string[], values: readonly string[]) =>
  ids.map((question, index) => ({ question, value: values[index] ?? '' }));

describe('the questions of a registration', () => {
  test('are stored with their options once, audited, and shown to those who register', async () => {
    const { admin, id, ids, written } = await openEvent();
    expect(written.questions).toMatchObject([
      {
        text: 'Menu makan siang',
        options: ['Ayam', 'Sayur'],
        isRequired: true,
        isExported: true,
        isKept: false,
      },
      { text: 'Catatan kesehatan', options: [], isRequired: false, isExported: false },
      { kind: 'number', isAnswered: false },
      { kind: 'yes-no', isKept: true },
    ]);
    expect(await auditEntriesOf('event-question.save')).toMatchObject([{ actorId: admin.id, targetId: id }]);
    const own = (await inProcess(await makeMember()).ok('getOwnEventAnswers', { id })).body;
    expect(own).toMatchObject({ answers: [], canChange: true, isComplete: false });
    expect(own.questions[0]).toEqual({
      _id: ids[0],
      text: 'Menu makan siang',
      kind: 'choice',
      options: ['Ayam', 'Sayur'],
      isRequired: true,
    });
  });

  test('need a text, a kind and at least two different options', async () => {
    const { admin, id } = await openEvent();
    const fieldsOf = async (question: object) =>
      (await inProcess(admin).refused('saveEventQuestions', { id, questions: [question as never] })).body
        .fields;
    expect(await fieldsOf({ text: ' ', kind: 'text' })).toEqual({ 'questions.0.text': 'Wajib diisi.' });
    expect(await fieldsOf({ text: 'A', kind: '' })).toEqual({ 'questions.0.kind': 'Wajib diisi.' });
    expect(await fieldsOf({ text: 'A', kind: 'choice', options: 'Satu\nSatu' })).toEqual({
      'questions.0.options': 'Tulis paling sedikit dua pilihan yang berbeda.',
    });
  });

  test('that are answered can neither be deleted nor get another kind or fewer options', async () => {
    const { admin, id, ids, written } = await openEvent();
    const member = await makeMember();
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Sayur', 'Alergi']) });
    const inputs = written.questions.map(({ isAnswered: _, options, ...question }) => ({
      ...question,
      options: options.join('\n'),
    }));
    const [first, second, ...others] = inputs;
    if (first === undefined || second === undefined) throw new Error('The event has no questions.');
    const save = (changed: readonly object[]) => ({
      id,
      questions: changed as never,
      basedOn: written.updatedAt ?? undefined,
    });
    const before = await everything();
    const refused = async (changed: readonly object[]) =>
      (await inProcess(admin).refused('saveEventQuestions', save(changed))).body.fields;
    expect(await refused([first, ...others])).toEqual({
      questions: '“Catatan kesehatan” sudah dijawab, jadi tidak dapat dihapus.',
    });
    expect(await refused([first, { ...second, kind: 'number' }, ...others])).toEqual({
      'questions.1.kind': '“Catatan kesehatan” sudah dijawab, jadi jenisnya tetap.',
    });
    expect(await refused([{ ...first, options: 'Ayam\nIkan' }, second, ...others])).toEqual({
      'questions.0.options': '“Menu makan siang” sudah dijawab, jadi pilihan lama harus tetap ada.',
    });
    expect(await everything()).toEqual(before);
    // The last two have no answers.
    await inProcess(admin).ok(
      'saveEventQuestions',
      save([{ ...first, options: 'Ayam\nSayur\nIkan' }, second]),
    );
  });
});

describe('answers', () => {
  test('are required before the registration, can be repeated, and are listed and exported', async () => {
    const { admin, id, ids } = await openEvent();
    const member = await makeMember();
    const { body } = await inProcess(member).refused('registerForEvent', { id });
    expect(body).toEqual({
      code: 'wrong-status',
      message: 'Jawab dulu pertanyaan pendaftaran acara ini.',
    });
    const answers = toAnswers(ids, ['Sayur', 'Alergi kacang', '1', 'ya']);
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers });
    const stored = await valuesOf('eventAnswers');
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers });
    expect(await valuesOf('eventAnswers')).toEqual(stored);
    await inProcess(member).ok('registerForEvent', { id });
    const { data } = (await inProcess(admin).ok('listEventParticipants', { id })).body;
    expect(data[0]?.answers).toEqual([
      { question: 'Menu makan siang', value: 'Sayur', file: null },
      { question: 'Catatan kesehatan', value: 'Alergi kacang', file: null },
      { question: 'Jumlah mobil', value: '1', file: null },
      { question: 'Perlu surat tugas', value: 'ya', file: null },
    ]);
    const { bytes } = await inProcess(admin).ok('exportEventParticipants', { id });
    const [head, row] = bytes.toString().split('\r\n');
    expect(head).toContain('"Menu makan siang","Jumlah mobil","Perlu surat tugas"');
    expect(row).toContain('"Sayur","1","ya"');
    expect(bytes.toString()).not.toContain('kacang');
    const entries = await auditEntriesOf('event-answer.save');
    expect(entries).toMatchObject([{ actorId: member.id, targetId: id }]);
    expect(JSON.stringify(entries)).not.toContain('kacang');
  });

  test('that do not fit their question are refused, and nothing is stored', async () => {
    const { id, ids } = await openEvent();
    const member = await makeMember();
    const fieldsOf = async (...values: string[]) =>
      (await inProcess(member).refused('saveOwnEventAnswers', { id, answers: toAnswers(ids, values) })).body
        .fields;
    expect(await fieldsOf('', 'Alergi')).toEqual({ 'answers.0.value': 'Wajib diisi.' });
    expect(await fieldsOf('Ikan', '', 'dua', 'mungkin')).toEqual({
      'answers.0.value': 'Pilih salah satu.',
      'answers.2.value': 'Tulis angka.',
      'answers.3.value': 'Pilih salah satu.',
    });
    const missing = await inProcess(member).refused('saveOwnEventAnswers', { id, answers: [] });
    expect(missing.body.fields).toEqual({ answers: 'Wajib diisi.' });
    expect(await valuesOf('eventAnswers')).toEqual([]);
  });

  test('can be changed until the event begins', async () => {
    const { id, ids } = await openEvent();
    const member = await makeMember();
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Sayur']) });
    freezeClock(jakarta('2026-11-22T08:59'));
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Ayam']) });
    freezeClock(jakarta('2026-11-22T09:00'));
    const late = { id, answers: toAnswers(ids, ['Sayur']) };
    const { body } = await inProcess(member).refused('saveOwnEventAnswers', late);
    expect(body.code).toBe('wrong-status');
    const own = (await inProcess(member).ok('getOwnEventAnswers', { id })).body;
    expect(own).toMatchObject({ canChange: false, answers: [{ question: ids[0], value: 'Ayam' }] });
  });

  test('are deleted with the registration and with the account', async () => {
    const { admin, id, ids } = await openEvent();
    const [member, other] = [await makeMember(), await makeMember()];
    for (const one of [member, other]) {
      await inProcess(one).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Sayur']) });
      await inProcess(one).ok('registerForEvent', { id });
    }
    await inProcess(member).ok('cancelEventRegistration', { id });
    expect(await valuesOf('eventAnswers')).toMatchObject([{ user: other.id }]);
    await inProcess(admin).ok('deleteUser', { id: other.id });
    expect(await valuesOf('eventAnswers')).toEqual([]);
  });

  test('are deleted 30 days after the event, except those that are needed, and later if it was moved', async () => {
    const { id, ids } = await openEvent();
    const [member, other] = [await makeMember(), await makeMember()];
    await inProcess(member).ok('saveOwnEventAnswers', {
      id,
      answers: toAnswers(ids, ['Sayur', 'Alergi', '', 'ya']),
    });
    await inProcess(other).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Ayam']) });
    const run = async () => (await applyRetention(defaultJobOptions)).done.eventAnswers;
    freezeClock(jakarta('2026-12-23T15:59'));
    expect(await run()).toBe(0);
    await changeDocument('events', id, { endDate: jakarta('2026-11-30T16:00') });
    freezeClock(jakarta('2026-12-23T16:01'));
    expect(await run()).toBe(2);
    expect(await valuesOf('eventAnswers')).toHaveLength(2);
    freezeClock(jakarta('2026-12-30T16:01'));
    expect(await run()).toBe(2);
    expect(await valuesOf('eventAnswers')).toMatchObject([
      { user: member.id, values: { [ids[3] ?? '']: 'ya' }, deleteAt: null },
    ]);
    expect(await auditEntriesOf('event-answer.delete')).toHaveLength(2);
    expect(await run()).toBe(0);
  });

  test('are part of the download of the own data', async () => {
    const { id, ids } = await openEvent();
    const member = await makeMember();
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Sayur']) });
    const { exportAnswers } = await import('../../../../functions/src/model/events/registration/answers.ts');
    expect(await exportAnswers(member.id)).toMatchObject([
      { event: id, answers: [{ question: 'Menu makan siang', value: 'Sayur' }] },
    ]);
  });

  test('of a copied event stay with the original, whose questions the copy has with new ids', async () => {
    const { admin, id, ids } = await openEvent();
    await inProcess(await makeMember()).ok('saveOwnEventAnswers', { id, answers: toAnswers(ids, ['Sayur']) });
    const { body } = await inProcess(admin).ok('copyEvent', { id, days: '7' });
    const copied = await storedDocument('eventQuestions', body._id);
    const texts = (copied.questions as { id: string; text: string }[]).map((one) => one.text);
    expect(texts).toEqual(questions.map(({ text }) => text));
    expect((copied.questions as { id: string }[]).filter((one) => ids.includes(one.id))).toEqual([]);
    expect(await valuesOf('eventAnswers')).toMatchObject([{ event: id }]);
  });
});
