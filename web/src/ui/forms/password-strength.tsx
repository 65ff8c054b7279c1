import { limits } from 'contract/rules/limits';

/** Rates a password in four levels. Length has the most weight, and variety adds to it. */
export function ratePassword(password: string): 'short' | 'weak' | 'fair' | 'strong' {
  if (password.length < limits.passwordMinimum) return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const points = password.length + kinds * 2;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}

const styles = {
  short: { text: `Minimal ${limits.passwordMinimum} karakter.`, bars: 0, colour: 'bg-line-strong' },
  weak: { text: 'Kekuatan kata sandi: lemah. Tambah beberapa kata.', bars: 1, colour: 'bg-danger' },
  fair: { text: 'Kekuatan kata sandi: cukup.', bars: 2, colour: 'bg-saffron' },
  strong: { text: 'Kekuatan kata sandi: kuat.', bars: 3, colour: 'bg-success' },
} as const;

/** Strength indicator of a new password. It never blocks a submit. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { text, bars, colour } = styles[ratePassword(password)];
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
