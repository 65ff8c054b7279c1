/**
 * Counts what a year of members uses of the paid services (`cost=1000,10000,100000`), and its cost per member at the
 * prices of prices.ts. Each activity runs some times in this process, against a database of that size; the year has
 * the assumed number of each. Scheduled functions run as often as they are scheduled.
 */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { checkpointAudit } from '../../../functions/src/jobs/checkpoint-audit.ts';
import { runDaily } from '../../../functions/src/jobs/daily.ts';
import { offerPlaces } from '../../../functions/src/jobs/offer-places.ts';
import { sendDueLettersWithin } from '../../../functions/src/jobs/send-letters.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { sweep } from '../../../functions/src/jobs/sweep.ts';
import { log, secondsSince } from '../../../tools/emulators/log.ts';
import { addUsers } from '../../support/factories/many-users.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { inDays } from '../../support/suite/time.ts';
import { reportRow } from '../report.ts';
import { type Activity, createActivities } from './activities.ts';
import {
  addUsage,
  costsOf,
  functionSeconds,
  noUsage,
  scaleUsage,
  subtractUsage,
  totalCost,
  type Usage,
} from './prices.ts';
import { countInvocation, measureUsage, startMeter } from './usage-meter.ts';

const maxCost = 0.05;
/** Repetitions of an activity, after one that loads code and caches. */
const repetitions = 10;
const endingMembers = 20;
const [minutesOfYear, daysOfYear] = [525_600, 365] as const;
/** Instances that load the index of people on one day. */
const indexLoads = 24;
/** Changes of each member's record in a year, which an instance reads that loads a snapshot of half a day ago. */
const changesPerMember = 20;

/** Accepts all mails. */
async function startMailSink(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  Object.assign(process.env, {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_TLS: 'none',
    MAIL_FROM: 'SISINDO <noreply@example.org>',
    LETTERS_PER_SECOND: '100000',
    REGISTRATIONS_PER_ADDRESS: '100000',
    LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  });
}

async function measureActivity(activity: Activity): Promise<Usage> {
  const isBatch = activity.repetitions !== undefined;
  const times = isBatch ? 1 : repetitions;
  if (!isBatch) await (await activity.prepare())();
  let usage = noUsage;
  for (let time = 0; time < times; time += 1)
    usage = addUsage(usage, await measureUsage(await activity.prepare()));
  return scaleUsage(usage, 1 / (activity.repetitions ?? times));
}

/** Measures a scheduled run that has nothing left to do from before, if `isIdle`. */
async function measureRun(run: () => Promise<unknown>, isIdle = false): Promise<Usage> {
  if (isIdle) await run();
  return measureUsage(async () => {
    countInvocation();
    await run();
  });
}

/** Returns the idle night, and what each membership adds that is reminded or ends. */
async function measureNights(): Promise<{ night: Usage; reminder: Usage; end: Usage }> {
  // The first nights have work that the filled database left.
  for (let night = 0; night < 2; night += 1) await runDaily();
  await sendMails();
  const night = await measureRun(runDaily);
  const withMembers = async (days: number) => {
    for (let index = 0; index < endingMembers; index += 1)
      await makeMember({ account: false, record: { validUntil: inDays(days) } });
    const used = await measureRun(async () => {
      await runDaily();
      await sendMails();
    });
    return scaleUsage(subtractUsage(used, night), 1 / endingMembers);
  };
  return { night, reminder: await withMembers(29.5), end: await withMembers(-0.5) };
}

async function measureSchedules(size: number): Promise<readonly [string, number, Usage][]> {
  const { night, reminder, end } = await measureNights();
  const minute = await measureRun(async () => {
    await offerPlaces();
    await sendMails();
    await sendDueLettersWithin(1000);
  }, true);
  const checkpoint = await measureRun(checkpointAudit, true);
  const quarter = await measureRun(sweep, true);
  const tail = (size * changesPerMember) / daysOfYear / 2;
  return [
    ['reminder of a membership', 2 * size, reminder],
    ['end of a membership', 0.2 * size, end],
    ['minute of the outbox', minutesOfYear, minute],
    ['minute of the audit', minutesOfYear, checkpoint],
    ['quarter of an hour', minutesOfYear / 15, quarter],
    ['night', daysOfYear, night],
    ['read of all people for the snapshot', daysOfYear, { ...noUsage, reads: size, roundTrips: size / 300 }],
    [
      'load of the people index',
      daysOfYear * indexLoads,
      { ...noUsage, reads: tail, fileReads: 2, cpuSeconds: size * 0.00004 },
    ],
  ];
}

const dollars = (cost: number): string => `USD ${cost.toFixed(5)}`;

function report(size: number, parts: readonly (readonly [string, number, Usage])[]): void {
  const year = parts.reduce((sum, [, times, usage]) => addUsage(sum, scaleUsage(usage, times)), noUsage);
  const each = scaleUsage(year, 1 / size);
  for (const [what, times, usage] of parts) {
    const { reads, writes, deletes, storedBytes, cpuSeconds, roundTrips } = usage;
    reportRow({
      what: `${size} members, ${what}`,
      measured: `${reads.toFixed(1)} reads, ${writes.toFixed(1)} writes, ${deletes.toFixed(1)} deletes, ${Math.round(storedBytes)} B, ${(cpuSeconds * 1000).toFixed(0)} ms CPU, ${roundTrips.toFixed(1)} round trips`,
      comparison: `${dollars(totalCost(scaleUsage(usage, times / size)))} per member`,
    });
  }
  const items = Object.entries(costsOf(each)).map(([item, cost]) => `${item} ${cost.toFixed(5)}`);
  reportRow({
    what: `${size} members, per member and year`,
    measured: `${Math.round(each.reads)} reads, ${Math.round(each.writes)} writes, ${Math.round(each.deletes)} deletes, ${Math.round(each.storedBytes / 1000)} kB, ${functionSeconds(each).toFixed(2)} s, ${(each.egressBytes / 1e6).toFixed(1)} MB egress`,
    comparison: items.join(', '),
  });
  reportRow({
    what: `${size} members, cost per member and year`,
    measured: dollars(totalCost(each)),
    budget: dollars(maxCost),
    isMet: totalCost(each) <= maxCost,
  });
}

// The secrets of the emulator, without which the function refuses to sign.
process.loadEnvFile(new URL('../../../functions/.secret.local', import.meta.url));
await startMailSink();
await startMeter();
const admin = await makeAdmin();
let filled = 0;
for (const size of process.argv.slice(2).map(Number)) {
  const start = performance.now();
  await addUsers(filled, size);
  filled = size;
  log(`${size} members: filled in ${secondsSince(start)}`);
  // Stores the snapshot of the people index, as it exists after the first minutes of a deployment.
  await sweep();
  let next = 0;
  const someId = () => {
    next = (next + 97) % size;
    return `user${String(next).padStart(8, '0')}`;
  };
  const parts: [string, number, Usage][] = [];
  for (const activity of await createActivities(admin, size, someId)) {
    parts.push([activity.name, activity.perMember * size, await measureActivity(activity)]);
    log(`${size} members: ${activity.name}`);
  }
  parts.push(...(await measureSchedules(size)));
  report(size, parts);
}
process.exit(0);
