import { expect, test } from 'vitest';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { clearLapsed } from '../../../functions/src/model/maintenance/retention/clear-lapsed.ts';
import {
  authAccountsStored,
  changeDocument,
  documentOf,
  everything,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { startMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

const run = () => clearLapsed(defaultJobOptions);
const isThere = async ({ id }: Person) => (await documentOf('users', id)) !== undefined;
const endedOn = (day: string) => ({
  status: 'expired' as const,
  record: { validUntil: jakarta(`${day}T23:59`) },
});

test('an account is deleted five years after its membership ended, 30 days after a notice', async () => {
  const member = await makeMember({ ...endedOn('2021-03-10'), photo: true });
  freezeClock('2026-03-10T12:00');
  expect((await run()).done).toEqual({ notices: 0, removed: 0 });
  freezeClock('2026-03-11T01:00');
  expect((await run()).done).toEqual({ notices: 1, removed: 0 });
  expect((await run()).done).toEqual({ notices: 0, removed: 0 });
  expect(await valuesOf('outbox')).toMatchObject([{ kind: 'account-lapsing', to: member.email }]);
  const server = await startMailServer();
  freezeClock('2026-03-11T01:01');
  await sendMails();
  const [mail] = server.mails;
  expect(mail?.text).toContain('Keanggotaan Anda berakhir pada 10 Maret 2021, lebih dari 5 tahun yang lalu.');
  expect(mail?.text).toContain('dihapus sesudah 10 April 2026');
  freezeClock('2026-04-10T23:00');
  expect((await run()).done).toEqual({ notices: 0, removed: 0 });
  expect(await isThere(member)).toBe(true);
  freezeClock('2026-04-11T01:00');
  expect((await run()).done).toEqual({ notices: 0, removed: 1 });
  expect(await isThere(member)).toBe(false);
  expect(await authAccountsStored()).toEqual({});
  expect(await storedFiles()).toEqual({});
  expect(await valuesOf('audit')).toMatchObject([
    { action: 'account.lapse', actorId: 'system', targetId: member.id },
  ]);
});

test('a leap day moves no limit: the five years end with the same day in Jakarta', async () => {
  await Promise.all([
    makeMember({ ...endedOn('2023-02-27'), account: false }),
    makeMember({ ...endedOn('2023-02-28'), account: false }),
    makeMember({ ...endedOn('2023-03-01'), account: false }),
  ]);
  const noticesOn = async (day: string) => {
    freezeClock(`${day}T01:00`);
    return (await run()).done.notices;
  };
  expect(await noticesOn('2028-02-28')).toBe(1);
  expect(await noticesOn('2028-02-29')).toBe(0);
  expect(await noticesOn('2028-03-01')).toBe(1);
  expect(await noticesOn('2028-03-02')).toBe(1);
});

test('a member who renews after the notice stays, and gets a new notice for another end', async () => {
  const member = await makeMember(endedOn('2021-03-10'));
  freezeClock('2026-03-11T01:00');
  await run();
  await changeDocument('users', member.id, { isActive: 'RequestRenew' });
  freezeClock('2026-05-01T01:00');
  expect((await run()).done).toEqual({ notices: 0, removed: 0 });
  await changeDocument('users', member.id, {
    isActive: 'expired',
    validUntil: jakarta('2027-03-10T23:59'),
  });
  freezeClock('2032-03-12T01:00');
  expect((await run()).done).toEqual({ notices: 1, removed: 0 });
  expect(await isThere(member)).toBe(true);
});

test('later ends, waiting requests, active members and admins stay; a dry run writes nothing', async () => {
  await makeMember(endedOn('2023-03-10'));
  await makeMember({ status: 'active' });
  await makeMember({ status: 'waitingApproval' });
  await makeAdmin({ isActive: 'expired', validUntil: jakarta('2020-01-01T23:59') });
  freezeClock('2026-11-22T01:00');
  expect((await run()).done).toEqual({ notices: 0, removed: 0 });
  await makeMember(endedOn('2020-03-10'));
  const before = await everything();
  expect((await clearLapsed({ ...defaultJobOptions, dryRun: true })).done).toEqual({
    notices: 1,
    removed: 0,
  });
  expect(await everything()).toEqual(before);
});
