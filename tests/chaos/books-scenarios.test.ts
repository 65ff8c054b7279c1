/** @module-tag full */
import { ApiError } from 'contract/errors';
import { correctionTargets, netPostings } from 'contract/rules/money/corrections';
import { latestClosableMonth } from 'contract/rules/money/ledger';
import { isoDate, monthKey } from 'contract/text/dates';
import { afterEach, expect, test, vi } from 'vitest';
import { noop } from '../../functions/src/data/batch.ts';
import { ledger, users } from '../../functions/src/data/collections.ts';
import { defaultJobOptions } from '../../functions/src/model/maintenance/report.ts';
import { updateLedger } from '../../functions/src/model/maintenance/update-ledger.ts';
import { closeMonth } from '../../functions/src/model/money/ledger/close-month.ts';
import {
  correctEntry,
  readEntry,
  refundEntry,
} from '../../functions/src/model/money/ledger/correct-entry.ts';
import { approveDues } from '../../functions/src/model/money/payments/approve-dues.ts';
import { recordPayment } from '../../functions/src/model/money/payments/record-payment.ts';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { findLedgerViolations } from '../support/assertions/money-invariants.ts';
import { allDocuments } from '../support/assertions/stores.ts';
import { faultModes, withFault } from '../support/suite/faults.ts';
import { freezeClock, jakarta } from '../support/suite/time.ts';
import { leaveMemory, useEmptyMemory } from './support/empty-memory.ts';
import { planApplicants, storeApplicants } from './support/statement-scenarios.ts';

