import { localize } from '../language/localize.ts';
import * as en from './en/files.ts';
import * as id from './id/files.ts';

export const t = localize(id, en);
