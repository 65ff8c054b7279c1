import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { users } from '../../../../functions/src/data/collections.ts';
import { creditEntries } from '../../../../functions/src/model/credits/records.ts';
import { accountsPerBatch } from '../../../../functions/src/model/credits/reminders.ts';
import { isMailStillValid } from '../../../../functions/src/model/mails/texts/is-mail-still-valid.ts';
import { remindCredits } from '../../../../functions/src/model/maintenance/remind-credits.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { everything, mailsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { database } from '../../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const makeActive = (validUntil = '2029-06-30T10:00'): Promise<Person> =>
  makeMember({ status: 'active', record: { validUntil: jakarta(validUntil) } });

const unsubscribe = ({ id }: Person) =>
  new Batch().update(users, id, { remindersEndedAt: jakarta('2028-01-01T10:00') }).commit();

/** Adds points of one category for each member, which count up to its cap. */
async function addPoints(user: string, points: Readonly<Record<string, number>>): Promise<void> {
  const firestore = await database();
  for (const [category, value] of Object.entries(points))
    await firestore.collection(creditEntries.name).add({
      user,
      category,
      points: value,
      day: '2027-05-04',
      title: 'Kegiatan',
      reverses: null,
      createdAt: jakarta('2027-05-04T10:00'),
    });
}

const run = async (options = {}) =>
  (await runToEnd(remindCredits, { ...defaultJobOptions, ...options })).done.reminders;
const receivers = async () => (await mailsOf('credits-missing')).map(({ to }) => to).sort();

/** Adds active members in one go. */
async function addMembers(count: number): Promise<string[]> {
  const firestore = await database();
  const writer = firestore.bulkWriter({ throttling: false });
  const ids = Array.from({ length: count }, (_, index) => `anggota${String(index).padStart(4, '0')}`);
  for (const id of ids)
    void writer.set(firestore.doc(`users/${id}`), {
      name: id,
      email: `${id}@example.org`,
      role: 'Member',
      isActive: 'active',
      validUntil: jakarta('2029-06-30T10:00'),
    });
  await writer.close();
  return ids.map((id) => `${id}@example.org`);
}

describe('a reminder of missing credits', () => {
  test('is sent 180, 90 and 30 days before the end of the period, once each', async () => {
    freezeClock('2028-07-03T10:00');
    const member = await makeActive();
    expect(await run()).toBe(0);
    expect(await valuesOf('creditReminders')).toEqual([]);
    for (const day of ['2028-07-04', '2028-10-02', '2028-12-01']) {
      freezeClock(`${day}T10:00`);
      expect(await run({ dryRun: true })).toBe(1);
      expect(await run()).toBe(1);
      const before = await everything();
      expect(await run()).toBe(0);
      expect(await everything()).toEqual(before);
    }
    freezeClock('2029-01-01T10:00');
    expect(await run()).toBe(0);
    expect(await receivers()).toEqual([member.email, member.email, member.email]);
  });

  test('names the missing points, and reaches only members who lack some', async () => {
    freezeClock('2028-10-02T10:00');
    const [lacking, complete, capped] = [await makeActive(), await makeActive(), await makeActive()];
    await makeActive('2028-10-01T10:00');
    await unsubscribe(await makeActive());
    await addPoints(lacking.id, { learning: 8 });
    await addPoints(complete.id, { learning: 45, teaching: 15 });
    await addPoints(capped.id, { learning: 100 });
    expect(await run()).toBe(2);
    expect(await receivers()).toEqual([capped.email, lacking.email].sort());
    const mails = await mailsOf('credits-missing');
    expect(mails.find(({ to }) => to === lacking.email)?.data).toMatchObject({
      until: '2028-12-31',
      total: 8,
      required: 60,
      missing: 52,
    });
  });

  test('is dropped at sending if the member has enough points meanwhile, or unsubscribed', async () => {
    freezeClock('2028-10-02T10:00');
    const [member, other] = [await makeActive(), await makeActive()];
    const isValid = (person: Person) =>
      isMailStillValid({
        kind: 'credits-missing',
        to: person.email,
        userId: person.id,
        name: '',
        language: 'id',
        data: { until: '2028-12-31', total: 0, required: 60, missing: 60 },
      });
    expect([await isValid(member), await isValid(other)]).toEqual([true, true]);
    await addPoints(member.id, { learning: 45, teaching: 15 });
    await unsubscribe(other);
    expect([await isValid(member), await isValid(other)]).toEqual([false, false]);
  });

  test('reaches each of more members than one commit once, also from two runs at the same time', {
    tags: ['full'],
  }, async () => {
    freezeClock('2028-10-02T10:00');
    const addresses = await addMembers(2 * accountsPerBatch + 1);
    await Promise.all([run(), run()]);
    await run();
    expect(await receivers()).toEqual(addresses);
  });

  test.each(faultModes)(
    'reaches each member once although a run was interrupted: %s',
    { tags: ['full'] },
    async (mode) => {
      freezeClock('2028-10-02T10:00');
      const addresses = await addMembers(accountsPerBatch + 1);
      for (const at of [1, 2]) await withFault(at, mode, () => run());
      await run();
      expect(await receivers()).toEqual(addresses);
    },
  );
});
