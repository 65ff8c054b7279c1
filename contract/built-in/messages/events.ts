import { localize } from '../../text/language/localize.ts';
import * as en from './en/events.ts';
import * as id from './id/events.ts';

export const t = localize(id, en);
