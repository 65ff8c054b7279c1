import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';

/** A code of an authenticator app, or one of the recovery codes: which it is the function sees. */
export const codeField = z
  .string()
  .trim()
  .min(1, wording.required)
  .max(limits.textCharacters, wording.tooLong);

/** The password of who asks, once more. */
export const ownPasswordField = z
  .string(wording.required)
  .min(1, wording.required)
  .max(limits.passwordMaximum);
