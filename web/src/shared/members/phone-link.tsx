import type { ReactNode } from 'react';

interface PhoneLinkProps {
  readonly number: string;
  /** Shown instead of the number. */
  readonly children?: ReactNode;
}

// A truncated text within does not inherit the line.
const underlined =
  'underline decoration-line-strong underline-offset-4 ' +
  '[&>span]:underline [&>span]:decoration-line-strong [&>span]:underline-offset-4';

/** Link that dials a number. Text without a dialable number is shown as it is. */
export function PhoneLink({ number, children = number }: PhoneLinkProps) {
  const dialled = number.replace(/[^\d+]/g, '');
  if (!/^\+?\d{6,}$/.test(dialled)) return children;
  return (
    <a href={`tel:${dialled}`} className={`text-inherit ${underlined}`}>
      {children}
    </a>
  );
}
