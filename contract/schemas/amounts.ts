import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { type CheckError, requiredError } from '../text/wording.ts';

const toAmount = (text: string): number => Number(text.replace(/\D/g, ''));
const amount = (invalid: CheckError, min = 1, max: number = limits.priceMaximum) =>
  z.number().int().min(min, invalid).max(max, invalid);

/** Creates a schema for whole rupiah as people write them: '145000', '145.000', 'Rp 145.000'. */
export const amountField = (invalid: CheckError, { min = 1, max = limits.priceMaximum as number } = {}) =>
  z
    .string(requiredError)
    .trim()
    .min(1, requiredError)
    .regex(/^(Rp\s*)?(\d{1,3}(\.\d{3})+|\d+)$/i, invalid)
    .transform(toAmount)
    .pipe(amount(invalid, min, max));

/** Creates the same schema for a field that may be omitted or empty. */
export const optionalAmountField = (invalid: CheckError, { min = 1 } = {}) =>
  z
    .string()
    .trim()
    .regex(/^((Rp\s*)?(\d{1,3}(\.\d{3})+|\d+))?$/i, invalid)
    .transform((text) => (text === '' ? undefined : toAmount(text)))
    .pipe(amount(invalid, min).optional())
    .optional();
