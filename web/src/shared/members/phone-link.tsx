import { formatPhone, normalizePhone } from 'contract/rules/people/phone-numbers';
import type { ReactNode } from 'react';

interface PhoneLinkProps {
  readonly number: string;
  /** Shown instead of the number, which has its groups by default. */
  readonly children?: ReactNode;
}

// A truncated text within does not inherit the line.
const underlined =
  'underline decoration-line-strong underline-offset-4 ' +
  '[&>span]:underline [&>span]:decoration-line-strong [&>span]:underline-offset-4';

/** Link that dials a number. Text without a dialable number is shown as it is. */
export function PhoneLink({ number, children = formatPhone(number) }: PhoneLinkProps) {
  const dialled = normalizePhone(number);
  if (!/^\+\d+$/.test(dialled)) return children;
  return (
    <a href={`tel:${dialled}`} className={`text-inherit ${underlined}`}>
      {children}
    </a>
  );
}
