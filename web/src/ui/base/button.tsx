import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'medium' | 'small';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Shown before the label; decoration, hidden from screen readers by itself. */
  readonly icon?: ReactNode;
}

// Pressed, it stays where it is: a shift would take its edge from under the pointer, and its overlay off a card.
const shape =
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

/** The classes of a button, for the rare element that is neither a button nor a router link. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string =>
  `${shape} ${sizes[size]} ${variants[variant]}`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While true the button stays focusable, says so, and does nothing when pressed. */
  readonly busy?: boolean | undefined;
  /** Replaces the label while busy. */
  readonly busyLabel?: ReactNode;
}

/** A button; `type` is "button" unless told. */
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

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A router link that looks like a button. */
export function ButtonLink({ variant, size, icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${buttonClass(variant, size)} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}

interface WithMeaningProps {
  /** In Indonesian; left out where the words are Indonesian themselves. */
  readonly meaning: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A control whose English words are fixed, with what they mean beneath. */
export function WithMeaning({ meaning, className = '', children }: WithMeaningProps) {
  if (meaning === undefined) return children;
  return (
    // As wide as the wider of both, so that neither stands in from the edge.
    <span className={`inline-grid justify-center gap-1 ${className}`}>
      {children}
      <span lang="id" className="text-center text-muted text-xs">
        {meaning}
      </span>
    </span>
  );
}
