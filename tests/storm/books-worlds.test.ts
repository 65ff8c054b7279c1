import { ApiError } from 'contract/errors';
import { latestClosable } from 'contract/rules/money/ledger';
import { correctionTargets, standingOf } from 'contract/rules/money/mending';
import { isoDate, monthKey } from 'contract/words/dates';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingMore } from '../../functions/src/data/batch.ts';
import { ledger, users } from '../../functions/src/data/collections.ts';
import { closeMonth } from '../../functions/src/model/ledger/closing.ts';
import { correctEntry, readEntry, refundEntry } from '../../functions/src/model/ledger/mending.ts';
import { approvePayment } from '../../functions/src/model/payments/decisions.ts';
import { recordPayment } from '../../functions/src/model/payments/manual-payments.ts';
import { keepLedger } from '../../functions/src/model/upkeep/keep-ledger.ts';
import { usualRun } from '../../functions/src/model/upkeep/report.ts';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { brokenBooks } from '../support/check/money-invariants.ts';
import { planApplicants, storeApplicants } from '../support/make/statement-worlds.ts';
import { faultModes, withFault } from '../support/suite/faults.ts';
import { MemoryStore } from '../support/suite/memory-store.ts';
import { jakarta, liveAt } from '../support/suite/time.ts';

/**
 * Some treasurers keep books for two years, close months, write down late what was paid, correct and give back, and some
 * of what they do dies on the way: nothing that is closed changes, and every entry is even. With a seed, as
 * `npm run test:long` gives one, there are 10,000 such worlds; else some that are always the same.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const worlds = isLarge ? 10_000 : 25;

const first = jakarta('2025-10-20T10:00');
const day = 86_400_000;
const office = { id: 'bendahara', name: 'Bendahara' };
const image = { contentType: 'image/webp', bytes: Buffer.from('slip') };

type Rows = Record<string, Record<string, unknown>>;

const met = { steps: 0, faults: 0, closings: 0, refused: 0, mends: 0, releases: 0 };

class Treasury {
  #now = first;
  readonly #seen = new Map<string, string>();
  #closed: Rows = {};
  #closedThrough = '';

  constructor(
    private readonly random: Random,
    private readonly store: MemoryStore,
    private readonly people: readonly string[],
  ) {}

  async step(): Promise<void> {
    this.#now = new Date(this.#now.getTime() + this.random.int(0, 60) * day);
    liveAt(this.#now);
    const act = this.random.pick([
      () => this.#approve(),
      () => this.#payByHand(),
      () => this.#payByHand(),
      () => this.#close(),
      () => this.#correct(),
      () => this.#refund(),
      () => this.#night(),
    ]);
    const fault = this.random.chance(0.3) ? this.random.int(1, 3) : 0;
    met.steps += 1;
    if (fault > 0) {
      met.faults += 1;
      await withFault(fault, this.random.pick(faultModes), () => this.#surely(act));
    }
    await this.#surely(act);
  }

  /** A refusal is an answer too. */
  async #surely(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      met.refused += 1;
    }
  }

  async #approve(): Promise<void> {
    await approvePayment('renewal', this.random.pick(this.people), office);
  }

  async #payByHand(): Promise<void> {
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
    await recordPayment(id, payment, { image, sha256, imageHash: sha256.repeat(2) }, office, () => undefined);
    expect(paidOn.slice(0, 7) > open, `${paidOn} beside what is closed through ${open}`).toBe(true);
  }

  async #close(): Promise<void> {
    const month = monthKey(this.#now, this.random.int(0, 4));
    const { changed } = await closeMonth(month, office);
    if (!changed) return;
    met.closings += 1;
    expect(month <= latestClosable(this.#now)).toBe(true);
  }

  async #paymentEntry(): Promise<string | undefined> {
    const entries = await ledger.query({ orderBy: 'paymentId', limit: 50 });
    return entries.length === 0 ? undefined : this.random.pick(entries).id;
  }

  async #correct(): Promise<void> {
    const id = await this.#paymentEntry();
    if (id === undefined) return;
    const { entry, mends } = await readEntry(id);
    const all = [entry, ...mends].map(({ data }) => data.postings);
    const standing = standingOf(all, Number(isoDate(this.#now).slice(0, 4)));
    const from = this.random.pick(standing);
    const correction = { from, to: this.random.pick(correctionTargets), amount: this.random.int(1, 160_000) };
    await correctEntry(id, { ...correction, reason: 'Salah catat.' }, office, nothingMore);
    met.mends += 1;
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
    await refundEntry(id, refund, office, nothingMore);
    met.mends += 1;
  }

  async #night(): Promise<void> {
    const { done } = await keepLedger(usualRun);
    met.releases += done.released ?? 0;
  }

  /** Entries are written once, and nothing of what is closed changes. */
  look(name: string): void {
    const documents = this.store.documents();
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
    expect(brokenBooks({ documents, files: {}, accounts: {} }), name).toEqual([]);
  }

  /** Five years on all that was deferred is dues. */
  async end(name: string): Promise<void> {
    liveAt(new Date(first.getTime() + 5000 * day));
    await keepLedger(usualRun);
    this.look(name);
    const deferred = Object.values(this.store.documents().ledger ?? {})
      .flatMap(({ postings }) => postings as { account: string; amount: number }[])
      .filter(({ account }) => account === 'deferred')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(deferred, name).toBe(0);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is closed stays as it is, and every entry is even, whoever dies on the way', async () => {
  const start = performance.now();
  for (let index = 0; index < worlds; index += 1) {
    if (isLarge && index % 1000 === 999)
      say(`Books: ${index + 1} of ${worlds} worlds, ${secondsSince(start)}`);
    const random = randomFor('books-worlds', seed, String(index));
    const store = new MemoryStore();
    await store.takeOver();
    liveAt(first);
    const applicants = planApplicants(random, first);
    await storeApplicants(applicants);
    const treasury = new Treasury(
      random,
      store,
      applicants.map(({ id }) => id),
    );
    const name = `world ${index} of ${seed}`;
    for (let steps = random.int(6, 16); steps > 0; steps -= 1) {
      await treasury.step();
      treasury.look(name);
    }
    await treasury.end(name);
    // Spies remember each call, and so all that was in the world.
    vi.clearAllMocks();
  }
  expect(met.closings).toBeGreaterThan(worlds / 3);
  expect(met.mends).toBeGreaterThan(worlds / 3);
  expect(met.releases).toBeGreaterThan(worlds / 10);
  if (isLarge)
    say(
      `Books: ${worlds} worlds of ${met.steps} steps with ${met.closings} closings, ${met.mends} corrections and refunds, ` +
        `${met.refused} refusals and ${met.faults} crashes kept what was closed, ${secondsSince(start)}`,
    );
}, 3_600_000);
