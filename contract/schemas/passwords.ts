import * as z from 'zod';
import { wording } from '../text/wording.ts';
import { refinement } from './fields.ts';
import { passwordField } from './people.ts';

export const newPasswordFields = { password: passwordField, confirmPassword: z.string() };

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export const passwordsMatch = refinement(
  'confirmPassword',
  { error: () => wording.passwordMismatch },
  ({ password, confirmPassword }: NewPassword) => password === confirmPassword,
);
