import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { filesOfZip } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  everything,
  fileBytes,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { pdf } from '../../../support/factories/documents.ts';
import { jpeg } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** An event on 22 and 23 November 2026 that asks for a letter, and for a CV that stays after the event. */
async function openEvent() {
  freezeClock(jakarta('2026-11-20T10:00'));
  const admin = await makeAdmin();
  const { id } = await makeEvent({
    title: 'Lokakarya',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
    bannerImage: null,
  });
  const times = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...times, places: '3', memberPrice: '0' });
  const questions = [
    { text: 'Surat tugas', kind: 'file' as const, isRequired: true },
    { text: 'CV', kind: 'file' as const, isKept: true },
    { text: 'Catatan', kind: 'text' as const },
  ];
  await inProcess(admin).ok('saveEventQuestions', { id, questions });
  const written = (await inProcess(admin).ok('getWrittenEventQuestions', { id })).body;
  const [letter = '', cv = '', note = ''] = written.questions.map(({ _id }) => _id);
  const member = await makeMember({
    status: 'active',
    record: { validUntil: jakarta('2027-06-30T10:00') },
  });
  return { admin, id, letter, cv, note, member };
}

const photo = async () => ({ name: 'surat.jpg', bytes: await jpeg() });
const fileNames = async () =>
  Object.keys(await storedFiles())
    .filter((path) => path.startsWith('documents/'))
    .sort();
const answerFiles = async () =>
  (await valuesOf('eventAnswers')).flatMap(({ files }) => files as string[]).sort();
const upload = async (who: Person, id: string, question: string, answer = pdf('surat.pdf')) =>
  inProcess(who).ok('saveOwnEventFile', { id, question, answer });

/** Runs the sweep after the time in which a request can still run. */
async function sweepLater(at: string): Promise<void> {
  freezeClock(jakarta(at));
  await sweep();
}

