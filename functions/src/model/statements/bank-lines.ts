import { ApiError } from 'contract/errors';
import type { BankLineState } from 'contract/fields/list-states';
import { matchLimits } from 'contract/rules/money/matching/matchable';
import { isMemberNumber } from 'contract/words/card-numbers';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines, bills, memberNumbers, openBills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { knownLineOf, linkBill, peopleBehind, unlinkBill } from './matches.ts';

/** One page of the lines, of all or in one state: what waits longest first where people have to look, else the newest. */
export const listBankLines = (
  page: Page,
  state: BankLineState | undefined,
): Promise<LogPage<BankLineRecord>> =>
  pageOfLog(
    bankLines,
    {
      where: state === undefined ? [] : [['state', state]],
      orderBy: 'date',
      direction: state === 'unknown' ? 'asc' : 'desc',
    },
    page,
  );

/** What a person says that a line is for. */
export type LineUse =
  | { readonly kind: 'bills'; readonly codes: readonly string[] }
  | { readonly kind: 'member'; readonly idOrNumber: string }
  | { readonly kind: 'other' };

const existing = async (id: string): Promise<Stored<BankLineRecord>> => {
  const line = await bankLines.get(id);
  if (line === undefined) throw new ApiError('not-found');
  return line;
};

/** Whoever asks for the same again is told that nothing changed. */
const isSaid = ({ state, bills: codes }: BankLineRecord, target: BankLineState, wanted: readonly string[]) =>
  state === target && [...codes].sort().join(' ') === [...wanted].sort().join(' ');

/**
 * Says what a line is for that nobody knew of. Safe to repeat, and of two at once the first one's word holds.
 *
 * Costs a read, one for each bill and whose it is, and for a member up to three more.
 *
 * @returns false where it was said before
 * @throws ApiError not-found without such a line, bill, member, or open bill of that member; wrong-status when the line is for
 *   something else, a bill has its money, or several bills come to more than the line
 */
export const useLine = (id: string, use: LineUse, actor: Actor): Promise<boolean> =>
  whileContended(async () => {
    const line = await existing(id);
    const codes = await codesOf(use);
    const state = use.kind === 'other' ? 'other' : 'matched';
    if (isSaid(line.data, state, codes)) return false;
    if (line.data.state !== 'unknown') throw new ApiError('wrong-status');
    const paid = await payable(codes, line.data.sen);
    const people = await peopleBehind(paid);
    const batch = new Batch();
    batch.update(bankLines, id, { state, bills: [...codes], ...decision(actor) }, line.version);
    for (const bill of paid) linkBill(batch, bill, knownLineOf(id, line.data, null), people);
    const { date, sen } = line.data;
    const details = { date, sen, ...(codes.length === 0 ? {} : { bills: codes.join(' ') }) };
    const action = use.kind === 'other' ? 'bank-line.other' : 'bank-line.match';
    recordAudit(batch, actor, action, { id, name: date }, details, [...people.keys()]);
    await batch.commit();
    return true;
  });

const decision = (actor: Actor) => ({
  tier: null,
  why: null,
  decidedBy: actor.id,
  decidedAt: clock.now(),
});

async function codesOf(use: LineUse): Promise<readonly string[]> {
  if (use.kind === 'other') return [];
  if (use.kind === 'bills') return [...new Set(use.codes)];
  const user = await users.get(await idOf(use.idOrNumber));
  if (user === undefined) throw new ApiError('not-found', { message: 'Anggota itu tidak ada.' });
  const place = await openBills.get(memberPayer(user.id, user.data.seat).key);
  if (place === undefined) throw new ApiError('not-found', { message: 'Anggota ini tidak punya tagihan.' });
  return [place.data.code];
}

/** Of who has the number, or had it; '-' where nobody was ever given it. */
async function idOf(idOrNumber: string): Promise<string> {
  if (!isMemberNumber(idOrNumber)) return idOrNumber;
  return (await memberNumbers.get(idOrNumber.toUpperCase()))?.data.userId ?? '-';
}

async function payable(codes: readonly string[], sen: number): Promise<Stored<BillRecord>[]> {
  const found = await bills.getMany(codes);
  if (found.length < codes.length) {
    throw new ApiError('not-found', { message: 'Tagihan dengan kode itu tidak ada.' });
  }
  if (found.some(({ data }) => data.bankLine)) {
    throw new ApiError('wrong-status', { message: 'Tagihan itu sudah punya baris mutasi lain.' });
  }
  const due = found.reduce((sum, { data }) => sum + data.amount * 100, 0);
  // One bill may be paid short, as whoever approves it sees; of several nobody could tell which.
  if (found.length > 1 && due > sen) {
    throw new ApiError('wrong-status', { message: 'Jumlah tagihan itu lebih besar dari uang yang masuk.' });
  }
  if (found.length > matchLimits.billsOfLine) throw new ApiError('invalid-input');
  return found;
}

/**
 * Takes back what a line was said to be for, by the machine or by a person: line and bills are as before, and no file
 * says it again. What was approved meanwhile stays approved. Safe to repeat.
 *
 * @returns false where nobody knows what it is for
 * @throws ApiError not-found without such a line
 */
export const undoUse = (id: string, actor: Actor): Promise<boolean> =>
  whileContended(async () => {
    const line = await existing(id);
    if (line.data.state === 'unknown') return false;
    const paid = (await bills.getMany(line.data.bills)).filter(({ data }) => data.bankLine?.id === id);
    const people = await peopleBehind(paid);
    const batch = new Batch();
    batch.update(bankLines, id, { state: 'unknown', bills: [], ...decision(actor) }, line.version);
    for (const bill of paid) unlinkBill(batch, bill, people);
    const { date, sen, bills: codes } = line.data;
    const details = { date, sen, ...(codes.length === 0 ? {} : { bills: codes.join(' ') }) };
    recordAudit(batch, actor, 'bank-line.undo', { id, name: date }, details, [...people.keys()]);
    await batch.commit();
    return true;
  });
