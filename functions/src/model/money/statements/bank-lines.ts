import { ApiError, wrongStatus } from 'contract/errors';
import { matchLimits } from 'contract/rules/money/matching/matchable';
import type { BankLineFilter } from 'contract/schemas/list-states';
import { isMemberNumber } from 'contract/text/card-numbers';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines, bills, memberNumbers, openBills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { linkBill, readBillOwners, toKnownLine, unlinkBill } from './link-bill.ts';

/** Returns undecided lines oldest first, so that they are decided first; other lists newest first. */
export const listBankLines = (
  page: Page,
  state: BankLineFilter | undefined,
): Promise<UncountedPage<BankLineRecord>> =>
  paginateWithoutTotal(
    bankLines,
    {
      where: state === undefined ? [] : [['state', state]],
      orderBy: 'date',
      direction: state === 'unknown' || state === 'suspect' ? 'asc' : 'desc',
    },
    page,
  );

/** Assignment of a line by an admin. */
export type LineAssignment =
  | { readonly kind: 'bills'; readonly codes: readonly string[] }
  | { readonly kind: 'member'; readonly idOrNumber: string }
  | { readonly kind: 'other' };

const joinCodes = (codes: readonly string[]): string => [...codes].sort().join(' ');

/**
 * Assigns a line. Safe to repeat: false if already assigned. Of two concurrent assignments, the first counts. Throws
 * `not-found`, and `wrong-status` if the line is assigned, a bill is paid by a line, or several bills exceed the line.
 */
export const assignLine = (id: string, use: LineAssignment, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const line = await bankLines.getOrThrow(id);
    const codes = await findBillCodes(use);
    const state = use.kind === 'other' ? 'other' : 'matched';
    if (line.data.state === state && joinCodes(line.data.bills) === joinCodes(codes)) return false;
    if (line.data.state === 'suspect') throw wrongStatus(undecidedTwin);
    if (line.data.state !== 'unknown') throw new ApiError('wrong-status');
    const paid = await requirePayableBills(codes, line.data.sen);
    const owners = await readBillOwners(paid);
    const batch = new Batch();
    batch.update(bankLines, id, { state, bills: [...codes], ...decisionBy(actor) }, line.version);
    for (const bill of paid) linkBill(batch, bill, toKnownLine(id, line.data, null), owners);
    const { date, sen } = line.data;
    const details = { date, sen, ...(codes.length === 0 ? {} : { bills: codes.join(' ') }) };
    const action = use.kind === 'other' ? 'bank-line.other' : 'bank-line.match';
    recordAudit(batch, actor, action, { id, name: date }, details, [...owners.keys()]);
    await batch.commit();
    return true;
  });

const undecidedTwin = 'Baris ini mungkin ganda. Putuskan dulu apakah ini mutasi yang sama.';

const decisionBy = (actor: Actor) => ({
  tier: null,
  why: null,
  decidedBy: actor.id,
  decidedAt: clock.now(),
});

async function findBillCodes(use: LineAssignment): Promise<readonly string[]> {
  if (use.kind === 'other') return [];
  if (use.kind === 'bills') return [...new Set(use.codes)];
  const user = await users.get(await toUserId(use.idOrNumber));
  if (user === undefined) throw new ApiError('not-found', { message: 'Anggota itu tidak ada.' });
  const place = await openBills.get(memberPayer(user.id, user.data.seat).key);
  if (place === undefined) throw new ApiError('not-found', { message: 'Anggota ini tidak punya tagihan.' });
  return [place.data.code];
}

/** Returns the current or former owner of a number; '-' for one that was never assigned. */
async function toUserId(idOrNumber: string): Promise<string> {
  if (!isMemberNumber(idOrNumber)) return idOrNumber;
  return (await memberNumbers.get(idOrNumber.toUpperCase()))?.data.userId ?? '-';
}

async function requirePayableBills(codes: readonly string[], sen: number): Promise<Stored<BillRecord>[]> {
  const found = await bills.getMany(codes);
  if (found.length < codes.length) {
    throw new ApiError('not-found', { message: 'Tagihan dengan kode itu tidak ada.' });
  }
  if (found.some(({ data }) => data.bankLine)) {
    throw wrongStatus('Tagihan itu sudah punya baris mutasi lain.');
  }
  const due = found.reduce((sum, { data }) => sum + data.amount * 100, 0);
  // One bill may be paid short: its approver sees that. With several, the unpaid one is ambiguous.
  if (found.length > 1 && due > sen) {
    throw wrongStatus('Jumlah tagihan itu lebih besar dari uang yang masuk.');
  }
  if (found.length > matchLimits.maxBillsPerLine) throw new ApiError('invalid-input');
  return found;
}

/**
 * Reverts an assignment of line and bills, or the decision that a line is the movement of its twin. No later
 * import assigns the line again. Approved payments stay.
 * Safe to repeat: false without an assignment. Throws `not-found`.
 */
export const unassignLine = (id: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const line = await bankLines.getOrThrow(id);
    const { state: before } = line.data;
    if (before === 'unknown' || before === 'suspect') return false;
    const state = before === 'duplicate' ? 'suspect' : 'unknown';
    const paid = (await bills.getMany(line.data.bills)).filter(({ data }) => data.bankLine?.id === id);
    const owners = await readBillOwners(paid);
    const batch = new Batch();
    batch.update(bankLines, id, { state, bills: [], ...decisionBy(actor) }, line.version);
    for (const bill of paid) unlinkBill(batch, bill, owners);
    const { date, sen, bills: codes } = line.data;
    const details = { date, sen, ...(codes.length === 0 ? {} : { bills: codes.join(' ') }) };
    recordAudit(batch, actor, 'bank-line.undo', { id, name: date }, details, [...owners.keys()]);
    await batch.commit();
    return true;
  });
