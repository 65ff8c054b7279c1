import { createHash } from 'node:crypto';
import type { MembershipStatus } from 'contract/rules/membership';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../functions/src/data/collections.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { approvePayment, rejectRenewal } from '../../functions/src/model/payments/decisions.ts';
import { requestRenewal } from '../../functions/src/model/payments/renewal-request.ts';
import { sealOf } from '../../functions/src/model/payments/review-seals.ts';
import { repairCounters } from '../../functions/src/model/upkeep/counters.ts';
import { expireMembers } from '../../functions/src/model/upkeep/expiry.ts';
import { sweepOrphans } from '../../functions/src/model/upkeep/orphans.ts';
import { sendReminders } from '../../functions/src/model/upkeep/reminders.ts';
import { type Job, usualRun } from '../../functions/src/model/upkeep/report.ts';
import { applyRetention } from '../../functions/src/model/upkeep/retention/retention.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { strays } from '../support/check/outline.ts';
import { documentsOf, valuesOf } from '../support/check/stores.ts';
import { dayOf, periodOf, type Simulated, storeAll, yearLater } from '../support/make/year.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { faultModes, withFault } from '../support/suite/faults.ts';
import { jakarta, liveAt } from '../support/suite/time.ts';

beforeEach(resetStores);

/** With a seed of its own it is a long campaign of `npm run test:long`; else a small year that is always the same. */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const size = campaignSeed === undefined ? 150 : 1000;
const first = jakarta('2027-12-25T00:00');
const days = 380;
const office = { id: 'office', name: 'Admin' };

/** A moment of the simulated year. */
const at = (day: number, minute: number): Date =>
  new Date(first.getTime() + day * 86_400_000 + minute * 60_000);

const proofOf = (words: string) => {
  const sha256 = createHash('sha256').update(words).digest('hex');
  const image = { contentType: 'image/webp', bytes: Buffer.from(words) };
  return { image, sha256, imageHash: sha256.repeat(2) };
};

/** A year of an association, with a seed for all that happens by chance. */
class Year {
  readonly members: Simulated[] = [];
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
      const member: Simulated = { id: `m${String(index).padStart(4, '0')}`, status: 'active', validUntil };
      this.members.push(member);
      const end = Math.floor((validUntil.getTime() - first.getTime()) / 86_400_000);
      if (random.chance(0.5)) this.#plan(end + random.int(-50, 20), () => this.#ask(member));
    }
  }

  #plan(day: number, act: () => Promise<void>): void {
    this.#agenda.set(day, [...(this.#agenda.get(day) ?? []), act]);
  }

  #liveAt(moment: Date): void {
    this.#now = moment;
    liveAt(moment);
  }

  /** Does it, now and then with a fault on the way, until it is done. */
  async #surely(member: Simulated, status: MembershipStatus, act: () => Promise<unknown>): Promise<void> {
    if (this.random.chance(0.15)) {
      this.interruptions += 1;
      await withFault(this.random.int(1, 4), this.random.pick(faultModes), act);
    }
    if ((await users.get(member.id))?.data.isActive !== status) await act();
    member.status = status;
  }

  async #ask(member: Simulated): Promise<void> {
    const proof = proofOf(`${member.id} ${this.#day}`);
    await this.#surely(member, 'RequestRenew', async () => {
      const user = await users.get(member.id);
      if (user !== undefined) await requestRenewal(user, proof);
    });
    this.#plan(this.#day + this.random.int(1, 10), () => this.#decide(member));
  }

  async #decide(member: Simulated): Promise<void> {
    if (this.random.chance(0.25)) {
      await this.#surely(member, 'rejectedByAdmin', () => rejectRenewal(member.id, office, 'Tidak terbaca.'));
      this.rejections += 1;
      if (this.random.chance(0.7)) this.#plan(this.#day + this.random.int(1, 6), () => this.#ask(member));
      return;
    }
    await this.#surely(member, 'active', async () => {
      const user = await users.get(member.id);
      // An upload that died before its proof was compared is looked at first.
      const seal = user && sealOf(office.id, user.data);
      await approvePayment('renewal', member.id, office, { seal });
    });
    this.renewals += 1;
    const { validUntil } = (await users.get(member.id))?.data ?? {};
    expect(dayOf(validUntil ?? first), member.id).toBe(yearLater(this.#now, member.validUntil));
    member.validUntil = validUntil ?? first;
  }

  /** Runs a job, now and then after a run of it that died. */
  async #run(job: Job): Promise<Awaited<ReturnType<Job>>> {
    if (this.random.chance(0.3)) {
      this.interruptions += 1;
      await withFault(this.random.int(1, 12), this.random.pick(faultModes), () => job(usualRun));
    }
    const report = await job(usualRun);
    expect(report).toMatchObject({ failures: [], isMore: false });
    return report;
  }

  async #runJobs(): Promise<void> {
    this.#liveAt(at(this.#day, 60));
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

  async live(): Promise<void> {
    await storeAll(this.members);
    let nextRun = 0;
    for (this.#day = 0; this.#day < days; this.#day += 1) {
      if (this.#day === nextRun) {
        await this.#runJobs();
        nextRun += this.random.pick([1, 1, 2, 3, 5, 8]);
      }
      if (this.#day % 60 === 59) await this.#clean();
      for (const act of this.#agenda.get(this.#day) ?? []) {
        this.#liveAt(at(this.#day, this.random.int(120, 1439)));
        await act();
      }
    }
    await this.#runJobs();
    await this.#clean();
    // What a run that died just now has left behind is finished once nobody can be at it any more.
    this.#liveAt(at(this.#day, 90));
    await sweepIntents();
  }
}

