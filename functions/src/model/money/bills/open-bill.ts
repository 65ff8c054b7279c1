import { ApiError, wrongStatus } from 'contract/errors';
import type { PaymentKind } from 'contract/money/payments';
import { billAmount, billDueAt, billLimits } from 'contract/rules/money/bills';
import { fees } from 'contract/text/fees';
import { wording } from 'contract/text/wording';
import { type AddToBatch, Batch, noop } from '#data/batch.ts';
import type { BilledEvent, BillRecord, OpenBillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { billAmounts, bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { checkRate, limitRate } from '#model/base/limit-rate.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import {
  billAmountId,
  drawUniqueCode,
  eventCandidateCount,
  maxRenewalYears,
  newBillCode,
  ownAccount,
  uniqueCodeMode,
  unstoredBillCode,
} from './amounts.ts';
import type { BillPayer } from './payers.ts';
import { openUntil, replaceBill } from './settle-bill.ts';

/** Concurrent callers may draw the same code. The last attempts use the fee itself. */
const maxAttempts = 8;

export type BillWithId = Pick<Stored<BillRecord>, 'id' | 'data'>;

interface OpeningOptions {
  /** Number of years; undefined: those of the open bill, or one. */
  readonly years?: number | undefined;
  readonly addToBatch?: AddToBatch;
  /**
   * Called once before a bill is created, and returns a bill to use instead. `before` is the bill that it replaces.
   */
  readonly beforeCreate?: (before: BillRecord | undefined) => Promise<BillWithId | undefined>;
}

/**
 * Returns the open bill of a payer, or creates one; concurrent calls get the same. Reopens an expired bill while its
 * amount is reserved.
 */
export function openBill(
  payer: BillPayer,
  kind: PaymentKind,
  { years: wanted, addToBatch = noop, beforeCreate = async () => undefined }: OpeningOptions = {},
): Promise<BillWithId> {
  let other: Promise<BillWithId | undefined> | undefined;
  return retryOnConflict(async (attempt) => {
    const [openBillRecord, before] = await readOpenBill(payer);
    const years = wanted ?? before?.data.years ?? 1;
    if (before !== undefined && hasSameTerms(before.data, fees[payer.membership] * years)) {
      return isStillOpen(before.data) ? before : reopen(before);
    }
    other ??= beforeCreate(before?.data);
    const instead = await other;
    if (instead !== undefined) return instead;
    const [code, now] = [newBillCode(), clock.now()];
    const dueAt = billDueAt(now, payer.userId === null);
    const terms = { kind, fee: fees[payer.membership] * years, years, openedAt: now, dueAt };
    const data = createBillRecord(payer, terms, await drawCode(payer, terms, attempt));
    const batch = new Batch();
    addBill(batch, { id: code, data }, openBillRecord, before);
    addToBatch(batch, code);
    await batch.commit();
    return { id: code, data };
  }, maxAttempts);
}

/**
 * Opens the bill of a visitor's browser. Limits bills with a unique code by network and day, then by day, so that one
 * network cannot use all of a day. Further visitors get an unstored bill, so that no script uses up bills or storage.
 */
export const openVisitorBill = (payer: BillPayer, network: string): Promise<BillWithId> =>
  openBill(payer, 'registration', {
    beforeCreate: async () =>
      (await checkRate('bill-address-day', network)) && (await checkRate('bill-day', 'all'))
        ? undefined
        : createUnstoredBill(payer, clock.now()),
  });

/**
 * Returns the bill of a visitor without a unique code: its amount is the fee. It is the same for each call except for
 * its times, and is stored with the registration.
 */
export function createUnstoredBill(payer: BillPayer, openedAt: Date): BillWithId {
  const dueAt = billDueAt(openedAt, true);
  const terms = { kind: 'registration', fee: fees[payer.membership], years: 1, openedAt, dueAt } as const;
  return { id: unstoredBillCode(payer.key), data: createBillRecord(payer, terms, null) };
}

/**
 * Opens the bill of a renewal. Each change of the years reserves another amount, so changes are limited. Throws
 * `invalid-input` for too many years, `wrong-status` if the money of the other bill has arrived, and
 * too-many-requests. A change costs one read more.
 */
export function openRenewalBill(
  payer: BillPayer,
  years: number | undefined,
  addToBatch: AddToBatch,
): Promise<BillWithId> {
  if (years !== undefined && years > maxRenewalYears(process.env)) {
    const message = wording.yearsUnavailable;
    throw new ApiError('invalid-input', { message, fields: { years: message } });
  }
  return openBill(payer, 'renewal', {
    years,
    addToBatch,
    beforeCreate: async (before) => {
      if (years === undefined || before === undefined || (before.years ?? 1) === years) return undefined;
      if (before.bankLine) throw wrongStatus(wording.billHasMoney);
      await limitRate('bill-years', payer.key);
      return undefined;
    },
  });
}

/** Reads the bill with a reserved amount, even if expired, with the record that refers to it. */
async function readOpenBill({ key }: Pick<BillPayer, 'key'>) {
  const openBillRecord = await openBills.get(key);
  return [openBillRecord, openBillRecord && (await bills.get(openBillRecord.data.code))] as const;
}

export const findBill = async (payer: Pick<BillPayer, 'key'>): Promise<Stored<BillRecord> | undefined> =>
  (await readOpenBill(payer))[1];

const hasSameTerms = ({ fee, account }: BillRecord, feeNow: number): boolean =>
  fee === feeNow && account === ownAccount;

const isStillOpen = ({ state, dueAt }: BillRecord): boolean => state === 'open' && dueAt > clock.now();

async function reopen({ id, data, version }: Stored<BillRecord>): Promise<BillWithId> {
  const dueAt = billDueAt(clock.now(), data.userId === null);
  const changes = { dueAt, ...openUntil(dueAt) };
  await new Batch().update(bills, id, changes, version).commit();
  return { id, data: { ...data, ...changes } };
}

export interface EventTerms {
  readonly event: BilledEvent;
  /** Price in whole rupiah. */
  readonly fee: number;
  readonly dueAt: Date;
}

/**
 * Adds the bill of a registration, and returns it. Reopens an expired bill of the same price while its amount is
 * reserved, so that a late transfer still pays it. Many people register within seconds, so even the first attempt
 * checks its code.
 */
export async function addEventBill(
  batch: Batch,
  payer: BillPayer,
  { event, fee, dueAt }: EventTerms,
  attempt: number,
): Promise<BillWithId> {
  const [openBillRecord, before] = await readOpenBill(payer);
  if (before !== undefined && hasSameTerms(before.data, fee)) {
    const changes = { dueAt, event, rejection: null, ...openUntil(dueAt) };
    batch.update(bills, before.id, changes, before.version);
    return { id: before.id, data: { ...before.data, ...changes } };
  }
  const terms = { kind: 'event', fee, years: 1, openedAt: clock.now(), dueAt, event } as const;
  const uniqueCode = await drawCode(payer, terms, attempt);
  const bill = { id: newBillCode(), data: createBillRecord(payer, terms, uniqueCode) };
  addBill(batch, bill, openBillRecord, before);
  return bill;
}

/** Creates a bill, reserves its amount, and replaces the open bill of the payer. */
function addBill(
  batch: Batch,
  { id: code, data }: BillWithId,
  openBillRecord: Stored<OpenBillRecord> | undefined,
  before: Stored<BillRecord> | undefined,
): void {
  const { payer, account, amount, uniqueCode } = data;
  batch.create(bills, code, data);
  if (uniqueCode !== null) batch.create(billAmounts, billAmountId(account, amount), { code });
  if (payer !== null) {
    if (openBillRecord === undefined) batch.create(openBills, payer, { code });
    else batch.update(openBills, payer, { code }, openBillRecord.version);
  }
  if (before !== undefined) replaceBill(batch, before);
}

type Terms = Pick<BillRecord, 'kind' | 'fee' | 'openedAt' | 'dueAt' | 'event'> & { readonly years: number };

async function drawCode(
  { userId }: BillPayer,
  { fee, event }: Terms,
  attempt: number,
): Promise<number | null> {
  const { uniqueCodes, visitorCodes } = billLimits;
  // A guest of an event has confirmed an address, other visitors are unknown.
  const maxCode = userId === null && event === undefined ? visitorCodes : uniqueCodes;
  const checked = event === undefined ? 0 : eventCandidateCount;
  return drawUniqueCode(ownAccount, fee, uniqueCodeMode(process.env), attempt, maxCode, checked);
}

const createBillRecord = (
  { key, userId, institutionId, membership }: BillPayer,
  { kind, fee, years, openedAt, dueAt, event }: Terms,
  uniqueCode: number | null,
): BillRecord => ({
  account: ownAccount,
  kind,
  membership,
  ...(years === 1 ? {} : { years }),
  fee,
  amount: billAmount(fee, uniqueCode, uniqueCodeMode(process.env)),
  uniqueCode,
  payer: key,
  userId,
  ...(institutionId === undefined ? {} : { institutionId }),
  openedAt,
  dueAt,
  ...openUntil(dueAt),
  paymentId: null,
  ...(event === undefined ? {} : { event }),
});
