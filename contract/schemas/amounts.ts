import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { wording } from '../text/wording.ts';

/** Creates a schema for whole rupiah as people write them: '145000', '145.000', 'Rp 145.000'. */
export const amountField = (invalid: string, { min = 1, max = limits.priceMaximum as number } = {}) =>
  z
    .string(wording.required)
    .trim()
    .min(1, wording.required)
    .regex(/^(Rp\s*)?(\d{1,3}(\.\d{3})+|\d+)$/i, invalid)
    .transform((text) => Number(text.replace(/\D/g, '')))
    .pipe(z.number().int().min(min, invalid).max(max, invalid));
