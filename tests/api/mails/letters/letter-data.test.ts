import { beforeEach, expect, test, vi } from 'vitest';
import { sendDueLettersWithin } from '../../../../functions/src/jobs/send-letters.ts';
import {
  exportLetters,
  findLettersOf,
} from '../../../../functions/src/model/mails/delivery/export-letters.ts';
import { stopQueuedMails } from '../../../../functions/src/model/mails/texts/stop-queued-mails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { everything, valuesOf } from '../../../support/assertions/stores.ts';
import { startLetter } from '../../../support/factories/letters.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

beforeEach(async () => {
  vi.stubEnv('LETTERS_PER_SECOND', '100000');
  await startMailServer();
});

test('the own data contain the letters and ended lists of the account only', async () => {
  const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
  await as(member).ok('chooseLetterList', { list: 'events', isWanted: false });
  const id = await startLetter(admin, { subject: 'Kabar' });
  await sendDueLettersWithin(30_000);
  const timeline = (await as(admin).ok('getMemberTimeline', { id: member.id, kind: 'letter' })).body;
  expect(timeline.data).toMatchObject([
    { kind: 'letter', title: 'Surat edaran: Kabar', text: `Ke ${member.email}, terkirim` },
  ]);
  expect(await findLettersOf(member.id)).toMatchObject([{ letter: id, subject: 'Kabar', state: 'sent' }]);
  const own = await exportLetters(member.id, member.email);
  expect(own).toEqual({
    letters: [{ subject: 'Kabar', list: 'news', state: 'sent', skipReason: null, at: expect.any(String) }],
    mailDelivery: { deadSince: null, lost: [], endedLists: { events: expect.any(String) } },
  });
  expect((await exportLetters(other.id, other.email)).mailDelivery.endedLists).toEqual({});
});

test('an erased person is in no letter, and the ended list stays', async () => {
  const [root, admin] = [await makeAdmin(), await makeAdmin({ name: 'Kartinah Admin' })];
  const member = await makeMember({ record: { name: 'Kartinah', email: 'kartinah@example.org' } });
  await startLetter(admin);
  await sendDueLettersWithin(30_000);
  await as(member).ok('chooseLetterList', { list: 'news', isWanted: false });
  for (const { id } of [member, admin]) await as(root).ok('deleteUser', { id });
  freezeClock(inDays(31));
  expect(await forgetRemoved(defaultJobOptions)).toMatchObject({ done: { forgotten: 2 }, failures: [] });
  const { documents } = await everything();
  const { letters, letterRecipients, mailSuppressions } = documents;
  expect(JSON.stringify([letters, letterRecipients, mailSuppressions])).not.toMatch(/kartinah/i);
  expect(Object.values(letterRecipients ?? {})).toMatchObject([{ userId: null, name: '', state: 'sent' }]);
  expect(await valuesOf('mailSuppressions')).toMatchObject([{ holds: ['news'] }]);
});

test('recipients are deleted two years after their letter, which stays', async () => {
  const [admin] = [await makeAdmin(), await makeMember()];
  await startLetter(admin);
  await sendDueLettersWithin(30_000);
  freezeClock(inDays(729));
  expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ letterRecipients: 0 });
  freezeClock(inDays(731));
  expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ letterRecipients: 1 });
  expect(await valuesOf('letterRecipients')).toEqual([]);
  expect(await valuesOf('letters')).toMatchObject([{ state: 'sent', sent: 1 }]);
});

test('a letter that was being sent at the time of a backup is paused after the restore', async () => {
  const [admin] = [await makeAdmin(), await makeMember()];
  const id = await startLetter(admin);
  await stopQueuedMails();
  await sendDueLettersWithin(30_000);
  expect(await valuesOf('letters')).toMatchObject([{ state: 'paused', sent: 0 }]);
  await as(admin).ok('resumeLetter', { id });
  await sendDueLettersWithin(30_000);
  expect(await valuesOf('letters')).toMatchObject([{ state: 'sent', sent: 1 }]);
});
