import type { StatementLine } from 'contract/rules/money/statements/statement';
import { afterEach, expect, test, vi } from 'vitest';
import { bankLines } from '../../functions/src/data/collections.ts';
import { approveDues, rejectRenewal } from '../../functions/src/model/money/payments/approve-dues.ts';
import { assignLine, unassignLine } from '../../functions/src/model/money/statements/bank-lines.ts';
import { storeLines } from '../../functions/src/model/money/statements/store-lines.ts';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { allDocuments } from '../support/assertions/stores.ts';
import { sourceOf, statementOf } from '../support/factories/statements.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { type FaultMode, faultModes, withFault } from '../support/suite/faults.ts';
import { freezeClock, jakarta } from '../support/suite/time.ts';
import { leaveMemory, useEmptyMemory } from './support/empty-memory.ts';
import { type Applicant, planApplicants, planLines, storeApplicants } from './support/statement-scenarios.ts';

/**
 * Checks that approvals with imported bank statements, also when requests die, lead to the same data as
 * approvals alone. With a seed, as in `npm run test:long`, there are 10,000 scenarios; otherwise a few fixed
 * ones.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';
const [scenarioCount, emulatedCount] = isLarge ? [10_000, 40] : [20, 1];

const now = jakarta('2026-08-10T10:00');
const treasurer = { id: 'bendahara', name: 'Bendahara' };

type Documents = Readonly<Record<string, Record<string, Record<string, unknown>>>>;

/** Decision of an admin. The order is the same with and without statements. */
interface Decision {
  readonly applicant: Applicant;
  readonly isApproved: boolean;
}

/**
 * Import between two decisions, absent in the run without statements. `after` is the number of earlier
 * decisions.
 */
interface StatementImport {
  readonly after: number;
  readonly lines: readonly StatementLine[];
  /** Effect at which the process dies, and the mode; 0 for no fault. */
  readonly fault: readonly [at: number, mode: FaultMode];
  readonly isUndone: boolean;
}

interface Scenario {
  readonly applicants: readonly Applicant[];
  readonly decisions: readonly Decision[];
  readonly imports: readonly StatementImport[];
  readonly faults: readonly (readonly [at: number, mode: FaultMode])[];
}

const faultOf = (random: Random): readonly [number, FaultMode] => [
  random.chance(0.4) ? random.int(1, 2) : 0,
  random.pick(faultModes),
];

function planScenario(index: number): Scenario {
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
  const imports = [lines.slice(0, cut), lines].map((some) => ({
    after: random.int(0, decisions.length),
    lines: some,
    fault: faultOf(random),
    isUndone: random.chance(0.3),
  }));
  return {
    applicants,
    decisions,
    imports: imports.sort((a, b) => a.after - b.after),
    faults: decisions.map(() => faultOf(random)),
  };
}

const decide = async ({ applicant: { id }, isApproved }: Decision): Promise<void> => {
  if (isApproved) await approveDues('renewal', { id }, treasurer);
  else await rejectRenewal(id, treasurer, 'Tidak terbaca.');
};

/** Runs an action, perhaps after a failed attempt, as a caller without a response repeats it. */
async function runWithRetry(
  [at, mode]: readonly [number, FaultMode],
  act: () => Promise<unknown>,
): Promise<void> {
  if (at > 0) await withFault(at, mode, act);
  await act();
}

/** Removes a match and makes it again by hand, which leaves both sides unchanged. */
async function undoAndRepeat(): Promise<void> {
  const [line] = (await bankLines.query({ orderBy: 'date', limit: 20 })).filter(
    ({ data }) => data.state === 'matched',
  );
  if (line === undefined) return;
  await unassignLine(line.id, treasurer);
  await assignLine(line.id, { kind: 'bills', codes: line.data.bills }, treasurer);
}

async function runWithStatements({ applicants, decisions, imports, faults }: Scenario): Promise<void> {
  await storeApplicants(applicants);
  for (let done = 0; done <= decisions.length; done += 1) {
    for (const { lines, fault, isUndone } of imports.filter(({ after }) => after === done)) {
      await runWithRetry(fault, () => storeLines(statementOf(...lines), sourceOf()));
      if (isUndone) await undoAndRepeat();
    }
    const decision = decisions[done];
    if (decision !== undefined) await runWithRetry(faults[done] ?? [0, 'before'], () => decide(decision));
  }
}

