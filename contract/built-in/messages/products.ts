import { localize } from '../../text/language/localize.ts';
import * as en from './en/products.ts';
import * as id from './id/products.ts';

export const t = localize(id, en);
