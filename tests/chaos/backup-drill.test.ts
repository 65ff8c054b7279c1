/** @module-tag full */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { Batch } from '../../functions/src/data/batch.ts';
import { users } from '../../functions/src/data/collections.ts';
import { sendDueMails } from '../../functions/src/model/mails/texts/due-mails.ts';
import { defaultJobOptions } from '../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../functions/src/model/maintenance/send-reminders.ts';
import { backUp } from '../../tools/backup/back-up.ts';
import { restore } from '../../tools/backup/restore.ts';
import { backupFolder } from '../support/actions/backups.ts';
import { fetchCardState, fetchCardStatement } from '../support/actions/own-card.ts';
import { documentsOf, everything, valuesOf } from '../support/assertions/stores.ts';
import type { Person } from '../support/factories/people.ts';
import { anonymous, as } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { type MailServer, startMailServer } from '../support/suite/smtp.ts';
import { inDays } from '../support/suite/time.ts';
import { makeManyMembers } from './support/many-members.ts';

/** Number of members: with a seed, as in `npm run test:long`, the planned size of the association. */
const size = process.env.CAMPAIGN_SEED === undefined ? 100 : 1000;

let server: MailServer;
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  server = await startMailServer();
});

/** Returns all stored data except the mail queue, which a restore changes, and the progress of jobs. */
async function readComparableData() {
  const { documents, files, accounts } = await everything();
  const { outbox: _outbox, upkeep: _upkeep, ...others } = documents;
  return { documents: others, files, accounts };
}

/** Opens the person's bill. Returns the same amount and code as long as the bill is open. */
async function billOf(person: Omit<Person, 'token'>) {
  const { email, password } = person;
  const { body } = await anonymous.ok('login', { email, password });
  return (await as({ ...person, token: body.token }).ok('openBill', {})).body;
}

test('a restore returns all data, logins and cards work, and no mail is sent twice', {
  timeout: 300_000,
}, async () => {
  const people = await makeManyMembers(size);
  await sendReminders(defaultJobOptions);
  const queued = (await valuesOf('outbox')).length;
  expect(queued).toBe(size / 5);
  await sendDueMails();
  const [, first, second] = people.filter((_, index) => index % 5 === 1);
  if (first === undefined || second === undefined) throw new Error('No member was created.');
  // One reminder is queued when the backup is made; another one becomes due later.
  await new Batch().update(users, first.id, { validUntil: inDays(29) }).commit();
  await sendReminders(defaultJobOptions);
  await new Batch().update(users, second.id, { validUntil: inDays(29) }).commit();
  const bill = await billOf(first);
  const before = await readComparableData();
  const mailsBefore = await documentsOf('outbox');

  using folder = backupFolder();
  const backupStart = performance.now();
  await backUp(folder.path);
  const backupSeconds = (performance.now() - backupStart) / 1000;
  const manifest = JSON.parse(readFileSync(join(folder.path, 'manifest.json'), 'utf8'));
  expect(manifest.collections.users.rows).toBe(size);
  expect([manifest.sections.accounts.rows, manifest.sections.files.rows]).toEqual([size, size]);

  // After the backup the queued mail and the later reminder are sent.
  await sendReminders(defaultJobOptions);
  await sendDueMails();
  expect(server.mails.length).toBe(queued + 2);

  await resetStores();
  expect(await everything()).toEqual({ documents: {}, files: {}, accounts: {} });
  const restoreStart = performance.now();
  const report = await restore(folder.path, { overwrite: false, hashParameters: undefined });
  const restoreSeconds = (performance.now() - restoreStart) / 1000;
  const times = { backup: backupSeconds.toFixed(1), restore: restoreSeconds.toFixed(1) };
  process.stderr.write(`Drill of ${size} members, in seconds: ${JSON.stringify(times)}\n`);

  const after = await readComparableData();
  // The restored member is reminded again, by a mail that is on hold.
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
    lastError: 'Ditahan setelah pemulihan cadangan. Mungkin sudah terkirim.',
  };
  for (const [id, mail] of Object.entries(mailsBefore)) {
    expect(mails[id]).toEqual(mail.state === 'sent' ? mail : { ...mail, ...held });
  }
  expect(Object.keys(await documentsOf('upkeep'))).toEqual(['restore']);

  const sent = server.mails.length;
  await sendReminders(defaultJobOptions);
  await sendDueMails();
  expect(server.mails.length).toBe(sent);

  expect(await billOf(first)).toEqual(bill);
  for (const person of people.filter((_, index) => index % (size / 5) === 1)) {
    const { email, password } = person;
    await anonymous.refused('login', { email, password: `${password}x` });
    const { body } = await anonymous.ok('login', { email, password });
    expect(await fetchCardState(await fetchCardStatement({ ...person, token: body.token }))).toBe('valid');
  }
});
