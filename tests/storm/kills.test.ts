import { expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { sweepOrphans } from '../../functions/src/model/upkeep/orphans.ts';
import { usualRun } from '../../functions/src/model/upkeep/report.ts';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { randomFor } from '../../tools/seed/deterministic.ts';
import { Storm } from '../support/act/storm.ts';
import { Town } from '../support/act/storm-town.ts';
import { brokenPromises } from '../support/check/history.ts';
import { brokenInvariants } from '../support/check/invariants.ts';
import { everything } from '../support/check/stores.ts';
import { inProcess } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { inDays, liveAt } from '../support/suite/time.ts';
import { dyingWorkers, killedWorkers, type Workers } from '../support/suite/workers.ts';

/**
 * Many people do whatever comes to their minds, all at once, while the workers that answer them die; then the sweeps
 * run. What has to hold then holds, and what everybody was answered is true.
 *
 * With a seed, as `npm run test:storm` gives one, these are 4,800 calls over HTTP to the built function, whose processes
 * are killed; else a few, with deaths right before and after single steps.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const size = isLarge ? { calls: 4800, members: 16 } : { calls: 90, members: 4 };

const workersOf = async (errors: unknown[]): Promise<Workers> =>
  isLarge
    ? killedWorkers(randomFor('kills', seed), 3, [10, 60])
    : dyingWorkers(randomFor('deaths', seed), [20, 50], errors);

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

/** Those who got no answer ask again, and everything runs that clears up after the dead. */
async function calmDown(storm: Storm, errors: unknown[]): Promise<number> {
  liveAt(minutes(20));
  await sweepIntents(1000);
  const again = await storm.sendAgain(inProcess({ errors }));
  // Pictures of articles that were never saved are kept for a day.
  liveAt(inDays(3));
  expect((await sweepIntents(1000)).failures).toEqual([]);
  expect((await sweepOrphans({ ...usualRun, force: true })).done.accounts).toBe(0);
  return again;
}

test(
  `${size.calls} calls of many people at once while workers die: nothing half done, and every answer was true`,
  async () => {
    await resetStores();
    const errors: unknown[] = [];
    const town = await Town.settle(size.members);
    const storm = new Storm(town, seed);
    const workers = await workersOf(errors);
    const start = performance.now();
    try {
      await storm.blow(size.calls, workers.transport, (done) => {
        if (isLarge) say(`Kills: ${done} of ${size.calls} calls, ${workers.deaths()} deaths`);
      });
    } finally {
      await workers[Symbol.asyncDispose]();
    }
    const again = await calmDown(storm, errors);
    vi.spyOn(clock, 'now').mockRestore();
    const stored = await everything();
    const broken = { invariants: brokenInvariants(stored), promises: brokenPromises(storm.deeds, stored) };
    const faults = Object.keys(storm.counts).filter((outcome) => / 5\d\d$/.test(outcome));
    const outcomes = (outcome: string) => storm.deeds.filter((deed) => deed.outcome === outcome).length;
    if (isLarge) {
      say(`Kills, each call by its answers: ${JSON.stringify(storm.counts)}`);
      say(
        `Kills: ${storm.deeds.length} calls of ${town.people.length} people, ${workers.deaths()} deaths, ` +
          `${outcomes('done')} done, ${outcomes('refused')} refused, ${again} sent again, ` +
          `${faults.length} kinds of 5xx, ${broken.invariants.length} invariants and ` +
          `${broken.promises.length} promises broken, ${secondsSince(start)}`,
      );
    }
    expect(broken, `seed ${seed}`).toEqual({ invariants: [], promises: [] });
    // No fault but those that a death explains.
    expect(errors, `seed ${seed}`).toEqual([]);
    expect(faults).toEqual([]);
    expect(workers.deaths()).toBeGreaterThan(size.calls / 100);
    expect(outcomes('done')).toBeGreaterThan(size.calls / 4);
    expect(outcomes('refused')).toBeGreaterThan(size.calls / 20);
  },
  isLarge ? 3_600_000 : 180_000,
);
