import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Batch } from '../../functions/src/data/batch.ts';
import { users } from '../../functions/src/data/collections.ts';
import { sendDueMails } from '../../functions/src/model/mails/due-mails.ts';
import { sendReminders } from '../../functions/src/model/upkeep/reminders.ts';
import { usualRun } from '../../functions/src/model/upkeep/report.ts';
import { backUp } from '../../tools/backup/back-up.ts';
import { restore } from '../../tools/backup/restore.ts';
import { backupFolder } from '../support/act/backups.ts';
import { cardOf, stateOf } from '../support/act/own-card.ts';
import { documentsOf, everything, valuesOf } from '../support/check/stores.ts';
import { makeManyMembers } from '../support/make/many-members.ts';
import type { Person } from '../support/make/people.ts';
import { as, nobody } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { type MailServer, startMailServer } from '../support/suite/smtp.ts';
import { inDays } from '../support/suite/time.ts';

/** With a seed it is the drill of `npm run test:long`, as large as the association is to become. */
const size = process.env.CAMPAIGN_SEED === undefined ? 100 : 1000;

let server: MailServer;
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await resetStores();
  server = await startMailServer();
});
afterEach(() => server.close());

/** Apart from what a restore changes itself, and from what says how far it came. */
async function whatIsKept() {
  const { documents, files, accounts } = await everything();
  const { outbox: _outbox, upkeep: _upkeep, ...others } = documents;
  return { documents: others, files, accounts };
}

/** What the person is to transfer; the same as long as it is open. */
async function billOf(person: Omit<Person, 'token'>) {
  const { email, password } = person;
  const { body } = await nobody.ok('login', { email, password });
  return (await as({ ...person, token: body.token }).ok('openBill', {})).body;
}

test('all that was lost comes back as it was, people log in, cards hold, and no mail goes out twice', {
  timeout: 300_000,
}, async () => {
  const people = await makeManyMembers(size);
  await sendReminders(usualRun);
  const queued = (await valuesOf('outbox')).length;
  expect(queued).toBe(size / 5);
  await sendDueMails();
  const [, first, second] = people.filter((_, index) => index % 5 === 1);
  if (first === undefined || second === undefined) throw new Error('There is nobody.');
  // One reminder waits when the backup is made, another one comes due later.
  await new Batch().update(users, first.id, { validUntil: inDays(29) }).commit();
  await sendReminders(usualRun);
  await new Batch().update(users, second.id, { validUntil: inDays(29) }).commit();
  const bill = await billOf(first);
  const before = await whatIsKept();
  const mailsBefore = await documentsOf('outbox');

  using folder = backupFolder();
  const backupStart = performance.now();
  await backUp(folder.path);
  const backupSeconds = (performance.now() - backupStart) / 1000;
  const manifest = JSON.parse(readFileSync(join(folder.path, 'manifest.json'), 'utf8'));
  expect(manifest.collections.users.rows).toBe(size);
  expect([manifest.sections.accounts.rows, manifest.sections.files.rows]).toEqual([size, size]);

  // The day goes on: what waited goes out, and the reminder too.
  await sendReminders(usualRun);
  await sendDueMails();
  expect(server.mails.length).toBe(queued + 2);

  await resetStores();
  expect(await everything()).toEqual({ documents: {}, files: {}, accounts: {} });
  const restoreStart = performance.now();
  const report = await restore(folder.path, { overwrite: false, hashParameters: undefined });
  const restoreSeconds = (performance.now() - restoreStart) / 1000;
  const times = { backup: backupSeconds.toFixed(1), restore: restoreSeconds.toFixed(1) };
  process.stderr.write(`Drill of ${size} members, in seconds: ${JSON.stringify(times)}\n`);

  const after = await whatIsKept();
  // Reminded again, by a mail that is held.
  const { reminded, ...lateRecord } = after.documents.users?.[second.id] ?? {};
  expect(reminded).toMatchObject({ days: 30 });
  const restored = {
    ...after,
    documents: { ...after.documents, users: { ...after.documents.users, [second.id]: lateRecord } },
  };
  expect(restored).toEqual(before);
  expect(report).toEqual({ heldMails: 2, extra: 0 });
  const mails = await documentsOf('outbox');
  const held = {
    state: 'unclear',
    dueAt: null,
    settledAt: expect.any(Date),
    lastError: 'Ditahan sesudah pemulihan cadangan: mungkin sudah terkirim.',
  };
  for (const [id, mail] of Object.entries(mailsBefore)) {
    expect(mails[id]).toEqual(mail.state === 'sent' ? mail : { ...mail, ...held });
  }
  expect(Object.keys(await documentsOf('upkeep'))).toEqual(['restore']);

  const sent = server.mails.length;
  await sendReminders(usualRun);
  await sendDueMails();
  expect(server.mails.length).toBe(sent);

  expect(await billOf(first)).toEqual(bill);
  for (const person of people.filter((_, index) => index % (size / 5) === 1)) {
    const { email, password } = person;
    await nobody.refused('login', { email, password: `${password}x` });
    const { body } = await nobody.ok('login', { email, password });
    expect(await stateOf(await cardOf({ ...person, token: body.token }))).toBe('valid');
  }
});
