import type { MembershipStatus } from 'contract/rules/membership';
import { expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { changeDocument, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const ending = (days: number, status: MembershipStatus = 'active') =>
  makeMember({ status, account: false, record: { validUntil: inDays(days) } });

const mailOf = async (id: string): Promise<string> =>
  ((await storedDocument('users', id)).reminded as { mailId: string }).mailId;

const listed = async () => {
  const { body, reads } = await as(await makeAdmin()).ok('listMissingReminders', {});
  const rows = body.data.map(({ _id, days, reason, mail }) => [_id, days, reason, mail?.state ?? null]);
  return { rows, reads };
};

test('the list shows members without a reminder and the reason, nearest end first', async () => {
  const [sent, failed, waiting] = [await ending(5), await ending(20), await ending(40)];
  await sendReminders(defaultJobOptions);
  await changeDocument('outbox', await mailOf(sent.id), { state: 'sent' });
  await changeDocument('outbox', await mailOf(failed.id), { state: 'failed' });
  const asking = await ending(10, 'RequestRenew');
  const unseen = await ending(50, 'rejectedByAdmin');
  await ending(90);
  await ending(-3, 'expired');
  const { rows, reads } = await listed();
  expect(rows).toEqual([
    [asking.id, 30, 'renewal-waits', null],
    [failed.id, 30, 'not-sent', 'failed'],
    [waiting.id, 60, 'not-sent', 'waiting'],
    [unseen.id, 60, 'not-written', null],
  ]);
  // Caller 2, members near the end 5, mails 3.
  expect(reads).toBe(10);
});

test('a reminded member who then requested a renewal is not listed', async () => {
  expect(await listed()).toEqual({ rows: [], reads: 5 });
  const { id } = await ending(5);
  await sendReminders(defaultJobOptions);
  await changeDocument('users', id, { isActive: 'RequestRenew' });
  // Caller 2, each of the three statuses 1, the mail 1.
  expect(await listed()).toEqual({ rows: [], reads: 6 });
});

test('the list has a maximum length and says so', async () => {
  for (let index = 0; index < 101; index += 1) await ending(5);
  const { data, isMore } = (await as(await makeAdmin()).ok('listMissingReminders', {})).body;
  expect([data.length, isMore]).toEqual([100, true]);
});
