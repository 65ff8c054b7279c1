import { expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { Batch } from '../../../functions/src/data/batch.ts';
import { intents, users } from '../../../functions/src/data/collections.ts';
import type { IntentRecord } from '../../../functions/src/data/records.ts';
import { sweep } from '../../../functions/src/jobs/sweep.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { documentsOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

const leave = (id: string, kind: IntentRecord['kind'], uid: string, sweepAt: Date) =>
  new Batch().create(intents, id, { kind, uid, files: [], undo: false, sweepAt }).commit();

test('an intent that cannot be completed does not block others, is reported, and is retried after an hour', async () => {
  const [first, second, third] = [await makeMember(), await makeMember(), await makeMember()];
  // The account cannot follow the record, because another account has the address.
  await new Batch().update(users, first.id, { email: second.email }).commit();
  await leave('stuck', 'email', first.id, inDays(-2));
  await leave('well', 'role', third.id, inDays(-1));
  expect(await sweepIntents()).toEqual({ settled: 1, failures: ['email stuck: EmailTaken'], isMore: false });
  expect(Object.keys(await documentsOf('intents'))).toEqual(['stuck']);
  expect(await sweepIntents()).toEqual({ settled: 0, failures: [], isMore: false });
  await new Batch().update(users, first.id, { email: first.email }).commit();
  freezeClock(inDays(0.1));
  expect(await sweepIntents()).toEqual({ settled: 1, failures: [], isMore: false });
});

test('an intent that could not be completed is logged as an error', async () => {
  const [first, second] = [await makeMember(), await makeMember()];
  await new Batch().update(users, first.id, { email: second.email }).commit();
  await leave('stuck', 'email', first.id, inDays(-2));
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  await sweep();
  vi.restoreAllMocks();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      severity: 'ERROR',
      message: 'job ended',
      job: 'sweep-intents',
      outcome: 'failed',
      done: { settled: 0 },
      failures: [expect.stringContaining('stuck')],
    },
    { severity: 'INFO', job: 'release-places', outcome: 'done' },
    { severity: 'INFO', job: 'remind-unpaid', outcome: 'done' },
    { severity: 'INFO', job: 'event-notices', outcome: 'done' },
    { severity: 'INFO', job: 'index-people', outcome: 'done' },
    { severity: 'INFO', job: 'import-members', outcome: 'done' },
    { severity: 'INFO', job: 'merge-members', outcome: 'done' },
  ]);
});

test('a role change and an intent complete even if the Auth account no longer exists', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  await authAccounts.remove(member.id);
  await as(admin).ok('promoteToAdmin', { id: member.id });
  expect(await storedDocument('users', member.id)).toMatchObject({ role: 'Admin' });
  await leave('role', 'role', member.id, inDays(-1));
  await leave('email', 'email', member.id, inDays(-1));
  expect(await sweepIntents()).toEqual({ settled: 2, failures: [], isMore: false });
});
