import { localize } from '../language/localize.ts';
import * as en from './en/dates.ts';
import * as id from './id/dates.ts';

export const t = localize(id, en);
