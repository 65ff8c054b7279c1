import { localize } from '../language/localize.ts';
import * as en from './en/wording.ts';
import * as id from './id/wording.ts';

export const t = localize(id, en);
