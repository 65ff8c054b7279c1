import { localize } from '../language/localize.ts';
import * as en from './en/calendar.ts';
import * as id from './id/calendar.ts';

export const t = localize(id, en);
