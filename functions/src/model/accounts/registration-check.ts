import { accounts } from 'contract/accounts/accounts';
import type { ParsedInput } from 'contract/endpoint';
import { ApiError, invalidInput, toFieldMessages } from 'contract/errors';
import { emailField, passwordField } from 'contract/schemas/people';
import { findUserIdByEmail } from '#data/email-owners.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { findPasswordProblem } from '#model/people/profile/strong-password.ts';

type UncheckedRegistration = ParsedInput<typeof accounts.checkRegistration>;

/**
 * Reports all problems of a registration without its files: those of the schema, a weak password, and an
 * address in use. Looking up an address counts as a registration from this network. Throws invalid-input;
 * user-exists, also with the other problems; too-many-requests.
 */
export async function checkRegistration(input: UncheckedRegistration, network: string): Promise<void> {
  const problems = toFieldMessages(accounts.register.input.safeParse(input).error?.issues ?? []);
  const [password, email] = [passwordField.safeParse(input.password), emailField.safeParse(input.email)];
  const owner = { name: typeof input.name === 'string' ? input.name : '', email: email.data ?? '' };
  const weakness = password.success ? await findPasswordProblem(password.data, owner) : undefined;
  if (weakness !== undefined) problems.password = weakness;
  if (email.success) {
    await limitRate('register-address', network);
    if ((await findUserIdByEmail(email.data)) !== undefined)
      throw new ApiError('user-exists', { fields: problems });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
