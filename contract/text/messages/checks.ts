import { localize } from '../language/localize.ts';
import * as en from './en/checks.ts';
import * as id from './id/checks.ts';

export const t = localize(id, en);
