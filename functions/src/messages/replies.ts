import { localize } from 'contract/text/language/localize';
import * as en from './en/replies.ts';
import * as id from './id/replies.ts';

/** Texts of replies to visitors and members. */
export const t = localize(id, en);
