import { createHash } from 'node:crypto';
import type { ImportedStatement } from 'contract/money/statements';
import type { MatchProposal } from 'contract/rules/money/matching/matchable';
import { matchLines } from 'contract/rules/money/matching/matching';
import { extractCodeCandidates, isTransfer } from 'contract/rules/money/matching/narratives';
import type { Statement, StatementLine } from 'contract/rules/money/statements/statement';
import { normalise } from 'contract/text/search-words';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { findTwins } from './duplicates.ts';
import { type BillOwners, linkBill, toKnownLine } from './link-bill.ts';
import { readWaitingBills, type WaitingBill } from './waiting-bills.ts';

/** Counts of an import, and the ids of the earlier files that brought some of its lines. */
interface StoredStatement
  extends Pick<ImportedStatement, 'lines' | 'credits' | 'added' | 'matched' | 'suspects'> {
  readonly sharesWith: readonly string[];
}

/** A credit with its id, and its stored line if there is one. */
interface Credit {
  readonly id: string;
  readonly line: StatementLine;
  readonly stored: Stored<BankLineRecord> | undefined;
}

interface ImportSource {
  /** Hash of the file, the same for the same bytes. */
  readonly id: string;
  readonly name: string;
  readonly actor: Actor;
}

interface ImportPlan {
  readonly credits: readonly Credit[];
  readonly proposals: ReadonlyMap<string, MatchProposal>;
  readonly waiting: ReadonlyMap<string, WaitingBill>;
  readonly owners: BillOwners;
  /** Stored lines that are probably the movements of new ones, by the ids of these. */
  readonly twins: ReadonlyMap<string, Stored<BankLineRecord>>;
}

/** Far below the limit of Firestore, for lines with their bills and owners. */
const maxWritesPerBatch = 200;

type IdentifyingFields = Pick<StatementLine, 'date' | 'amountInSen' | 'narrative' | 'balance'>;

/** Returns the hash by which a transfer is recognized in other files: all fields that every bank reports. */
const hashLine = (account: string, { date, amountInSen, narrative, balance }: IdentifyingFields): string =>
  createHash('sha256')
    .update(JSON.stringify([account, date, amountInSen, normalise(narrative), balance]))
    .digest('hex')
    .slice(0, 32);

/**
 * Computes the ids of lines, in their order. Equal lines are numbered within the file: two equal transfers of
 * one day get two ids, and the next file gets the same two ids (decision 0073).
 */