/** What the mails of a kind were about, each as often as it was written. */
const subjectsOf = (mails: Record<string, unknown>[], kind: string): string[] =>
  mails
    .filter((mail) => mail.kind === kind)
    .map(({ userId, data }) => {
      const { validUntil, days: period } = data as { validUntil: string; days?: number };
      return [userId, validUntil, ...(period === undefined ? [] : [period])].join(' ');
    })
    .sort();

/** Lives the year of this seed and looks at all that is stored at its end. */
async function expectGoodYear(seed: string): Promise<void> {
  const year = new Year(randomFor('year', seed));
  await year.live();
  const [stored, mails] = [await documentsOf('users'), await valuesOf('outbox')];
  for (const { id, status, validUntil } of year.members) {
    expect(stored[id], id).toMatchObject({ isActive: status, validUntil });
  }
  expect(subjectsOf(mails, 'membership-expiring')).toEqual([...year.reminders].sort());
  expect(subjectsOf(mails, 'membership-expired')).toEqual([...year.ends].sort());
  expect(subjectsOf(mails, 'renewal-approved')).toHaveLength(year.renewals);
  expect(subjectsOf(mails, 'renewal-rejected')).toHaveLength(year.rejections);
  expect((await repairCounters({ ...usualRun, dryRun: true })).findings).toEqual([]);
  expect(await strays()).toEqual([]);
  expect(await valuesOf('intents')).toEqual([]);
  const kept = (await valuesOf('payments')).filter(({ file }) => file !== null);
  const oldest = at(days - 90, 60);
  // Those that were approved stay two years, and the year is over before that.
  const old = kept.filter(({ decidedAt }) => decidedAt !== null && Number(decidedAt) < Number(oldest));
  expect(old.filter(({ state }) => state !== 'approved')).toEqual([]);
  expect(old.length).toBeGreaterThan(0);
  const happened = [year.renewals, year.rejections, year.ends.size, year.interruptions];
  for (const count of happened) expect(count).toBeGreaterThan(size / 20);
}

test(`a year of ${size} members: no paid day lost, no reminder doubled or missing, no orphan`, async () => {
  const seed = campaignSeed ?? 'usual';
  await expectGoodYear(seed).catch((error: Error) => {
    throw new Error(`Seed ${seed}: ${error.message}`, { cause: error });
  });
}, 400_000);
