import { localize } from '../../text/language/localize.ts';
import * as en from './en/legal-facts.ts';
import * as id from './id/legal-facts.ts';

export const t = localize(id, en);
