import { ApiError } from 'contract/errors';
import { containsAssociation, containsOwner, type PasswordOwner } from 'contract/rules/people/new-passwords';
import { wording } from 'contract/text/wording';

/** Loads the list on first use, because few requests set a password. */
const isCommon = async (typed: string): Promise<boolean> => {
  const { default: list } = await import('./common-passwords.json', { with: { type: 'json' } });
  return list.passwords.includes(typed);
};

/**
 * Returns the problem of one of the 10,000 most common passwords, or of one with the name of association or
 * owner, or the owner's address. Undefined for any other password.
 */
export async function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> {
  if (containsOwner(password, owner)) return wording.passwordContainsOwner;
  const isWeak = containsAssociation(password) || (await isCommon(password.toLowerCase().trim()));
  return isWeak ? wording.passwordCommon : undefined;
}

/** Existing passwords stay valid. Throws invalid-input for the field `password`. */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const message = await findPasswordProblem(password, owner);
  if (message !== undefined) throw new ApiError('invalid-input', { message, fields: { password: message } });
}