/**
 * Runs scenarios of two years with several treasurers. They close months, record payments late, correct and
 * refund, and some of their requests die. Closed months must not change, and every entry must balance. With a
 * seed, as in `npm run test:long`, there are 10,000 scenarios; otherwise a few fixed ones.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const scenarioCount = isLarge ? 10_000 : 25;

const first = jakarta('2025-10-20T10:00');
const day = 86_400_000;
const treasurer = { id: 'bendahara', name: 'Bendahara' };
const image = { contentType: 'image/webp', bytes: Buffer.from('slip') };

type Rows = Record<string, Record<string, unknown>>;

const totals = { steps: 0, faults: 0, closings: 0, refused: 0, corrections: 0, releases: 0 };

class Treasury {
  #now = first;
  readonly #seen = new Map<string, string>();
  #closed: Rows = {};
  #closedThrough = '';

  constructor(
    private readonly random: Random,
    private readonly people: readonly string[],
  ) {}

  async step(): Promise<void> {
    this.#now = new Date(this.#now.getTime() + this.random.int(0, 60) * day);
    freezeClock(this.#now);
    const act = this.random.pick([
      () => this.#approve(),
      () => this.#recordPayment(),
      () => this.#recordPayment(),
      () => this.#close(),
      () => this.#correct(),
      () => this.#refund(),
      () => this.#runNightlyJob(),
    ]);
    const fault = this.random.chance(0.3) ? this.random.int(1, 3) : 0;
    totals.steps += 1;
    if (fault > 0) {
      totals.faults += 1;
      await withFault(fault, this.random.pick(faultModes), () => this.#runAllowingRefusal(act));
    }
    await this.#runAllowingRefusal(act);
  }

  /** A refusal is a valid response. */
  async #runAllowingRefusal(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      totals.refused += 1;
    }
  }

  async #approve(): Promise<void> {
    await approveDues('renewal', { id: this.random.pick(this.people) }, treasurer);
  }

  async #recordPayment(): Promise<void> {
    const id = this.random.pick(this.people);
    const paidOn = isoDate(new Date(this.#now.getTime() - this.random.int(0, 70) * day));
    const open = this.#closedThrough;
    const known = await users.get(id);
    const payment = {
      paidBy: this.random.pick(['cash', 'elsewhere'] as const),
      paidOn,
      amount: 150_000,
      note: 'Rapat anggota.',
      seenUntil: known?.data.validUntil?.toISOString() ?? '',
    };
    const sha256 = paidOn.padEnd(64, '0');
    await recordPayment(
      id,
      payment,
      { image, sha256, imageHash: sha256.repeat(2) },
      treasurer,
      () => undefined,
    );
    expect(paidOn.slice(0, 7) > open, `${paidOn}, although months through ${open} are closed`).toBe(true);
  }

  async #close(): Promise<void> {
    const month = monthKey(this.#now, this.random.int(0, 4));
    const { changed } = await closeMonth(month, treasurer);
    if (!changed) return;
    totals.closings += 1;
    expect(month <= latestClosableMonth(this.#now)).toBe(true);
  }

  async #paymentEntry(): Promise<string | undefined> {
    const entries = await ledger.query({ orderBy: 'paymentId', limit: 50 });
    return entries.length === 0 ? undefined : this.random.pick(entries).id;
  }

  async #correct(): Promise<void> {
    const id = await this.#paymentEntry();
    if (id === undefined) return;
    const { entry, corrections } = await readEntry(id);
    const all = [entry, ...corrections].map(({ data }) => data.postings);
    const balances = netPostings(all, Number(isoDate(this.#now).slice(0, 4)));
    const from = this.random.pick(balances);
    const correction = { from, to: this.random.pick(correctionTargets), amount: this.random.int(1, 160_000) };
    await correctEntry(id, { ...correction, reason: 'Salah catat.' }, treasurer, noop);
    totals.corrections += 1;
  }

  async #refund(): Promise<void> {
    const id = await this.#paymentEntry();
    if (id === undefined) return;
    const refund = {
      from: 'bank',
      amount: this.random.int(1, 160_000),
      reason: 'Batal ikut.',
      image,
    } as const;
    await refundEntry(id, refund, treasurer, noop);
    totals.corrections += 1;
  }

  async #runNightlyJob(): Promise<void> {
    const { done } = await updateLedger(defaultJobOptions);
    totals.releases += done.released ?? 0;
  }

  /** Checks that entries never change and that closed months never change. */
  async check(name: string): Promise<void> {
    const documents = await allDocuments();
    const entries = Object.entries(documents.ledger ?? {});
    for (const [id, entry] of entries) {
      const text = JSON.stringify(entry);
      expect(this.#seen.get(id) ?? text, `${name}: ${id}`).toBe(text);
      this.#seen.set(id, text);
    }
    expect(entries, name).toHaveLength(this.#seen.size);
    const inMonths = (through: string): Rows => ({
      ...Object.fromEntries(entries.filter(([, { date }]) => String(date).slice(0, 7) <= through)),
      ...Object.fromEntries(
        Object.entries(documents.ledgerMonths ?? {})
          .filter(([month]) => month <= through)
          .map(([month, { closed: _closed, ...numbers }]) => [month, numbers]),
      ),
    });
    if (this.#closedThrough !== '') expect(inMonths(this.#closedThrough), name).toEqual(this.#closed);
    this.#closedThrough = String(documents.totals?.ledger?.closedThrough ?? '');
    this.#closed = inMonths(this.#closedThrough);
    expect(findLedgerViolations({ documents, files: {}, accounts: {} }), name).toEqual([]);
  }

  /** Checks that five years later all deferred income is recognized as dues. */
  async checkEnd(name: string): Promise<void> {
    freezeClock(new Date(first.getTime() + 5000 * day));
    await updateLedger(defaultJobOptions);
    await this.check(name);
    const { ledger: entries = {} } = await allDocuments();
    const deferred = Object.values(entries)
      .flatMap(({ postings }) => postings as { account: string; amount: number }[])
      .filter(({ account }) => account === 'deferred')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(deferred, name).toBe(0);
  }
}

afterEach(leaveMemory);

test('closed months do not change and every entry balances, also when requests die', async () => {
  const start = performance.now();
  for (let index = 0; index < scenarioCount; index += 1) {
    if (isLarge && index % 1000 === 999)
      log(`Books: ${index + 1} of ${scenarioCount} scenarios, ${secondsSince(start)}`);
    const random = randomFor('books-worlds', seed, String(index));
    await useEmptyMemory();
    freezeClock(first);
    const applicants = planApplicants(random, first);
    await storeApplicants(applicants);
    const treasury = new Treasury(
      random,
      applicants.map(({ id }) => id),
    );
    const name = `scenario ${index} of ${seed}`;
    for (let steps = random.int(6, 16); steps > 0; steps -= 1) {
      await treasury.step();
      await treasury.check(name);
    }
    await treasury.checkEnd(name);
    // Spies store each call, and thereby all data of the scenario.
    vi.clearAllMocks();
  }
  expect(totals.closings).toBeGreaterThan(scenarioCount / 3);
  expect(totals.corrections).toBeGreaterThan(scenarioCount / 3);
  expect(totals.releases).toBeGreaterThan(scenarioCount / 10);
  if (isLarge)
    log(
      `Books: ${scenarioCount} scenarios of ${totals.steps} steps with ${totals.closings} closings, ${totals.corrections} corrections and refunds, ` +
        `${totals.refused} refusals and ${totals.faults} crashes left closed months unchanged, ${secondsSince(start)}`,
    );
}, 3_600_000);
