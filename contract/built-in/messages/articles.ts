import { localize } from '../../text/language/localize.ts';
import * as en from './en/articles.ts';
import * as id from './id/articles.ts';

export const t = localize(id, en);
