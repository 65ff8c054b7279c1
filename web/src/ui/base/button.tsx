import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'medium' | 'small';

interface ButtonStyleProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: ReactNode;
}

// A pressed button does not move: a shift would take its edge away from the pointer.
const baseClass =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center no-underline ' +
  'transition-[background-color,border-color,color,box-shadow] duration-150 active:shadow-pressed ' +
  'focus-visible:rounded-control aria-disabled:cursor-progress disabled:cursor-not-allowed ' +
  'disabled:opacity-55';

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2.5',
  small: 'min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface-raised text-ink hover:border-brand hover:text-brand',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  quiet: 'text-brand hover:bg-brand-soft hover:text-brand-strong',
};

export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string =>
  `${baseClass} ${sizes[size]} ${variants[variant]}`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyleProps {
  /** While true the button stays focusable, is announced as busy, and ignores presses. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

/** Button whose `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, busyLabel, className = '', children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true } : {})}
      className={`${buttonClass(variant, size)} ${className}`}
      onClick={press}
    >
      {busy ? <Spinner className="size-4 shrink-0" /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, ButtonStyleProps {}

export function ButtonLink({ variant, size, icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${buttonClass(variant, size)} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}

interface WithTranslationProps {
  /** Indonesian translation of an English label. Undefined or empty where the label needs none. */
  readonly translation: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function WithTranslation({ translation, className = '', children }: WithTranslationProps) {
  if (!translation) return children;
  return (
    // Both are centred in a grid that is as wide as the wider one.
    <span className={`inline-grid justify-center gap-1 ${className}`}>
      {children}
      <span className="text-center text-muted text-xs">{translation}</span>
    </span>
  );
}
