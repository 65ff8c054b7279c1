import { localize } from 'contract/text/language/localize';
import * as en from './en/files.ts';
import * as id from './id/files.ts';

export const t = localize(id, en);
