/** @module-tag full */
import { createHash } from 'node:crypto';
import type { MembershipStatus } from 'contract/rules/membership';
import { expect, test } from 'vitest';
import { users } from '../../functions/src/data/collections.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { repairCounters } from '../../functions/src/model/maintenance/counters.ts';
import { expireMembers } from '../../functions/src/model/maintenance/expire-members.ts';
import { sweepOrphans } from '../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions, type Job } from '../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../functions/src/model/maintenance/retention/retention.ts';
import { sendReminders } from '../../functions/src/model/maintenance/send-reminders.ts';
import { approveDues, rejectRenewal } from '../../functions/src/model/money/payments/approve-dues.ts';
import { createReviewToken } from '../../functions/src/model/money/payments/approve-payment.ts';
import { requestRenewal } from '../../functions/src/model/money/payments/renewal-request.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { findInconsistencies } from '../support/assertions/outline.ts';
import { documentsOf, valuesOf } from '../support/assertions/stores.ts';
import { faultModes, withFault } from '../support/suite/faults.ts';
import { freezeClock, jakarta } from '../support/suite/time.ts';
import { dayOf, periodOf, type SimulatedMember, storeAll, yearLater } from './support/year.ts';

/** Number of members: large with a seed, as in `npm run test:long`; otherwise a small fixed year. */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const size = campaignSeed === undefined ? 150 : 1000;
const first = jakarta('2027-12-25T00:00');
const days = 380;
const admin = { id: 'admin', name: 'Admin' };

/** Returns a time of the simulated year. */
const at = (day: number, minute: number): Date =>
  new Date(first.getTime() + day * 86_400_000 + minute * 60_000);

const proofOf = (content: string) => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const image = { contentType: 'image/webp', bytes: Buffer.from(content) };
  return { image, sha256, imageHash: sha256.repeat(2) };
};

/** Simulates a year of the association. The seed determines all random events. */
class Year {
  readonly members: SimulatedMember[] = [];
  readonly reminders = new Set<string>();
  readonly ends = new Set<string>();
  readonly #agenda = new Map<number, (() => Promise<void>)[]>();
  interruptions = 0;
  renewals = 0;
  rejections = 0;
  #day = 0;
  #now = first;

  constructor(readonly random: Random) {
    const special = ['2027-12-31T23:59', '2028-02-29T12:00', '2028-12-31T23:59'].map(jakarta);
    for (let index = 0; index < size; index += 1) {
      const validUntil = special[Math.floor(index / 15)] ?? at(random.int(0, days + 40), random.int(0, 1439));
      const member: SimulatedMember = {
        id: `m${String(index).padStart(4, '0')}`,
        status: 'active',
        validUntil,
      };
      this.members.push(member);
      const end = Math.floor((validUntil.getTime() - first.getTime()) / 86_400_000);
      if (random.chance(0.5)) this.#plan(end + random.int(-50, 20), () => this.#requestRenewal(member));
    }
  }

