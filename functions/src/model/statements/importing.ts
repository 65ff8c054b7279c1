import type { MatchProposal } from 'contract/rules/money/matching/matchable';
import { matchLines } from 'contract/rules/money/matching/matching';
import { isTransfer } from 'contract/rules/money/matching/narratives';
import type { Statement, StatementLine } from 'contract/rules/money/statements/statement';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { idsOfLines } from './line-identity.ts';
import { knownLineOf, linkBill, type People } from './matches.ts';
import { type WaitingBill, waitingBills } from './waiting-bills.ts';

/** What a bank's file brought. */
export interface StatementCounts {
  /** All that the file tells, debits among them. */
  readonly lines: number;
  /** Credits that can be for a bill. */
  readonly credits: number;
  /** Of those, how many were not here before. */
  readonly added: number;
  /** Of those, how many a bill was found for. */
  readonly matched: number;
}

/** A credit with its id, and as it is stored already. */
interface Credit {
  readonly id: string;
  readonly line: StatementLine;
  readonly stored: Stored<BankLineRecord> | undefined;
}

/** The file that lines come from, and who brings it. */
export interface Source {
  /** The same for the same bytes. */
  readonly id: string;
  readonly name: string;
  readonly actor: Actor;
}

/** What a file would change, and how that is written. */
interface Plan {
  readonly credits: readonly Credit[];
  readonly proposals: ReadonlyMap<string, MatchProposal>;
  readonly waiting: ReadonlyMap<string, WaitingBill>;
  /** Of whom these bills are. */
  readonly people: People;
  readonly counts: StatementCounts;
}

/** A line with its bills and their people, or some lines: far below what one batch may hold. */
const writesAtOnce = 200;

/**
 * What a statement brings that is not known yet: credits that can be for a bill, from a day before the oldest one whose
 * amount is still its own. Costs the reads of `waitingBills` and one for each such credit.
 */
export async function planOf({ account, lines }: Statement): Promise<Plan> {
  const { from, bills: waiting, people } = await waitingBills();
  const ids = idsOfLines(account, lines);
  const told = lines.flatMap((line, at) => {
    const isFor = from !== undefined && line.sen > 0 && line.date >= from && isTransfer(line.narrative);
    return isFor ? [{ id: ids[at] as string, line }] : [];
  });
  const known = new Map((await bankLines.getMany(told.map(({ id }) => id))).map((one) => [one.id, one]));
  const credits = told.map((one) => ({ ...one, stored: known.get(one.id) }));
  const byCode = new Map(waiting.map((bill) => [bill.stored.id, bill]));
  const proposed = proposalsOf(credits, byCode);
  return {
    credits,
    proposals: proposed,
    waiting: byCode,
    people,
    counts: {
      lines: lines.length,
      credits: credits.length,
      added: credits.filter(({ stored }) => stored === undefined).length,
      matched: proposed.size,
    },
  };
}

/**
 * What is proposed of the credits of a file, by their ids. All that no person has spoken of is weighed together, with
 * what is linked already, so that the same file comes to the same however often it comes, and whatever part of it was
 * stored before. Then only what is new is linked, or stood there before one of its bills was opened.
 */
function proposalsOf(
  credits: readonly Credit[],
  bills: ReadonlyMap<string, WaitingBill>,
): Map<string, MatchProposal> {
  const weighed = credits.filter(({ stored }) => stored === undefined || stored.data.decidedAt === null);
  const { proposals } = matchLines(
    weighed.map(({ line }) => line),
    [...bills.values()].map(({ matchable }) => matchable),
  );
  return new Map(
    proposals.flatMap((proposal) => {
      const { id, stored } = weighed[proposal.line] as Credit;
      const paid = proposal.bills.map((code) => (bills.get(code) as WaitingBill).stored.data);
      const isFree = paid.every(({ bankLine }) => !bankLine);
      return isFree && isToLink(stored?.data, paid) ? [[id, proposal] as const] : [];
    }),
  );
}

const isToLink = (stored: BankLineRecord | undefined, paid: readonly BillRecord[]): boolean =>
  stored === undefined ||
  (stored.state === 'unknown' && paid.some(({ openedAt }) => openedAt > stored.importedAt));

/**
 * Stores what a statement brings, and links it with the bills that it most likely pays; nothing is approved by that.
 * Safe to repeat after a part of it was stored: what is there stays as it is. Each batch leaves its entry in the audit.
 *
 * @throws ApiError conflict when others were faster again and again
 */
export async function storeLines(statement: Statement, source: Source): Promise<StatementCounts> {
  const total = { added: 0, matched: 0 };
  return whileContended(async () => {
    const plan = await planOf(statement);
    for (const part of partsOf(plan)) {
      const batch = new Batch();
      for (const credit of part) writeCredit(batch, credit, plan, statement.account, source.id);
      const added = part.filter(({ stored }) => stored === undefined).length;
      const matched = part.filter(({ id }) => plan.proposals.has(id)).length;
      recordAudit(batch, source.actor, 'statement.import', source, { added, matched });
      await batch.commit();
      total.added += added;
      total.matched += matched;
    }
    return { ...plan.counts, ...total };
  });
}

/** What is to be written, in parts of which each is one batch. */
function partsOf({ credits, proposals }: Plan): Credit[][] {
  const parts: Credit[][] = [];
  let room = 0;
  for (const credit of credits) {
    const proposal = proposals.get(credit.id);
    if (credit.stored !== undefined && proposal === undefined) continue;
    const writes = 1 + 2 * (proposal?.bills.length ?? 0);
    if (writes > room) {
      parts.push([]);
      room = writesAtOnce;
    }
    parts.at(-1)?.push(credit);
    room -= writes;
  }
  return parts;
}

function writeCredit(
  batch: Batch,
  { id, line, stored }: Credit,
  { proposals, waiting, people }: Plan,
  account: string,
  statementId: string,
): void {
  const proposal = proposals.get(id);
  const match = {
    state: proposal === undefined ? ('unknown' as const) : ('matched' as const),
    bills: [...(proposal?.bills ?? [])],
    tier: proposal?.tier ?? null,
    why: proposal === undefined ? null : { ...proposal.why },
  };
  if (stored !== undefined) batch.update(bankLines, id, match, stored.version);
  else {
    const { date, sen, narrative, reference } = line;
    const told = { account, date, sen, narrative, reference, statementId, importedAt: clock.now() };
    batch.create(bankLines, id, { ...told, ...match, decidedBy: null, decidedAt: null });
  }
  const known = knownLineOf(id, line, match.why);
  for (const code of match.bills) linkBill(batch, (waiting.get(code) as WaitingBill).stored, known, people);
}
