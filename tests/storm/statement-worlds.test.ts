import type { StatementLine } from 'contract/rules/money/statements/statement';
import { afterEach, expect, test, vi } from 'vitest';
import { bankLines } from '../../functions/src/data/collections.ts';
import { approvePayment, rejectRenewal } from '../../functions/src/model/payments/decisions.ts';
import { undoUse, useLine } from '../../functions/src/model/statements/bank-lines.ts';
import { storeLines } from '../../functions/src/model/statements/importing.ts';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { brokenMoney } from '../support/check/money-invariants.ts';
import { everything } from '../support/check/stores.ts';
import {
  type Applicant,
  planApplicants,
  planLines,
  storeApplicants,
} from '../support/make/statement-worlds.ts';
import { sourceOf, statementOf } from '../support/make/statements.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { type FaultMode, faultModes, withFault } from '../support/suite/faults.ts';
import { MemoryStore } from '../support/suite/memory-store.ts';
import { jakarta, liveAt } from '../support/suite/time.ts';

/**
 * Requests that are approved with a bank's statement beside them, whoever dies on the way, come to what approving them by
 * hand comes to. With a seed, as `npm run test:long` gives one, of 10,000 worlds; else of some that are always the same.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const [worlds, emulated] = isLarge ? [10_000, 40] : [20, 1];

const now = jakarta('2026-08-10T10:00');
const office = { id: 'bendahara', name: 'Bendahara' };

type Documents = Readonly<Record<string, Record<string, Record<string, unknown>>>>;

/** What an admin decides, in their order; the same with a statement and without. */
interface Decision {
  readonly applicant: Applicant;
  readonly isApproved: boolean;
}

/** What is done between the decisions, and never by hand: by the number of decisions before it. */
interface Interlude {
  readonly after: number;
  readonly lines: readonly StatementLine[];
  /** Where the process dies, and how; 0: nowhere. */
  readonly fault: readonly [at: number, mode: FaultMode];
  readonly undoes: boolean;
}

interface World {
  readonly applicants: readonly Applicant[];
  readonly decisions: readonly Decision[];
  readonly interludes: readonly Interlude[];
  readonly faults: readonly (readonly [at: number, mode: FaultMode])[];
}

const faultOf = (random: Random): readonly [number, FaultMode] => [
  random.chance(0.4) ? random.int(1, 2) : 0,
  random.pick(faultModes),
];

function planWorld(index: number): World {
  const random = randomFor('statement-worlds', seed, String(index));
  const applicants = planApplicants(random, now);
  const lines = planLines(random, applicants, now);
  const order = applicants
    .map((applicant) => ({ applicant, place: random.int(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place);
  const decisions = order
    .filter(() => random.chance(0.85))
    .map(({ applicant }) => ({ applicant, isApproved: random.chance(0.9) }));
  const cut = random.int(0, lines.length);
  const interludes = [lines.slice(0, cut), lines].map((some) => ({
    after: random.int(0, decisions.length),
    lines: some,
    fault: faultOf(random),
    undoes: random.chance(0.3),
  }));
  return {
    applicants,
    decisions,
    interludes: interludes.sort((a, b) => a.after - b.after),
    faults: decisions.map(() => faultOf(random)),
  };
}

const decide = async ({ applicant: { id }, isApproved }: Decision): Promise<void> => {
  if (isApproved) await approvePayment('renewal', id, office);
  else await rejectRenewal(id, office, 'Tidak terbaca.');
};

/** Does it, perhaps after a try that died: whoever got no answer does it again. */
async function surely([at, mode]: readonly [number, FaultMode], act: () => Promise<unknown>): Promise<void> {
  if (at > 0) await withFault(at, mode, act);
  await act();
}

/** Takes back a match, and says it again by hand: both sides are as they were. */
async function undoAndRepeat(): Promise<void> {
  const [line] = (await bankLines.query({ orderBy: 'date', limit: 20 })).filter(
    ({ data }) => data.state === 'matched',
  );
  if (line === undefined) return;
  await undoUse(line.id, office);
  await useLine(line.id, { kind: 'bills', codes: line.data.bills }, office);
}

async function withStatements({ applicants, decisions, interludes, faults }: World): Promise<void> {
  await storeApplicants(applicants);
  for (let done = 0; done <= decisions.length; done += 1) {
    for (const { lines, fault, undoes } of interludes.filter(({ after }) => after === done)) {
      await surely(fault, () => storeLines(statementOf(...lines), sourceOf()));
      if (undoes) await undoAndRepeat();
    }
    const decision = decisions[done];
    if (decision !== undefined) await surely(faults[done] ?? [0, 'before'], () => decide(decision));
  }
}

async function byHand({ applicants, decisions }: World): Promise<void> {
  await storeApplicants(applicants);
  for (const decision of decisions) await decide(decision);
}

const fromStatements = /^(?:statement|bank-line)\./;

/** What there is but for what statements tell, and for what is drawn anew each time. */
function outlineOf(documents: Documents): object {
  const rows = (name: string) => Object.entries(documents[name] ?? {});
  const sorted = (of: readonly unknown[]) => of.map((one) => JSON.stringify(one)).sort();
  const without = (name: string, ...fields: readonly string[]) =>
    Object.fromEntries(
      rows(name).map(([id, row]) => [
        id,
        Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))),
      ]),
    );
  return {
    users: without('users', 'bankMatch'),
    bills: without('bills', 'bankLine'),
    payments: Object.fromEntries(
      rows('payments').map(([id, { receipt, ...payment }]) => [
        id,
        { ...payment, receipt: receipt && { ...(receipt as object), secret: 'drawn' } },
      ]),
    ),
    ...Object.fromEntries(
      ['openBills', 'billAmounts', 'ledger', 'ledgerMonths', 'receiptNumbers', 'totals'].map((name) => [
        name,
        documents[name] ?? {},
      ]),
    ),
    audit: sorted(
      rows('audit')
        .filter(([, { action }]) => !fromStatements.test(String(action)))
        .map(([, { proof: _proof, details, ...entry }]) => {
          const { mail, ...told } = details as { mail?: string };
          return { ...entry, details: mail === undefined ? told : { ...told, mail: 'drawn' } };
        }),
    ),
    outbox: sorted(rows('outbox').map(([, mail]) => mail)),
    others: Object.keys(documents)
      .filter((name) => name !== 'bankLines' && name !== 'audit')
      .sort(),
  };
}

