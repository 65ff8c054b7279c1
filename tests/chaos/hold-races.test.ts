/** @module-tag full */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { offerPlaces } from '../../functions/src/jobs/offer-places.ts';
import { sweep } from '../../functions/src/jobs/sweep.ts';
import { releasePlaces } from '../../functions/src/model/maintenance/events/release-places.ts';
import { defaultJobOptions, runToEnd } from '../../functions/src/model/maintenance/report.ts';
import { log } from '../../tools/emulators/log.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { findEventViolations } from '../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { auditEntriesOf, documentsOf, everything, valuesOf } from '../support/assertions/stores.ts';
import { openEvent } from '../support/factories/events/open-event.ts';
import { registerInOrder } from '../support/factories/events/waiting-lists.ts';
import { proof } from '../support/factories/images.ts';
import type { Person } from '../support/factories/people.ts';
import { inProcess } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { freezeClock, jakarta } from '../support/suite/time.ts';

/**
 * The holds of ten places end, a minute apart, while their owners pay and cancel, 14 others wait for the places, a
 * treasurer decides, and the jobs release and offer. With a seed, as in `npm run test:chaos`, there are 50 runs.
 */
const runs = process.env.CAMPAIGN_SEED === undefined ? 2 : 50;
const seed = process.env.CAMPAIGN_SEED ?? 'usual';
const [places, people, actionsEach] = [10, 24, 5];
/** Owners of a place who never act, so that some holds always end. */
const absent = 3;
const stepMs = 15_000;

interface Storm {
  readonly event: string;
  readonly admin: Person;
  /** Ids of members whose last proof was accepted, and neither rejected nor cancelled since. */
  readonly owed: Set<string>;
  readonly counts: Record<string, number>;
}

async function memberAction({ event, owed, counts }: Storm, member: Person, random: Random): Promise<void> {
  const choice = random.pick(['pay', 'pay', 'pay', 'register', 'register', 'cancel', 'leave'] as const);
  const client = inProcess(member);
  const id = event;
  const { status } = await {
    pay: async () => client.call('payForEvent', { id, paymentProof: await proof() }),
    register: () => client.call('registerForEvent', { id }),
    cancel: () => client.call('cancelEventRegistration', { id }),
    leave: () => client.call('leaveEventWaitingList', { id }),
  }[choice]();
  counts[`${choice} ${status}`] = (counts[`${choice} ${status}`] ?? 0) + 1;
  if (status === 200 && choice === 'pay') owed.add(member.id);
  if (status === 200 && choice === 'cancel') owed.delete(member.id);
}

async function treasurerAction({ admin, owed, counts }: Storm, random: Random): Promise<void> {
  const waiting = Object.entries(await documentsOf('bills')).filter(
    ([, { waitingSince, state }]) => waitingSince && state === 'open',
  );
  if (waiting.length === 0) return;
  const [id, { userId }] = random.pick(waiting);
  const isApproval = random.chance(0.7);
  const client = inProcess(admin);
  const { status } = isApproval
    ? await client.call('approveEventPayment', { id })
    : await client.call('rejectEventPayment', { id, reason: 'Buram.' });
  const outcome = `${isApproval ? 'approve' : 'reject'} ${status}`;
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (!isApproval && status === 200) owed.delete(String(userId));
}

/** Runs all actors together. Treasurers and jobs act until the last member has acted. */
async function runStorm(storm: Storm, members: readonly Person[], run: number): Promise<void> {
  const randomOf = (actor: string) => randomFor('holds', seed, String(run), actor);
  let isOver = false;
  const actAsMember = async (member: Person) => {
    const random = randomOf(member.id);
    for (let count = 0; count < actionsEach; count += 1) {
      freezeClock(new Date(clock.now().getTime() + stepMs));
      await memberAction(storm, member, random);
    }
  };
  const repeat = async (actor: string, action: (random: Random) => Promise<void>) => {
    const random = randomOf(actor);
    while (!isOver) {
      await action(random);
      await setImmediate();
    }
  };
  const runJobs = async () => {
    await runToEnd(releasePlaces, defaultJobOptions);
    await offerPlaces();
  };
  await Promise.all([
    Promise.all(members.map(actAsMember)).finally(() => {
      isOver = true;
    }),
    ...['first', 'second'].map((name) => repeat(name, (random) => treasurerAction(storm, random))),
    repeat('jobs', runJobs),
  ]);
}

/**
 * Returns the members of this set without a place that is paid, or whose proof waits. A rejection can be decided
 * before the upload has its reply.
 */
async function findWithoutPlace(event: string, owed: ReadonlySet<string>): Promise<string[]> {
  const [registrations, bills] = [await documentsOf('eventRegistrations'), await documentsOf('bills')];
  const proofs = (await valuesOf('payments')).filter(({ kind }) => kind === 'event');
  proofs.sort((one, other) => (other.createdAt as Date).getTime() - (one.createdAt as Date).getTime());
  const isRejected = (id: string) => proofs.find(({ userId }) => userId === id)?.state === 'rejected';
  return [...owed].filter((id) => {
    if (isRejected(id)) return false;
    const place = registrations[`${event}${id}`];
    return place?.state !== 'confirmed' && !bills[String(place?.bill)]?.waitingSince;
  });
}

test.each(Array.from({ length: runs }, (_, run) => run + 1))(
  `holds that end while ${people} people act lose no payment and no place: run %i of ${runs}`,
  async (run) => {
    await resetStores();
    const { id: event, admin } = await openEvent({ memberPrice: '150.000', places: String(places) });
    const members = await registerInOrder(event, people);
    const storm: Storm = { event, admin, owed: new Set(), counts: {} };
    freezeClock(jakarta('2026-11-22T10:58'));
    await runStorm(storm, members.slice(absent), run);
    expect(clock.now().getTime()).toBeGreaterThan(jakarta('2026-11-22T11:10').getTime());
    freezeClock(new Date(clock.now().getTime() + 20 * 60_000));
    await sweep();
    await offerPlaces();
    storm.counts.released = (await auditEntriesOf('event-registration.release')).length;
    if (process.env.CAMPAIGN_SEED !== undefined) log(`Holds, run ${run}: ${JSON.stringify(storm.counts)}`);
    expect(storm.counts.released).toBeGreaterThanOrEqual(absent);
    expect(storm.counts).toMatchObject({
      'pay 200': expect.any(Number),
      'register 200': expect.any(Number),
      'approve 200': expect.any(Number),
    });
    expect(
      Object.keys(storm.counts).filter((outcome) => / 5\d\d$/.test(outcome)),
      seed,
    ).toEqual([]);
    const stored = await everything();
    expect([...findEventViolations(stored), ...findMoneyViolations(stored)], seed).toEqual([]);
    expect(await findWithoutPlace(event, storm.owed), seed).toEqual([]);
  },
  120_000,
);
