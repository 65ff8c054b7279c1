import { dateTime } from './fields.ts';

/** `updatedAt` of the edited record: if another user saved meanwhile, the reply is 409 with that record. */
export const basedOn = dateTime.optional();
