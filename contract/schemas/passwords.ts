import * as z from 'zod';
import { wording } from '../text/wording.ts';
import { passwordField } from './people.ts';
import { refinement } from './refinements.ts';

/** A new password and its confirmation. */
export const newPasswordFields = { password: passwordField, confirmPassword: z.string() };

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Requires that password and confirmation are equal. */
export const passwordsMatch = refinement(
  'confirmPassword',
  wording.passwordMismatch,
  ({ password, confirmPassword }: NewPassword) => password === confirmPassword,
);