describe('a file as an answer', () => {
  test('is required before the registration, stays with other answers, and is downloaded by admins', async () => {
    const { admin, id, letter, note, member } = await openEvent();
    const answers = [
      { question: letter, value: 'palsu.pdf' },
      { question: note, value: 'Halal' },
    ];
    const missing = await inProcess(member).refused('saveOwnEventAnswers', { id, answers });
    expect(missing.body.fields).toEqual({ 'answers.0.value': 'Wajib diisi.' });
    expect((await inProcess(member).refused('registerForEvent', { id })).body.code).toBe('wrong-status');
    await upload(member, id, letter);
    await inProcess(member).ok('saveOwnEventAnswers', { id, answers });
    await inProcess(member).ok('registerForEvent', { id });
    const own = (await inProcess(member).ok('getOwnEventAnswers', { id })).body;
    expect(own).toMatchObject({
      isComplete: true,
      answers: [{ value: 'surat.pdf' }, { question: note, value: 'Halal' }],
    });
    const [participant] = (await inProcess(admin).ok('listEventParticipants', { id })).body.data;
    expect(participant?.answers).toEqual([
      { question: 'Surat tugas', value: 'surat.pdf', file: letter },
      { question: 'Catatan', value: 'Halal', file: null },
    ]);
    const registration = String(participant?._id);
    const file = await inProcess(admin).ok('downloadEventAnswer', { id, registration, question: letter });
    expect(file.bytes.equals(pdf().bytes)).toBe(true);
    const { id: other } = await makeEvent();
    for (const input of [
      { id: other, registration, question: letter },
      { id, registration, question: note },
      { id, registration: 'unknownRegistration', question: letter },
    ])
      expect((await inProcess(admin).refused('downloadEventAnswer', input)).body.code).toBe('not-found');
    const saved = await auditEntriesOf('event-answer.save');
    expect(saved).toHaveLength(2);
    expect(JSON.stringify(saved)).not.toContain('surat.pdf');
  });

  test('is replaced and deleted by its owner, without a file that stays behind', async () => {
    const { id, letter, cv, member } = await openEvent();
    await upload(member, id, letter);
    await upload(member, id, cv);
    const before = await fileNames();
    await inProcess(member).ok('saveOwnEventFile', { id, question: letter, answer: await photo() });
    const after = await fileNames();
    expect([after.length, after.filter((file) => before.includes(file)).length]).toEqual([2, 1]);
    expect(after).toEqual(await answerFiles());
    await inProcess(member).ok('deleteOwnEventFile', { id, question: letter });
    await sweepLater('2026-11-20T10:30');
    expect(await fileNames()).toEqual(await answerFiles());
    expect(await fileNames()).toHaveLength(1);
    const state = await everything();
    await inProcess(member).ok('deleteOwnEventFile', { id, question: letter });
    expect(Object.keys(await everything())).toEqual(Object.keys(state));
    expect(await auditEntriesOf('event-answer.save')).toHaveLength(4);
  });

  test('is refused for other contents, questions and times, and nothing is stored', async () => {
    const { id, letter, note, member } = await openEvent();
    const before = await valuesOf('eventAnswers');
    const refused = async (question: string, answer: ReturnType<typeof pdf>) =>
      (await inProcess(member).refused('saveOwnEventFile', { id, question, answer })).body.code;
    const fake = { ...pdf('surat.pdf'), bytes: Buffer.from('<script>') };
    expect(await refused(letter, fake)).toBe('invalid-file');
    expect(await refused(letter, pdf('surat.exe'))).toBe('invalid-file');
    expect(await refused(note, pdf())).toBe('not-found');
    expect(await refused('unknownQuestion', pdf())).toBe('not-found');
    freezeClock(jakarta('2026-11-22T09:00'));
    expect(await refused(letter, pdf())).toBe('wrong-status');
    expect(await valuesOf('eventAnswers')).toEqual(before);
    expect(await fileNames()).toEqual([]);
  });

  test('is deleted with the registration, and with the account', async () => {
    for (const end of ['registration', 'account'] as const) {
      const { admin, id, letter, member } = await openEvent();
      await upload(member, id, letter);
      await inProcess(member).ok('registerForEvent', { id });
      if (end === 'registration') await inProcess(member).ok('cancelEventRegistration', { id });
      else await inProcess(admin).ok('deleteUser', { id: member.id });
      await sweepLater('2026-11-20T10:30');
      expect([await valuesOf('eventAnswers'), await fileNames()], end).toEqual([[], []]);
    }
  });

  test('is deleted 30 days after the event, except one that is needed', async () => {
    const { id, letter, cv, member } = await openEvent();
    await upload(member, id, letter);
    await upload(member, id, cv, pdf('cv.pdf'));
    freezeClock(jakarta('2026-12-23T16:01'));
    await applyRetention(defaultJobOptions);
    await sweepLater('2026-12-23T16:30');
    expect(await valuesOf('eventAnswers')).toMatchObject([{ values: { [cv]: 'cv.pdf' }, answered: [cv] }]);
    expect(await fileNames()).toEqual(await answerFiles());
    expect(await fileNames()).toHaveLength(1);
  });

  test.each(faultModes)(
    'leaves no unused file after a fault of kind %s at any step',
    { tags: ['full'] },
    async (mode) => {
      const { id, letter, member } = await openEvent();
      await upload(member, id, letter);
      for (let step = 1; step <= 7; step += 1) {
        const caller = inProcess(member);
        const input = { id, question: letter, answer: pdf(`surat-${step}.pdf`) };
        await withFault(step, mode, async () => {
          await caller.call('saveOwnEventFile', input).catch(() => undefined);
        });
        const expected = await answerFiles();
        expect(await fileNames(), `step ${step}`).toEqual(expect.arrayContaining(expected));
        await sweepLater(`2026-11-20T1${step}:30`);
        expect(await fileNames(), `step ${step}`).toEqual(expected);
      }
    },
  );
});

test('the own data contain the files of answers', async () => {
  const { id, letter, cv, note, member } = await openEvent();
  await upload(member, id, letter, await photo());
  await upload(member, id, cv);
  await inProcess(member).ok('saveOwnEventAnswers', { id, answers: [{ question: note, value: 'Sudah' }] });
  const zip = filesOfZip((await inProcess(member).ok('downloadOwnData', {})).bytes);
  const [{ answers }] = JSON.parse(String(zip.get('data.json'))).eventAnswers;
  const names = new Map(
    (answers as { question: string; file: string | null }[]).map(({ question, file }) => [question, file]),
  );
  expect(names.get('Catatan')).toBeNull();
  const [{ fileOf } = { fileOf: {} }] = await valuesOf('eventAnswers');
  for (const [question, key, ending] of [
    ['Surat tugas', letter, 'webp'],
    ['CV', cv, 'pdf'],
  ] as const) {
    const name = String(names.get(question));
    expect(name).toMatch(new RegExp(`^jawaban-acara/${id}-\\d\\.${ending}$`));
    expect(zip.get(name)?.equals(await fileBytes((fileOf as Record<string, string>)[key] ?? ''))).toBe(true);
  }
});
