import { expect, test } from 'vitest';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { isMailStillValid } from '../../../../functions/src/model/mails/texts/is-mail-still-valid.ts';
import { mailsOf } from '../../../support/assertions/stores.ts';
import { makeActiveMember, openPaidEvent } from '../../../support/factories/events/paid-places.ts';
import { proof } from '../../../support/factories/images.ts';
import type { Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const receivers = async () => (await mailsOf('event-unpaid')).map(({ to }) => to);

async function sweepAt(moment: string): Promise<void> {
  freezeClock(jakarta(moment));
  await sweep();
}

/** Returns whether the first reminder is still sent now. */
async function isValid(person: Person): Promise<boolean> {
  const [mail] = await mailsOf('event-unpaid');
  const data = mail?.data as { event: string; eventId: string; amount: number; bill: string; dueAt: string };
  return isMailStillValid({
    kind: 'event-unpaid',
    to: person.email,
    name: '',
    language: 'id',
    userId: person.id,
    data,
  });
}

test('a place that is not paid is mailed once, 24 hours before it is released', async () => {
  const { id } = await openPaidEvent(3);
  const [unpaid, paying, cancelled] = [
    await makeActiveMember(),
    await makeActiveMember('Budi Santoso'),
    await makeActiveMember('Dewi Lestari'),
  ];
  for (const member of [unpaid, paying, cancelled]) await inProcess(member).ok('registerForEvent', { id });
  await inProcess(paying).ok('payForEvent', { id, paymentProof: await proof() });
  await inProcess(cancelled).ok('cancelEventRegistration', { id });
  await sweepAt('2026-03-02T09:59');
  expect(await receivers()).toEqual([]);
  await sweepAt('2026-03-02T10:01');
  await sweepAt('2026-03-02T10:16');
  expect(await receivers()).toEqual([unpaid.email]);
  expect((await mailsOf('event-unpaid'))[0]?.data).toMatchObject({
    event: 'Lokakarya data',
    dueAt: '2026-03-03T03:00:00.000Z',
  });
  expect(await isValid(unpaid)).toBe(true);
  await inProcess(unpaid).ok('payForEvent', { id, paymentProof: await proof() });
  expect(await isValid(unpaid)).toBe(false);
});

test('a hold under 30 hours has no reminder, and none is sent in the night', async () => {
  const short = await openPaidEvent(1, { memberPrice: '150000', holdHours: '24' });
  const member = await makeActiveMember();
  await inProcess(member).ok('registerForEvent', { id: short.id });
  await sweepAt('2026-03-01T20:00');
  expect(await receivers()).toEqual([]);
  const long = await openPaidEvent(1, { memberPrice: '150000', holdHours: '34' });
  await inProcess(member).ok('registerForEvent', { id: long.id });
  await sweepAt('2026-03-01T21:00');
  expect(await receivers()).toEqual([]);
  await sweepAt('2026-03-02T07:00');
  expect(await receivers()).toEqual([member.email]);
});
