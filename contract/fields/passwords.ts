import * as z from 'zod';
import { wording } from '../words/wording.ts';
import { passwordField } from './people.ts';
import { refinement } from './refinements.ts';

/** A new password, and once more to be sure. */
export const newPasswordFields = { password: passwordField, confirmPassword: z.string() };

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Both times it was typed the same. */
export const passwordsMatch = refinement(
  'confirmPassword',
  wording.passwordMismatch,
  ({ password, confirmPassword }: NewPassword) => password === confirmPassword,
);
