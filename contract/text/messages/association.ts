import { localize } from '../language/localize.ts';
import * as en from './en/association.ts';
import * as id from './id/association.ts';

export const t = localize(id, en);
