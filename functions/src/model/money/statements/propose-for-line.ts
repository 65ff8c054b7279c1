import type { ProposedBill, ProposedMember } from 'contract/money/bank-lines';
import { feeOf, hasOpenRequest } from 'contract/rules/membership';
import { isBillCode } from 'contract/rules/money/bills';
import { extractCodeCandidates, extractNameWords } from 'contract/rules/money/matching/narratives';
import { nameSimilarity, nameWords } from 'contract/rules/money/matching/payer-names';
import { queryLimits } from 'contract/rules/query-limits';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { bankLines, billAmounts, bills, openBills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { billAmountId } from '#model/money/bills/amounts.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import { readBillOwners } from './link-bill.ts';

const { codesOfLine, namesOfLine, membersPerName, lineProposals } = queryLimits;

/** An admin decides, so names that are less similar than for an automatic match are proposed too. */
const minSimilarity = 0.5;
const minNameLetters = 3;

type Line = Pick<BankLineRecord, 'account' | 'sen' | 'narrative'>;

interface Member {
  readonly user: Pick<Stored<UserRecord>, 'id' | 'data'>;
  readonly similarity: number;
}

/**
 * Proposes bills and members for a line, best first: by the codes and the names in its text, and by its exact amount.
 * Throws `not-found`.
 */
export async function proposeForLine(
  id: string,
): Promise<{ bills: ProposedBill[]; members: ProposedMember[] }> {
  const line = (await bankLines.getOrThrow(id)).data;
  const words = extractNameWords(line.narrative);
  const codes = extractCodeCandidates(line.narrative).filter(isBillCode).slice(0, codesOfLine);
  const [sameAmount, members] = await Promise.all([findBillOfAmount(line), findMembers(words)]);
  const keyOf = ({ user }: Member) => memberPayer(user.id, user.data.seat).key;
  const places = new Map(
    (await openBills.getMany(members.map(keyOf))).map(({ id: key, data }) => [key, data.code]),
  );
  const found = await bills.getMany([...new Set([...codes, ...sameAmount, ...places.values()])]);
  const named = new Map(members.map(({ user }) => [user.id, user.data]));
  const payers = found.flatMap(({ data }) => data.userId ?? []).filter((userId) => !named.has(userId));
  for (const { id: userId, data } of await users.getMany([...new Set(payers)])) named.set(userId, data);
  const proposed = found
    .map((bill) => toProposedBill(bill, named.get(bill.data.userId ?? ''), { line, id, codes, words }))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const unbilled = members.filter((member) => !places.has(keyOf(member)));
  return {
    bills: proposed.slice(0, lineProposals),
    members: unbilled.slice(0, lineProposals).map(toProposedMember),
  };
}

/** Returns bills by their codes, in this order. Throws `not-found` for the line. */
export async function readLineBills(id: string, wanted: readonly string[]): Promise<ProposedBill[]> {
  const line = (await bankLines.getOrThrow(id)).data;
  const words = extractNameWords(line.narrative);
  const codes = extractCodeCandidates(line.narrative);
  const found = new Map((await bills.getMany([...new Set(wanted)])).map((bill) => [bill.id, bill]));
  const named = await readBillOwners([...found.values()]);
  return [...new Set(wanted)]
    .flatMap((code) => found.get(code) ?? [])
    .map((bill) => toProposedBill(bill, named.get(bill.data.userId ?? ''), { line, id, codes, words }));
}

async function findBillOfAmount({ account, sen }: Line): Promise<string[]> {
  const found = await billAmounts.get(billAmountId(account, sen / 100));
  return found === undefined ? [] : [found.data.code];
}

/** Finds members by two words of a text in a row, or by single ones if there is none. */
async function findMembers(all: readonly string[]): Promise<Member[]> {
  const words = all.filter(({ length }) => length >= minNameLetters).slice(0, namesOfLine / 2);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const byPairs = await findByNames(pairs, all);
  return byPairs.length > 0 ? byPairs : findByNames(words, all);
}

async function findByNames(names: readonly string[], words: readonly string[]): Promise<Member[]> {
  const index = await currentPeople();
  const ids = names.flatMap((name) =>
    index
      .search({ words: [], phrases: [name], numbers: [], excluded: [] })
      .slice(0, membersPerName)
      .map(({ row }) => row.id),
  );
  return (await users.getMany([...new Set(ids)]))
    .filter(({ data }) => data.role === 'Member')
    .map((user) => ({ user, similarity: similarityOf(user.data, words) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, membersPerName);
}

/** Name of the institution for which a member pays, and of the member. */
const namesOf = ({ name, seat }: UserRecord): string[] =>
  seat?.isCoordinator === true ? [seat.institution, name] : [name];

const similarityOf = (user: UserRecord, words: readonly string[]): number =>
  Math.max(...namesOf(user).map((name) => nameSimilarity(nameWords(name), words)));

interface Facts {
  readonly id: string;
  readonly line: Line;
  readonly codes: readonly string[];
  readonly words: readonly string[];
}

function toProposedBill(
  { id: code, data }: Stored<BillRecord>,
  payer: UserRecord | undefined,
  { id, line, codes, words }: Facts,
): ProposedBill {
  const similarity = payer === undefined ? 0 : similarityOf(payer, words);
  const hasOtherLine = data.bankLine ? data.bankLine.id !== id : false;
  return {
    code,
    name: payer === undefined ? null : (namesOf(payer)[0] ?? null),
    amount: data.amount,
    why: {
      amountFits: data.amount * 100 === line.sen,
      codeFits: codes.includes(code),
      nameFits: similarity >= minSimilarity ? similarity : null,
    },
    isPaid: data.state === 'closed' || hasOtherLine,
    userId: payer === undefined ? null : data.userId,
    paymentId: data.paymentId,
  };
}

/** A code names one bill, an amount was reserved for one, and several people share a name. */
const scoreOf = ({ why }: ProposedBill): number =>
  (why.codeFits ? 4 : 0) + (why.amountFits ? 2 : 0) + (why.nameFits ?? 0);

const toProposedMember = ({ user: { id, data }, similarity }: Member): ProposedMember => ({
  _id: id,
  name: namesOf(data)[0] ?? data.name,
  memberNumber: data.memberNumber ?? null,
  validUntil: data.validUntil?.toISOString() ?? null,
  fee: feeOf(data.seat),
  similarity,
  isWaiting: hasOpenRequest(data.isActive),
});
