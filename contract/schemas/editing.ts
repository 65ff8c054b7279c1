import { dateTime } from './people.ts';

/**
 * `updatedAt` of the record on which an edit is based. If another user saved meanwhile, the reply is 409 with
 * the current record. Without this field, the edit overwrites it.
 */
export const basedOn = dateTime.optional();
