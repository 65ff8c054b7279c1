import { ApiError } from 'contract/errors';
import { association } from 'contract/words/association';
import { wording } from 'contract/words/wording';

/** Whose password it is to be. */
interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Shorter ones stand in passwords by chance. */
const tellingLetters = 5;

/** What everybody knows of somebody: the whole name, longer words of it, the address and what stands before its @. */
function wordsOf({ name, email }: Owner): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return [words.join(''), ...words, email, email.split('@')[0] ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= tellingLetters);
}

const isCommon = async (typed: string): Promise<boolean> =>
  (await import('./common-passwords.ts')).commonPasswords.has(typed);

/**
 * Refuses a new password that is among the first that somebody tries: one of the 10,000 most common, or one that holds
 * the association's name, or the owner's name or address. What was set before stays.
 *
 * @throws ApiError invalid-input, beside the field `password`
 */
export async function requireUnguessed(password: string, owner: Owner): Promise<void> {
  const typed = password.toLowerCase();
  const message = wordsOf(owner).some(
    (word) => typed.includes(word) || typed.replace(/\s/g, '').includes(word),
  )
    ? wording.passwordTellsOwner
    : typed.includes(association.shortName.toLowerCase()) || (await isCommon(typed.trim()))
      ? wording.passwordCommon
      : undefined;
  if (message !== undefined) throw new ApiError('invalid-input', { message, fields: { password: message } });
}
