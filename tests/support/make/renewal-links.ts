import { renewalCode } from '../../../functions/src/model/payments/renewal-codes.ts';
import { storedDocument } from '../check/stores.ts';
import type { Person } from './people.ts';

/** The code that a reminder of the member's present end would carry. */
export async function codeOf({ id }: Pick<Person, 'id'>): Promise<string> {
  const { validUntil } = await storedDocument('users', id);
  return renewalCode({ userId: id, end: validUntil as Date });
}
