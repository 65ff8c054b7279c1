import { localize } from '../language/localize.ts';
import * as en from './en/site.ts';
import * as id from './id/site.ts';

export const t = localize(id, en);
