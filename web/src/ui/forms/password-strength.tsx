import { limits } from 'contract/rules/limits';
import { containsAssociation, containsOwner, type PasswordOwner } from 'contract/rules/people/new-passwords';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import * as t from '#messages/ui/forms';

export type PasswordRating = 'short' | 'owner' | 'common' | 'weak' | 'fair' | 'strong';

/**
 * Rates a password. Length has the most weight, and variety adds to it. Applies the rules of the function, except
 * for the list of common passwords, which is too large for a page.
 */
export function ratePassword(password: string, owner?: PasswordOwner): PasswordRating {
  if (password.length < limits.passwordMinimum) return 'short';
  if (owner !== undefined && containsOwner(password, owner)) return 'owner';
  if (containsAssociation(password)) return 'common';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const points = password.length + kinds * 2;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}

const styles = {
  short: {
    text: fill(t.shortPassword, { minimum: limits.passwordMinimum }),
    bars: 0,
    colour: 'bg-line-strong',
  },
  owner: { text: wording.passwordContainsOwner, bars: 0, colour: 'bg-danger' },
  common: { text: wording.passwordCommon, bars: 0, colour: 'bg-danger' },
  weak: { text: t.weakPassword, bars: 1, colour: 'bg-danger' },
  fair: { text: t.fairPassword, bars: 2, colour: 'bg-saffron' },
  strong: { text: t.strongPassword, bars: 3, colour: 'bg-success' },
} as const;

interface PasswordStrengthProps {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** Strength indicator of a new password. It never blocks a submit. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { text, bars, colour } = styles[ratePassword(password, owner)];
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex w-20 shrink-0 gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 flex-1 rounded-full ${bar <= bars ? colour : 'bg-line'}`} />
        ))}
      </span>
      <span role="status">{text}</span>
    </span>
  );
}