const inMemory = async (act: () => Promise<void>): Promise<MemoryStore> => {
  const store = new MemoryStore();
  await store.takeOver();
  liveAt(now);
  await act();
  return store;
};

const inEmulator = async (act: () => Promise<void>): Promise<Documents> => {
  vi.restoreAllMocks();
  await resetStores();
  liveAt(now);
  await act();
  return (await everything()).documents;
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('importing and approving comes to what approving by hand does, with crashes in between', async () => {
  const start = performance.now();
  const met = { decisions: 0, faults: 0, matched: 0, lines: 0 };
  for (let index = 0; index < worlds; index += 1) {
    if (isLarge && index % 1000 === 999)
      say(`Statements: ${index + 1} of ${worlds} worlds, ${secondsSince(start)}`);
    // Spies remember each call, and so all that was in the worlds before.
    vi.clearAllMocks();
    const world = planWorld(index);
    const alone = await inMemory(() => byHand(world));
    const store = await inMemory(() => withStatements(world));
    const documents = store.documents();
    const name = `world ${index} of ${seed}`;
    expect(outlineOf(documents), name).toEqual(outlineOf(alone.documents()));
    expect(brokenMoney({ documents, files: {}, accounts: {} }), name).toEqual([]);
    // What is imported once more changes nothing at all.
    const all = world.interludes.at(-1)?.lines ?? [];
    expect(await storeLines(statementOf(...all), sourceOf()), name).toMatchObject({ added: 0, matched: 0 });
    expect(store.documents(), name).toEqual(documents);
    // And each match can be taken back.
    const lines = Object.entries(store.documents().bankLines ?? {});
    for (const [id] of lines) await undoUse(id, office);
    const { bills = {}, users = {} } = store.documents();
    expect(
      [...Object.values(bills), ...Object.values(users)].filter((row) => row.bankLine || row.bankMatch),
      name,
    ).toEqual([]);
    met.decisions += world.decisions.length;
    met.faults += [...world.faults, ...world.interludes.map(({ fault }) => fault)].filter(
      ([at]) => at > 0,
    ).length;
    met.lines += lines.length;
    met.matched += lines.filter(([, { state }]) => state === 'matched').length;
  }
  expect(met.matched).toBeGreaterThan(worlds / 2);
  expect(met.faults).toBeGreaterThan(worlds / 2);
  if (isLarge)
    say(
      `Statements: ${worlds} worlds with ${met.decisions} decisions, ${met.lines} lines (${met.matched} matched) and ` +
        `${met.faults} crashes came to what hands come to, ${secondsSince(start)}`,
    );
}, 3_600_000);

test('worlds that are lived through in memory end as they do in Firestore', async () => {
  for (let index = 0; index < emulated; index += 1) {
    const world = planWorld(index);
    const inside = (await inMemory(() => withStatements(world))).documents();
    const outside = await inEmulator(() => withStatements(world));
    const name = `world ${index} of ${seed}`;
    expect(outlineOf(inside), name).toEqual(outlineOf(outside));
    expect([inside.bankLines, inside.users, inside.bills], name).toEqual([
      outside.bankLines,
      outside.users,
      outside.bills,
    ]);
  }
}, 600_000);
