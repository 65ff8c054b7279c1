import { localize } from '../language/localize.ts';
import * as en from './en/institution-history.ts';
import * as id from './id/institution-history.ts';

/** Labels of audit entries that coordinators read. */
export const t = localize(id, en);
