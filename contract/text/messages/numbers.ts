import { localize } from '../language/localize.ts';
import * as en from './en/numbers.ts';
import * as id from './id/numbers.ts';

export const t = localize(id, en);
