/** @module-tag full */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { log } from '../../tools/emulators/log.ts';
import { findInconsistencies } from '../support/assertions/outline.ts';
import { authAccountsStored, documentOf, storedFiles, valuesOf } from '../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../support/factories/people.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { as, inProcess } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { required } from '../support/suite/environment.ts';
import { freezeClock } from '../support/suite/time.ts';
import { type Around, type EmulatorProxy, startEmulatorProxy } from './support/emulator-proxy.ts';

/**
 * Members delete their accounts while the process of the built function is killed (SIGKILL) at each step. It
 * dies right before the emulator of Auth or Storage gets the request, or before it gets the reply. Then the
 * sweep runs. With a seed, as in `npm run test:chaos`, there are ten rounds; otherwise each step has one death.
 */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;
const rounds = isLarge ? 10 : 1;
const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];

let around: Around = (forward) => forward();
let proxies: readonly [auth: EmulatorProxy, storage: EmulatorProxy];

beforeAll(async () => {
  const start = (name: string) => startEmulatorProxy(required(name), (forward) => around(forward));
  proxies = [await start('FIREBASE_AUTH_EMULATOR_HOST'), await start('FIREBASE_STORAGE_EMULATOR_HOST')];
});
afterAll(() => Promise.all(proxies.map((proxy) => proxy[Symbol.asyncDispose]())));

const startWorker = (): Promise<BuiltFunction> =>
  BuiltFunction.start(
    {
      FIREBASE_AUTH_EMULATOR_HOST: proxies[0].host,
      FIREBASE_STORAGE_EMULATOR_HOST: proxies[1].host,
      STORAGE_EMULATOR_HOST: `http://${proxies[1].host}`,
    },
    { isQuiet: true },
  );

const makeLeaver = (): Promise<Person> => makeMember({ status: 'RequestRenew', photo: true });

const deleteBy = async (worker: BuiltFunction, { id }: Person) =>
  as(await makeAdmin(), worker.transport).call('deleteUser', { id });

/** Returns the number of requests to Auth and Storage in one deletion. */
async function countSteps(): Promise<number> {
  let steps = 0;
  around = (forward) => {
    steps += 1;
    return forward();
  };
  const worker = await startWorker();
  expect((await deleteBy(worker, await makeLeaver())).status).toBe(200);
  await worker[Symbol.asyncDispose]();
  return steps;
}

/** Kills the process at this step of a deletion. Returns whether the caller got no reply. */
async function killAt(step: number, side: Side, member: Person): Promise<boolean> {
  const worker = await startWorker();
  let [steps, isDead] = [0, false];
  const kill = async () => {
    isDead = true;
    await worker[Symbol.asyncDispose]();
  };
  around = async (forward) => {
    steps += 1;
    if (isDead || steps > step) return;
    if (steps < step) return forward();
    if (side === 'before') return kill();
    // The emulator completes the step. The process dies before it can use the reply.
    isDead = true;
    const killed = kill();
    await Promise.all([forward(), killed]);
  };
  try {
    await deleteBy(worker, member);
    return false;
  } catch {
    return isDead;
  } finally {
    if (!isDead) await worker[Symbol.asyncDispose]();
    around = (forward) => forward();
  }
}

const isLeftOpen = async (): Promise<boolean> =>
  (await valuesOf('intents')).some(({ kind }) => kind === 'removal');

async function sweepLater(): Promise<void> {
  freezeClock(new Date(Date.now() + 20 * 60_000));
  expect((await sweepIntents(1000)).failures).toEqual([]);
  vi.spyOn(clock, 'now').mockRestore();
}

test(
  'a deletion whose process is killed at any step leaves all data of the member or none',
  async () => {
    const steps = await countSteps();
    // The session of the admin, the account, the photo and the proof.
    expect(steps).toBeGreaterThanOrEqual(4);
    const kills = { inTime: 0, beforeCommit: 0, betweenSteps: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (let step = 1; step <= steps; step += 1) {
        for (const side of isLarge ? sides : ([step % 2 === 0 ? 'before' : 'after'] as const)) {
          await resetStores();
          const member = await makeLeaver();
          if (await killAt(step, side, member)) kills.inTime += 1;
          const isDeleted = (await documentOf('users', member.id)) === undefined;
          if (!isDeleted) kills.beforeCommit += 1;
          else if (await isLeftOpen()) kills.betweenSteps += 1;
          await sweepLater();
          expect(await findInconsistencies(), `killed ${side} step ${step}`).toEqual([]);
          if (!isDeleted) {
            expect(Object.keys(await authAccountsStored())).toContain(member.id);
            await inProcess(await makeAdmin()).ok('deleteUser', { id: member.id });
          }
          expect(await documentOf('users', member.id)).toBeUndefined();
          expect(Object.keys(await authAccountsStored())).not.toContain(member.id);
          expect(await storedFiles()).toEqual({});
          expect(await valuesOf('intents')).toEqual([]);
          expect((await valuesOf('audit')).filter(({ action }) => action === 'user.delete')).toHaveLength(1);
        }
      }
    }
    log(`Erasure: ${steps} steps, ${JSON.stringify(kills)}`);
    // Every process died between the begin and the end of its call, and most of them between two steps.
    const deaths = steps * rounds * (isLarge ? 2 : 1);
    expect(kills.inTime).toBe(deaths);
    expect(kills.beforeCommit).toBeGreaterThan(0);
    expect(kills.betweenSteps).toBeGreaterThanOrEqual(deaths / 2);
  },
  rounds * 300_000,
);
