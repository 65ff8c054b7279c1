/** @module-tag full */
import { expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { sweepOrphans } from '../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions } from '../../functions/src/model/maintenance/report.ts';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { randomFor } from '../../tools/seed/deterministic.ts';
import { everything } from '../support/assertions/stores.ts';
import { inProcessTransport } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { freezeClock, inDays } from '../support/suite/time.ts';
import { ChaosRun } from './support/chaos.ts';
import { ChaosScenario } from './support/chaos-scenario.ts';
import { findContradictions } from './support/history.ts';
import { findViolations } from './support/invariants.ts';
import { startDyingWorkers, startKilledWorkers, type Workers } from './support/workers.ts';

/**
 * Many actors send random calls concurrently while the workers that answer them die. Then the cleanup jobs
 * run. All invariants must hold, and all responses must match the stored data.
 *
 * With a seed, as in `npm run test:chaos`, there are 4,800 calls over HTTP to the built function, and its
 * processes are killed. Otherwise there are a few calls, with deaths right before and after single steps.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const size = isLarge ? { calls: 4800, members: 16 } : { calls: 90, members: 4 };

const startWorkers = async (errors: unknown[]): Promise<Workers> =>
  isLarge
    ? startKilledWorkers(randomFor('kills', seed), 3, [10, 60])
    : startDyingWorkers(randomFor('deaths', seed), [10, 30], errors);

const inMinutes = (count: number): Date => new Date(Date.now() + count * 60_000);

/**
 * Repeats the calls without a response and runs all cleanup jobs.
 *
 * @returns the number of repeated calls
 */
async function cleanUp(run: ChaosRun, errors: unknown[]): Promise<number> {
  freezeClock(inMinutes(20));
  await sweepIntents(1000);
  const again = await run.retryUnanswered(inProcessTransport({ errors }));
  // Pictures of unsaved articles are stored for a day.
  freezeClock(inDays(3));
  expect((await sweepIntents(1000)).failures).toEqual([]);
  expect((await sweepOrphans({ ...defaultJobOptions, force: true })).done.accounts).toBe(0);
  return again;
}

test(
  `${size.calls} concurrent calls while workers die leave no partial change, and every response was true`,
  async () => {
    await resetStores();
    const errors: unknown[] = [];
    const scenario = await ChaosScenario.create(size.members);
    const run = new ChaosRun(scenario, seed);
    const workers = await startWorkers(errors);
    const start = performance.now();
    try {
      await run.run(size.calls, workers.transport, (done) => {
        if (isLarge) log(`Kills: ${done} of ${size.calls} calls, ${workers.deaths()} deaths`);
      });
    } finally {
      await workers[Symbol.asyncDispose]();
    }
    const again = await cleanUp(run, errors);
    vi.spyOn(clock, 'now').mockRestore();
    const stored = await everything();
    const broken = {
      invariants: findViolations(stored),
      promises: findContradictions(run.history, stored),
    };
    const faults = Object.keys(run.counts).filter((outcome) => / 5\d\d$/.test(outcome));
    const outcomes = (outcome: string) => run.history.filter((call) => call.outcome === outcome).length;
    if (isLarge) {
      log(`Kills, each call by its answers: ${JSON.stringify(run.counts)}`);
      log(
        `Kills: ${run.history.length} calls of ${scenario.people.length} people, ${workers.deaths()} deaths, ` +
          `${outcomes('done')} done, ${outcomes('refused')} refused, ${again} sent again, ` +
          `${faults.length} kinds of 5xx, ${broken.invariants.length} invariants and ` +
          `${broken.promises.length} promises broken, ${secondsSince(start)}`,
      );
    }
    expect(broken, `seed ${seed}`).toEqual({ invariants: [], promises: [] });
    // Every fault must be the result of a death.
    expect(errors, `seed ${seed}`).toEqual([]);
    expect(faults).toEqual([]);
    expect(workers.deaths()).toBeGreaterThan(size.calls / 100);
    expect(outcomes('done')).toBeGreaterThan(size.calls / 4);
    expect(outcomes('refused')).toBeGreaterThan(size.calls / 20);
  },
  isLarge ? 3_600_000 : 180_000,
);
