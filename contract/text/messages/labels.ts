import { localize } from '../language/localize.ts';
import * as en from './en/labels.ts';
import * as id from './id/labels.ts';

export const t = localize(id, en);