function computeLineIds(account: string, lines: readonly IdentifyingFields[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = hashLine(account, line);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}x${count}`;
  });
}

/**
 * Plans the import of a statement: its credits that can pay a bill. They are dated at most a day before the oldest
 * bill with a reserved amount. A credit with a twin waits for a decision, so that one movement never pays two bills.
 */
async function planImport(statement: Statement, fileId: string): Promise<ImportPlan> {
  const { account, lines } = statement;
  const { from, bills: waiting, owners } = await readWaitingBills();
  const ids = computeLineIds(account, lines);
  const eligible = lines.flatMap((line, at) => {
    const canPayBill =
      from !== undefined && line.amountInSen > 0 && line.date >= from && isTransfer(line.narrative);
    return canPayBill ? [{ id: ids[at] as string, line }] : [];
  });
  const known = new Map((await bankLines.getMany(eligible.map(({ id }) => id))).map((one) => [one.id, one]));
  const credits = eligible.map((one) => ({ ...one, stored: known.get(one.id) }));
  const byCode = new Map(waiting.map((bill) => [bill.stored.id, bill]));
  const added = credits.filter(({ stored }) => stored === undefined);
  const twins = await findTwins(added, statement, fileId);
  const isUndecided = ({ id }: Credit) => !twins.has(id);
  const proposals = proposeMatches(credits.filter(isUndecided), byCode);
  return { credits, proposals, twins, waiting: byCode, owners };
}

/**
 * Proposes matches. Evaluates all credits that no admin has decided, also linked ones, so that a repeated
 * file gives the same result. Links new credits, and stored ones whose bill was opened later.
 */
function proposeMatches(
  credits: readonly Credit[],
  bills: ReadonlyMap<string, WaitingBill>,
): Map<string, MatchProposal> {
  const undecided = credits.filter(({ stored }) => stored === undefined || isMatchable(stored.data));
  const { proposals } = matchLines(
    undecided.map(({ line }) => line),
    [...bills.values()].map(({ matchable }) => matchable),
  );
  return new Map(
    proposals.flatMap((proposal) => {
      const { id, stored } = undecided[proposal.line] as Credit;
      const paid = proposal.bills.map((code) => (bills.get(code) as WaitingBill).stored.data);
      const isFree = paid.every(({ bankLine }) => !bankLine);
      return isFree && shouldLink(stored?.data, paid) ? [[id, proposal] as const] : [];
    }),
  );
}

const isMatchable = ({ decidedAt, state }: BankLineRecord): boolean =>
  decidedAt === null && state !== 'suspect' && state !== 'duplicate';

const shouldLink = (stored: BankLineRecord | undefined, paid: readonly BillRecord[]): boolean =>
  stored === undefined ||
  (stored.state === 'unknown' && paid.some(({ openedAt }) => openedAt > stored.importedAt));

/**
 * Stores and links new lines, but approves nothing. Safe to repeat after a partial import: stored lines stay
 * unchanged. Each batch adds an audit entry. Throws `conflict`.
 */
export async function storeLines(statement: Statement, source: ImportSource): Promise<StoredStatement> {
  const total = { added: 0, matched: 0, suspects: 0 };
  return retryOnConflict(async () => {
    const plan = await planImport(statement, source.id);
    for (const part of splitIntoBatches(plan)) {
      const batch = new Batch();
      for (const credit of part) writeCredit(batch, credit, plan, statement, source);
      const added = part.filter(({ stored }) => stored === undefined).length;
      const matched = part.filter(({ id }) => plan.proposals.has(id)).length;
      const suspects = part.filter(({ id }) => plan.twins.has(id)).length;
      const details = { added, matched, ...(suspects === 0 ? {} : { suspects }) };
      recordAudit(batch, source.actor, 'statement.import', source, details);
      await batch.commit();
      total.added += added;
      total.matched += matched;
      total.suspects += suspects;
    }
    const counts = { lines: statement.lines.length, credits: plan.credits.length, ...total };
    return { ...counts, sharesWith: findSharedFiles(plan, source.id) };
  });
}

const findSharedFiles = ({ credits, twins }: ImportPlan, own: string): string[] => {
  const lines = [...credits.flatMap(({ stored }) => stored ?? []), ...twins.values()];
  const files = new Set(lines.map(({ data }) => data.statementId));
  return [...files].filter((id) => id !== own).sort();
};

function splitIntoBatches({ credits, proposals }: ImportPlan): Credit[][] {
  const parts: Credit[][] = [];
  let writesLeft = 0;
  for (const credit of credits) {
    const proposal = proposals.get(credit.id);
    if (credit.stored !== undefined && proposal === undefined) continue;
    const writes = 1 + 2 * (proposal?.bills.length ?? 0);
    if (writes > writesLeft) {
      parts.push([]);
      writesLeft = maxWritesPerBatch;
    }
    parts.at(-1)?.push(credit);
    writesLeft -= writes;
  }
  return parts;
}

/** Finds the code of a bill that has its money, also from another line of the same file. */
function findPaidBill(narrative: string, { waiting, proposals }: ImportPlan): string | undefined {
  const paid = new Set([...proposals.values()].flatMap(({ bills }) => bills));
  return extractCodeCandidates(narrative).find((code) => {
    const bill = waiting.get(code)?.stored.data;
    return bill !== undefined && (paid.has(code) || bill.state === 'closed' || Boolean(bill.bankLine));
  });
}

function writeCredit(
  batch: Batch,
  { id, line, stored }: Credit,
  plan: ImportPlan,
  { account, layout }: Statement,
  { id: statementId }: ImportSource,
): void {
  const { proposals, waiting, owners, twins } = plan;
  const [proposal, twin] = [proposals.get(id), twins.get(id)];
  const match = {
    state: proposal === undefined ? ('unknown' as const) : ('matched' as const),
    bills: [...(proposal?.bills ?? [])],
    tier: proposal?.tier ?? null,
    why: proposal === undefined ? null : { ...proposal.why },
  };
  if (stored !== undefined) batch.update(bankLines, id, match, stored.version);
  else {
    const { date, amountInSen: sen, narrative, reference } = line;
    const fields = { account, layout, date, sen, narrative, reference, statementId, importedAt: clock.now() };
    const undecided = { decidedBy: null, decidedAt: null };
    const suspicion = twin && {
      state: 'suspect' as const,
      twin: { id: twin.id, narrative: twin.data.narrative, file: '' },
    };
    const paidBill = proposal === undefined ? findPaidBill(narrative, plan) : undefined;
    const second = paidBill === undefined ? {} : { paidBill };
    batch.create(bankLines, id, { ...fields, ...match, ...undecided, ...suspicion, ...second });
  }
  const known = toKnownLine(id, { ...line, sen: line.amountInSen }, match.why);
  for (const code of match.bills) linkBill(batch, (waiting.get(code) as WaitingBill).stored, known, owners);
}
