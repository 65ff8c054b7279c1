import { billAmount, billLimits } from 'contract/rules/money/bills';
import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { billAmounts } from '../../../../functions/src/data/collections.ts';
import {
  billAmountId,
  countAmountsInUse,
  countReservedForMembers,
  drawUniqueCode,
  maxRenewalYears,
  ownAccount,
  uniqueCodeMode,
} from '../../../../functions/src/model/money/bills/amounts.ts';

const fee = 150_000;

async function reserve(...codes: readonly number[]): Promise<void> {
  const batch = new Batch();
  for (const code of codes)
    batch.create(billAmounts, billAmountId(ownAccount, billAmount(fee, code, 'subtract')), { code: 'X' });
  await batch.commit();
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('settings', () => {
  test('the unique code is subtracted unless the setting names another mode', () => {
    expect(['add', 'off', undefined].map((UNIQUE_CODES) => uniqueCodeMode({ UNIQUE_CODES }))).toEqual([
      'add',
      'off',
      'subtract',
    ]);
    expect(() => uniqueCodeMode({ UNIQUE_CODES: 'plus' })).toThrow(
      "UNIQUE_CODES must be one of subtract, add, off, not 'plus'.",
    );
  });

  test('a renewal is for one year unless the setting permits more', () => {
    expect(['1', '3', undefined].map((RENEWAL_YEARS) => maxRenewalYears({ RENEWAL_YEARS }))).toEqual([
      1, 3, 1,
    ]);
    for (const RENEWAL_YEARS of ['0', '4', '1.5', 'x'])
      expect(() => maxRenewalYears({ RENEWAL_YEARS })).toThrow(
        `RENEWAL_YEARS must be a whole number from 1 to 3, not '${RENEWAL_YEARS}'.`,
      );
  });
});

describe('a unique code', () => {
  const draw = (attempt: number, maxCode: number, firstCandidates = 0) =>
    drawUniqueCode(ownAccount, fee, 'subtract', attempt, maxCode, firstCandidates);

  test('is a free one of 50 that later attempts check', async () => {
    await reserve(...upTo(49));
    expect(await draw(2, 50)).toBe(50);
    await reserve(50);
    expect(await draw(2, 50)).toBeNull();
  });

  test('is a free one of those that the first attempt checks, or any if it checks none', async () => {
    await reserve(1, 2);
    expect(await draw(1, 3, 3)).toBe(3);
    await reserve(3);
    expect(await draw(1, 3, 3)).toBeNull();
    expect(await draw(1, 1)).toBe(1);
  });

  test('is not drawn after five attempts, or when codes are off', async () => {
    await reserve(...upTo(49));
    expect([await draw(5, 50), await draw(6, 50)]).toEqual([50, null]);
    expect(await drawUniqueCode(ownAccount, fee, 'off', 1, 50)).toBeNull();
  });
});

test('reserved amounts of a fee are counted: all, or those that visitors cannot get', async () => {
  await reserve(1, billLimits.visitorCodes, billLimits.visitorCodes + 1, billLimits.uniqueCodes);
  expect([await countAmountsInUse(fee), await countReservedForMembers(fee)]).toEqual([4, 2]);
  expect(await countAmountsInUse(fee * 2)).toBe(0);
  vi.stubEnv('UNIQUE_CODES', 'off');
  expect(await countAmountsInUse(fee)).toBe(0);
});
