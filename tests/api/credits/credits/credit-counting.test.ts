import { describe, expect, test } from 'vitest';
import { countingReads } from '../../../../functions/src/data/context/read-counter.ts';
import { creditEntries } from '../../../../functions/src/model/credits/records.ts';
import { countCredits } from '../../../../functions/src/model/maintenance/people/count-credits.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { everything, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { withLastingSession } from '../../../support/factories/tokens.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const run = async (options = {}) => runToEnd(countCredits, { ...defaultJobOptions, ...options });
const countedIn = async (options = {}) => (await run(options)).done.counted;

/** Returns the document reads of some work. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const counter = { reads: 0, budgeted: 0 };
  await countingReads(counter, work);
  return counter.reads;
}

let serial = 0;

async function addPoints(user: string, points: number, createdAt: string, day = '2027-05-04'): Promise<void> {
  serial += 1;
  const record = { user, category: 'learning', points, day, title: 'Kegiatan', reverses: null };
  await (await database())
    .collection(creditEntries.name)
    .doc(`poin-${serial}`)
    .set({ ...record, createdAt: jakarta(createdAt) });
}

const active = () => makeMember({ status: 'active', record: { validUntil: jakarta('2030-06-30T10:00') } });
const creditsOf = async ({ id }: { id: string }) => (await storedDocument('users', id)).credits;

describe('the daily count of credits', () => {
  test('lets lists find valid members with missing credits, also those without an entry', async () => {
    freezeClock('2027-05-05T10:00');
    const [none, some, enough, ended] = [
      await active(),
      await active(),
      await active(),
      await makeMember({ status: 'expired', record: { validUntil: jakarta('2027-01-01T10:00') } }),
    ];
    await addPoints(some.id, 20, '2027-05-04T10:00');
    // The category counts 45 points at most.
    await addPoints(some.id, 60, '2027-05-04T11:00');
    await addPoints(enough.id, 45, '2027-05-04T12:00');
    const firestore = await database();
    await firestore
      .collection(creditEntries.name)
      .doc('lain')
      .set({
        user: enough.id,
        category: 'teaching',
        points: 15,
        day: '2028-12-31',
        title: 'Kegiatan',
        reverses: null,
        createdAt: jakarta('2027-05-04T13:00'),
      });
    expect(await countedIn()).toBe(2);
    expect(await creditsOf(none)).toBeUndefined();
    expect(await creditsOf(some)).toEqual({ until: '2028-12-31', total: 45 });
    expect(await creditsOf(enough)).toEqual({ until: '2028-12-31', total: 60 });
    const admin = inProcess(await withLastingSession(await makeAdmin()));
    const filter = { creditsMissing: 'true', role: 'Member' } as const;
    const find = async () => (await admin.ok('listUsers', filter)).body.data.map(({ _id }) => _id).sort();
    expect(await find()).toEqual([none.id, some.id].sort());
    const text = Buffer.from((await admin.ok('exportUsers', filter)).bytes).toString();
    expect([none, some, enough, ended].map(({ email }) => text.includes(email))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await addPoints(enough.id, -1, '2027-05-05T11:00');
    freezeClock('2027-05-06T01:00');
    expect(await countedIn()).toBe(1);
    expect(await creditsOf(enough)).toEqual({ until: '2028-12-31', total: 59 });
  });

  test('forgets the credits of the period before, without a write', async () => {
    freezeClock('2028-12-31T20:00');
    const member = await active();
    for (const category of ['learning', 'teaching']) {
      serial += 1;
      await (await database())
        .collection(creditEntries.name)
        .doc(`poin-${serial}`)
        .set({
          user: member.id,
          category,
          points: 30,
          day: '2028-12-01',
          title: 'Kegiatan',
          reverses: null,
          createdAt: jakarta('2028-12-02T10:00'),
        });
    }
    await run();
    freezeClock('2028-12-31T20:30');
    const admin = await withLastingSession(await makeAdmin());
    const find = async () =>
      (await inProcess(admin).ok('listUsers', { creditsMissing: 'true', role: 'Member' })).body.data.length;
    expect(await find()).toBe(0);
    freezeClock('2029-01-01T00:10');
    expect(await countedIn()).toBe(0);
    expect(await find()).toBe(1);
  });

  test('reads only the entries since the last run and the people of these', async () => {
    freezeClock('2027-05-05T10:00');
    const people = [await active(), await active(), await active()];
    for (const { id } of people) await addPoints(id, 5, '2027-05-04T10:00');
    expect(await readsOf(run)).toBe(1 + 3 + 3 * 2);
    freezeClock('2027-05-06T01:00');
    // The cursor, and a query without a result.
    expect(await readsOf(run)).toBe(2);
    await addPoints(String(people[0]?.id), 5, '2027-05-06T01:30');
    freezeClock('2027-05-07T01:00');
    expect(await readsOf(run)).toBe(1 + 1 + 3);
    // An entry whose batch was committed late is within the overlap.
    await addPoints(String(people[1]?.id), 5, '2027-05-07T00:55');
    freezeClock('2027-05-08T01:00');
    expect(await countedIn()).toBe(1);
  });

  test('passes pages of entries of one time, and a dry run changes nothing', async () => {
    freezeClock('2027-05-05T10:00');
    const people = [await active(), await active(), await active(), await active(), await active()];
    for (const { id } of people) await addPoints(id, 5, '2027-05-04T10:00');
    const before = await everything();
    expect(await countedIn({ dryRun: true })).toBe(5);
    expect(await everything()).toEqual(before);
    expect(await countedIn({ limit: 5 })).toBe(5);
  });

  test.each(faultModes)(
    'continues after a fault (%s) at each of its writes',
    { tags: ['full'] },
    async (mode) => {
      freezeClock('2027-05-05T10:00');
      const people = [await active(), await active()];
      for (const { id } of people) await addPoints(id, 5, '2027-05-04T10:00');
      for (let step = 1; step <= 3; step += 1) {
        await withFault(step, mode, () => run());
      }
      await run();
      for (const one of people) expect(await creditsOf(one)).toEqual({ until: '2028-12-31', total: 5 });
    },
  );
});
