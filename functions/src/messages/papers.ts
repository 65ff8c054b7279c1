import { localize } from 'contract/text/language/localize';
import * as en from './en/papers.ts';
import * as id from './id/papers.ts';

export const t = localize(id, en);