  #plan(day: number, act: () => Promise<void>): void {
    this.#agenda.set(day, [...(this.#agenda.get(day) ?? []), act]);
  }

  #setNow(moment: Date): void {
    this.#now = moment;
    freezeClock(moment);
  }

  /** Runs an action, sometimes after an attempt with a fault, until it is done. */
  async #runUntilDone(
    member: SimulatedMember,
    status: MembershipStatus,
    act: () => Promise<unknown>,
  ): Promise<void> {
    if (this.random.chance(0.15)) {
      this.interruptions += 1;
      await withFault(this.random.int(1, 4), this.random.pick(faultModes), act);
    }
    if ((await users.get(member.id))?.data.isActive !== status) await act();
    member.status = status;
  }

  async #requestRenewal(member: SimulatedMember): Promise<void> {
    const proof = proofOf(`${member.id} ${this.#day}`);
    await this.#runUntilDone(member, 'RequestRenew', async () => {
      const user = await users.get(member.id);
      if (user !== undefined) await requestRenewal(user, proof);
    });
    this.#plan(this.#day + this.random.int(1, 10), () => this.#decide(member));
  }

  async #decide(member: SimulatedMember): Promise<void> {
    if (this.random.chance(0.25)) {
      await this.#runUntilDone(member, 'rejectedByAdmin', () =>
        rejectRenewal(member.id, admin, 'Tidak terbaca.'),
      );
      this.rejections += 1;
      if (this.random.chance(0.7))
        this.#plan(this.#day + this.random.int(1, 6), () => this.#requestRenewal(member));
      return;
    }
    await this.#runUntilDone(member, 'active', async () => {
      const user = await users.get(member.id);
      // If an upload died before its proof was compared, the admin must review the proof first.
      const reviewToken = user && createReviewToken(admin.id, user.data);
      await approveDues('renewal', { id: member.id, reviewToken }, admin);
    });
    this.renewals += 1;
    const { validUntil } = (await users.get(member.id))?.data ?? {};
    expect(dayOf(validUntil ?? first), member.id).toBe(yearLater(this.#now, member.validUntil));
    member.validUntil = validUntil ?? first;
  }

  /** Runs a job, sometimes after a run that died. */
  async #run(job: Job): Promise<Awaited<ReturnType<Job>>> {
    if (this.random.chance(0.3)) {
      this.interruptions += 1;
      await withFault(this.random.int(1, 12), this.random.pick(faultModes), () => job(defaultJobOptions));
    }
    const report = await job(defaultJobOptions);
    expect(report).toMatchObject({ failures: [], isMore: false });
    return report;
  }

  async #runJobs(): Promise<void> {
    this.#setNow(at(this.#day, 60));
    await sweepIntents();
    await this.#run(expireMembers);
    await this.#run(sendReminders);
    for (const member of this.members) {
      if (member.status === 'active' && dayOf(member.validUntil) < dayOf(this.#now)) {
        member.status = 'expired';
        this.ends.add(`${member.id} ${member.validUntil.toISOString()}`);
      }
      const days = periodOf(member, this.#now);
      if (days !== undefined) this.reminders.add(`${member.id} ${member.validUntil.toISOString()} ${days}`);
    }
  }

  async #clean(): Promise<void> {
    await this.#run(applyRetention);
    expect(await this.#run(sweepOrphans)).toMatchObject({
      done: { files: 0, accounts: 0, filesMarked: 0, accountsMarked: 0 },
      findings: [],
    });
  }

  async run(): Promise<void> {
    await storeAll(this.members);
    let nextRun = 0;
    for (this.#day = 0; this.#day < days; this.#day += 1) {
      if (this.#day === nextRun) {
        await this.#runJobs();
        nextRun += this.random.pick([1, 1, 2, 3, 5, 8]);
      }
      if (this.#day % 60 === 59) await this.#clean();
      for (const act of this.#agenda.get(this.#day) ?? []) {
        this.#setNow(at(this.#day, this.random.int(120, 1439)));
        await act();
      }
    }
    await this.#runJobs();
    await this.#clean();
    // Completes the work of a run that died just before, when no request can still be running.
    this.#setNow(at(this.#day, 90));
    await sweepIntents();
  }
}

/** Returns the subjects of all mails of a kind: member, validity and period. */
const subjectsOf = (mails: Record<string, unknown>[], kind: string): string[] =>
  mails
    .filter((mail) => mail.kind === kind)
    .map(({ userId, data }) => {
      const { validUntil, days: period } = data as { validUntil: string; days?: number };
      return [userId, validUntil, ...(period === undefined ? [] : [period])].join(' ');
    })
    .sort();

/** Simulates the year of this seed and checks all stored data at its end. */
async function expectGoodYear(seed: string): Promise<void> {
  const year = new Year(randomFor('year', seed));
  await year.run();
  const [stored, mails] = [await documentsOf('users'), await valuesOf('outbox')];
  for (const { id, status, validUntil } of year.members) {
    expect(stored[id], id).toMatchObject({ isActive: status, validUntil });
  }
  expect(subjectsOf(mails, 'membership-expiring')).toEqual([...year.reminders].sort());
  expect(subjectsOf(mails, 'membership-expired')).toEqual([...year.ends].sort());
  expect(subjectsOf(mails, 'renewal-approved')).toHaveLength(year.renewals);
  expect(subjectsOf(mails, 'renewal-rejected')).toHaveLength(year.rejections);
  expect((await repairCounters({ ...defaultJobOptions, dryRun: true })).findings).toEqual([]);
  expect(await findInconsistencies()).toEqual([]);
  expect(await valuesOf('intents')).toEqual([]);
  const storedProofs = (await valuesOf('payments')).filter(({ file }) => file !== null);
  const oldest = at(days - 90, 60);
  // Approved proofs are stored for two years, longer than the simulated year.
  const old = storedProofs.filter(
    ({ decidedAt }) => decidedAt !== null && Number(decidedAt) < Number(oldest),
  );
  expect(old.filter(({ state }) => state !== 'approved')).toEqual([]);
  expect(old.length).toBeGreaterThan(0);
  const happened = [year.renewals, year.rejections, year.ends.size, year.interruptions];
  for (const count of happened) expect(count).toBeGreaterThan(size / 20);
}

test(`a year of ${size} members loses no paid day, doubles or misses no reminder, and leaves no orphan`, async () => {
  const seed = campaignSeed ?? 'usual';
  await expectGoodYear(seed).catch((error: Error) => {
    throw new Error(`Seed ${seed}: ${error.message}`, { cause: error });
  });
}, 400_000);
