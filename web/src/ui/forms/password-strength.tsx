import { limits } from 'contract/rules/limits';

/** How hard a password is to guess, in three steps: length counts most, variety helps. */
export function strengthOf(password: string): 'short' | 'weak' | 'fair' | 'strong' {
  if (password.length < limits.passwordMinimum) return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const points = password.length + kinds * 2;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}

const looks = {
  short: { text: `Minimal ${limits.passwordMinimum} karakter.`, bars: 0, colour: 'bg-line-strong' },
  weak: { text: 'Kekuatan kata sandi: lemah. Tambah beberapa kata.', bars: 1, colour: 'bg-danger' },
  fair: { text: 'Kekuatan kata sandi: cukup.', bars: 2, colour: 'bg-saffron' },
  strong: { text: 'Kekuatan kata sandi: kuat.', bars: 3, colour: 'bg-success' },
} as const;

/** Advice while a password is chosen; never a condition. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { text, bars, colour } = looks[strengthOf(password)];
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
