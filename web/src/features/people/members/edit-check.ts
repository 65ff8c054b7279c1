import type { User } from 'contract/schemas/people';
import { useDutyCheck } from '#api/duties.ts';
import { session } from '#api/session.ts';

/** Returns a predicate: whether the admin may edit an account. Another admin requires every duty. */
export function useEditCheck(): (user: Pick<User, '_id' | 'role'>) => boolean {
  const may = useDutyCheck();
  return ({ _id, role }) => may(role === 'Admin' && _id !== session.userId() ? 'every' : 'people');
}
