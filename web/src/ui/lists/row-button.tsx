import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '#ui/base/spinner.tsx';
import { langOf } from '#ui/text/fixed-english.ts';

export type RowButtonTone = 'positive' | 'danger' | 'neutral';

const shape =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control border px-2.5 py-1 text-sm font-semibold ' +
  'text-nowrap no-underline transition-colors aria-disabled:cursor-progress @max-4xl:min-h-11 @max-4xl:min-w-11 @max-4xl:px-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11';

const tones: Record<RowButtonTone, string> = {
  positive: 'border-success/50 bg-success-soft text-success hover:border-success',
  danger: 'border-danger/50 bg-danger-soft text-danger hover:border-danger',
  neutral: 'border-line-strong/60 bg-surface-raised text-ink hover:border-brand hover:text-brand',
};

export interface RowButtonProps {
  readonly label: string;
  /** Name of the row, which completes the accessible name: "Delete Budi Santoso". */
  readonly rowName: string;
  readonly tone?: RowButtonTone;
  /** Shown instead of the label, which becomes the tooltip. */
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

export function RowButton({
  label,
  rowName,
  tone = 'neutral',
  icon,
  isBusy = false,
  ref,
  onPress,
}: RowButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      lang={langOf(label)}
      className={`${shape} ${tones[tone]}`}
      aria-label={`${label} ${rowName}`}
      title={icon === undefined ? undefined : label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onPress()}
    >
      {isBusy && <Spinner className="size-4" />}
      {icon ?? label}
    </button>
  );
}

export function RowLink({
  label,
  rowName,
  ...link
}: Omit<LinkProps, 'className'> & Pick<RowButtonProps, 'label' | 'rowName'>) {
  return (
    <Link
      {...link}
      lang={langOf(label)}
      className={`${shape} ${tones.neutral}`}
      aria-label={`${label} ${rowName}`}
    >
      {label}
    </Link>
  );
}

export function RowActions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 @4xl:flex-nowrap">{children}</div>;
}
