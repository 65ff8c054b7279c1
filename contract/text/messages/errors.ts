import { localize } from '../language/localize.ts';
import * as en from './en/errors.ts';
import * as id from './id/errors.ts';

export const t = localize(id, en);