async function runWithoutStatements({ applicants, decisions }: Scenario): Promise<void> {
  await storeApplicants(applicants);
  for (const decision of decisions) await decide(decision);
}

const fromStatements = /^(?:statement|bank-line)\./;

/** Returns the data that does not depend on statements, without random values. */
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
          const { mail, ...otherDetails } = details as { mail?: string };
          return {
            ...entry,
            details: mail === undefined ? otherDetails : { ...otherDetails, mail: 'drawn' },
          };
        }),
    ),
    outbox: sorted(rows('outbox').map(([, mail]) => mail)),
    others: Object.keys(documents)
      .filter((name) => name !== 'bankLines' && name !== 'audit')
      .sort(),
  };
}

const inMemory = async (act: () => Promise<void>): Promise<Documents> => {
  await useEmptyMemory();
  freezeClock(now);
  await act();
  return allDocuments();
};

const inEmulator = async (act: () => Promise<void>): Promise<Documents> => {
  vi.restoreAllMocks();
  await leaveMemory();
  await resetStores();
  freezeClock(now);
  await act();
  return allDocuments();
};

afterEach(leaveMemory);

const largeOptions = { tags: ['full'], timeout: 3_600_000 };

test(
  'importing and approving with crashes leads to the same data as approving alone',
  largeOptions,
  async () => {
    const start = performance.now();
    const totals = { decisions: 0, faults: 0, matched: 0, lines: 0 };
    for (let index = 0; index < scenarioCount; index += 1) {
      if (isLarge && index % 1000 === 999)
        log(`Statements: ${index + 1} of ${scenarioCount} scenarios, ${secondsSince(start)}`);
      // Spies store each call, and thereby all data of the earlier scenarios.
      vi.clearAllMocks();
      const scenario = planScenario(index);
      const alone = await inMemory(() => runWithoutStatements(scenario));
      const documents = await inMemory(() => runWithStatements(scenario));
      const name = `scenario ${index} of ${seed}`;
      expect(outlineOf(documents), name).toEqual(outlineOf(alone));
      expect(findMoneyViolations({ documents, files: {}, accounts: {} }), name).toEqual([]);
      // Importing the same statement again changes nothing.
      const all = scenario.imports.at(-1)?.lines ?? [];
      expect(await storeLines(statementOf(...all), sourceOf()), name).toMatchObject({ added: 0, matched: 0 });
      expect(await allDocuments(), name).toEqual(documents);
      // Each match can be undone.
      const lines = Object.entries(documents.bankLines ?? {});
      for (const [id] of lines) await unassignLine(id, treasurer);
      const { bills = {}, users = {} } = await allDocuments();
      expect(
        [...Object.values(bills), ...Object.values(users)].filter((row) => row.bankLine || row.bankMatch),
        name,
      ).toEqual([]);
      totals.decisions += scenario.decisions.length;
      totals.faults += [...scenario.faults, ...scenario.imports.map(({ fault }) => fault)].filter(
        ([at]) => at > 0,
      ).length;
      totals.lines += lines.length;
      totals.matched += lines.filter(([, { state }]) => state === 'matched').length;
    }
    expect(totals.matched).toBeGreaterThan(scenarioCount / 2);
    expect(totals.faults).toBeGreaterThan(scenarioCount / 2);
    if (isLarge)
      log(
        `Statements: ${scenarioCount} scenarios with ${totals.decisions} decisions, ${totals.lines} lines (${totals.matched} matched) and ` +
          `${totals.faults} crashes led to the same data as approvals alone, ${secondsSince(start)}`,
      );
  },
);

const bothOptions = { tags: ['emulators'], timeout: 600_000 };

test('scenarios in memory end with the same data as in Firestore', bothOptions, async () => {
  for (let index = 0; index < emulatedCount; index += 1) {
    const scenario = planScenario(index);
    const inside = await inMemory(() => runWithStatements(scenario));
    const outside = await inEmulator(() => runWithStatements(scenario));
    const name = `scenario ${index} of ${seed}`;
    expect(outlineOf(inside), name).toEqual(outlineOf(outside));
    expect([inside.bankLines, inside.users, inside.bills], name).toEqual([
      outside.bankLines,
      outside.users,
      outside.bills,
    ]);
  }
});
