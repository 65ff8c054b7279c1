import { formatDate } from './dates.ts';
import { fill } from './language/fill.ts';
import { t } from './messages/wording.ts';
import { groupThousands } from './numbers.ts';

/**
 * Texts that the function sends to visitors and members, or that both sides show. Error messages are in
 * error-catalogue.ts, texts for admins in admin-wording.ts.
 */
export { t as wording };

/** Confirms a requested deletion of an account, which a login before its time cancels. */
export const deletionRequestedText = (deletionAt: string | Date): string =>
  fill(t.deletionRequested, { date: formatDate(deletionAt) });

/** Message of a check by Zod. Zod reads it in the language of the request that fails. */
export interface CheckError {
  readonly error: () => string;
}

export const requiredError: CheckError = { error: () => t.required };

/** Message for a text above its limit, in characters. */
export const tooLong = (maximum: number): CheckError => ({
  error: () => fill(t.maxCharacters, { count: groupThousands(maximum) }),
});

/** Message for a list with too many entries. */
export const tooMany = (maximum: number): CheckError => ({
  error: () => fill(t.maxEntries, { count: groupThousands(maximum) }),
});

export const staffListInvited = (count: number): string => fill(t.invitationsSent, { count });
