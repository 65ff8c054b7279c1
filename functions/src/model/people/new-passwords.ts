import { ApiError } from 'contract/errors';
import { association } from 'contract/text/association';
import { wording } from 'contract/text/wording';

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Minimum length of a personal word. Shorter ones occur in passwords by chance. */
const minCharacters = 5;

/** Returns public facts about the owner: the whole name, its longer words, the address and its local part. */
function personalWordsOf({ name, email }: Owner): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return [words.join(''), ...words, email, email.split('@')[0] ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= minCharacters);
}

/** Loads the list on first use, because few requests set a password. */
const isCommon = async (typed: string): Promise<boolean> => {
  const { default: list } = await import('./common-passwords.json', { with: { type: 'json' } });
  return list.passwords.includes(typed);
};

/**
 * Returns the problem of one of the 10,000 most common passwords, or of one with the name of association or
 * owner, or the owner's address. Undefined for any other password.
 */
export async function findPasswordProblem(password: string, owner: Owner): Promise<string | undefined> {
  const typed = password.toLowerCase();
  const isPersonal = personalWordsOf(owner).some(
    (word) => typed.includes(word) || typed.replace(/\s/g, '').includes(word),
  );
  if (isPersonal) return wording.passwordContainsOwner;
  const isWeak = typed.includes(association.shortName.toLowerCase()) || (await isCommon(typed.trim()));
  return isWeak ? wording.passwordCommon : undefined;
}

/** Existing passwords stay valid. Throws invalid-input for the field `password`. */
export async function requireStrongPassword(password: string, owner: Owner): Promise<void> {
  const message = await findPasswordProblem(password, owner);
  if (message !== undefined) throw new ApiError('invalid-input', { message, fields: { password: message } });
}
