/** @module-tag full */
import { expect, test } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { offerPlaces } from '../../functions/src/jobs/offer-places.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { sendEventNotices } from '../../functions/src/model/maintenance/events/event-notices.ts';
import { continueMerges } from '../../functions/src/model/maintenance/people/continue-imports.ts';
import { defaultJobOptions, runToEnd } from '../../functions/src/model/maintenance/report.ts';
import { log } from '../../tools/emulators/log.ts';
import { findEventViolations } from '../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { findInconsistenciesIn } from '../support/assertions/outline.ts';
import { type Everything, everything } from '../support/assertions/stores.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { faultsOf, withFault } from '../support/suite/faults.ts';
import { freezeClock } from '../support/suite/time.ts';
import { eventOperations } from './support/event-operations.ts';
import { groupOperations } from './support/group-operations.ts';
import { largeOperations } from './support/large-operations.ts';

/**
 * The process dies at each step of each operation of an event. With a seed, as in `npm run test:chaos`, each step
 * fails in each mode. Otherwise each step fails in one mode, and the modes alternate.
 */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;

/** Fields that two runs with the same result have in common, by collection. */
const comparedFields: Readonly<Record<string, readonly string[]>> = {
  eventPlaces: ['isFree'],
  eventRegistrations: ['state', 'priceKind', 'price'],
  eventWaiting: ['state', 'pool'],
  eventGroups: ['state'],
  eventRefunds: ['state', 'reason'],
  eventTransfers: [],
  eventGuests: ['email'],
  eventNotices: ['kind', 'state'],
  checkIns: ['door'],
  certificates: ['title'],
  certificateCodes: [],
  creditEntries: ['points'],
  bills: ['kind', 'state'],
  payments: ['kind', 'state'],
  ledger: ['kind', 'income'],
  ledgerMonths: ['month'],
  memberMerges: ['state'],
  users: ['isActive'],
  outbox: ['kind'],
  audit: ['action'],
  intents: ['kind'],
};

const outlineOf = ({ documents, files }: Everything) => ({
  files: Object.keys(files).length,
  ...Object.fromEntries(
    Object.entries(comparedFields).map(([name, fields]) => [
      name,
      Object.values(documents[name] ?? {})
        .map((document) => fields.map((field) => document[field] ?? null).join(' '))
        .sort(),
    ]),
  ),
});

const violationsOf = (stored: Everything): string[] => [
  ...findEventViolations(stored),
  ...findMoneyViolations(stored),
  ...findInconsistenciesIn(stored),
];

/** Reads all data, which must be consistent, and returns its outline. */
async function readOutline(step: string) {
  const stored = await everything();
  expect(violationsOf(stored), step).toEqual([]);
  return outlineOf(stored);
}

/** Runs the jobs that recover interrupted operations, twenty minutes later. */
async function recover(): Promise<void> {
  freezeClock(new Date(clock.now().getTime() + 20 * 60_000));
  expect((await sweepIntents(1000)).failures).toEqual([]);
  await offerPlaces();
  await runToEnd(sendEventNotices, defaultJobOptions);
  await runToEnd(continueMerges, defaultJobOptions);
}

test.each(Object.entries({ ...eventOperations, ...groupOperations }))(
  '%s: a process that dies at any step leaves nothing half done, and a repetition completes it',
  async (_name, prepare) => {
    const act = await prepare();
    const before = outlineOf(await everything());
    let status = 0;
    const { effects } = await withFault(0, 'before', async () => {
      status = (await act()).status;
    });
    expect(status).toBeLessThan(300);
    expect(effects).toBeGreaterThan(0);
    await recover();
    const done = await readOutline('without a fault');
    expect(done).not.toEqual(before);
    for (const [at, mode] of faultsOf(effects, isLarge)) {
      await resetStores();
      const repeat = await prepare();
      await withFault(at, mode, repeat);
      await recover();
      const step = `${mode} at step ${at} of ${effects}`;
      expect([before, done], step).toContainEqual(await readOutline(step));
      await repeat();
      await recover();
      expect(await readOutline(`${step}, then repeated`), step).toEqual(done);
    }
  },
  180_000,
);

const maxKills = 24;

/** Returns at most `maxKills` faults, spread evenly over the operation. */
function spreadFaults(effects: number) {
  const faults = faultsOf(effects, isLarge);
  const count = Math.min(maxKills, faults.length);
  const indexes = Array.from({ length: count }, (_, index) => Math.floor((index * faults.length) / count));
  return faults.filter((_, index) => indexes.includes(index));
}

test.each(Object.entries(largeOperations))(
  '%s: a process that dies after part of the work breaks no invariant, and a repetition completes it',
  async (name, prepare) => {
    const act = await prepare();
    // Registrations that the certificates need are stored without their places.
    const known = violationsOf(await everything()).length;
    const { effects } = await withFault(0, 'before', act);
    await recover();
    const stored = await everything();
    expect(violationsOf(stored)).toHaveLength(known);
    const done = outlineOf(stored);
    const faults = spreadFaults(effects);
    for (const [at, mode] of faults) {
      await resetStores();
      const repeat = await prepare();
      await withFault(at, mode, repeat);
      await recover();
      const step = `${mode} at step ${at} of ${effects}`;
      expect(violationsOf(await everything()), step).toHaveLength(known);
      await repeat();
      await recover();
      const repeated = await everything();
      expect(violationsOf(repeated), step).toHaveLength(known);
      expect(outlineOf(repeated), `${step}, then repeated`).toEqual(done);
    }
    if (isLarge) log(`Kills, ${name}: ${faults.length} at ${effects} steps`);
  },
  isLarge ? 900_000 : 300_000,
);
