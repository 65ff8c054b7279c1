import { createRenewalCode } from '../../../functions/src/model/payments/renewal-codes.ts';
import { storedDocument } from '../assertions/stores.ts';
import type { Person } from './people.ts';

/** Returns the code of a reminder for the current end of the membership. */
export async function codeOf({ id }: Pick<Person, 'id'>): Promise<string> {
  const { validUntil } = await storedDocument('users', id);
  return createRenewalCode({ userId: id, end: validUntil as Date });
}
