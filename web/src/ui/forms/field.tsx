import type { ReactNode } from 'react';
import * as t from '#messages/ui/forms';
import { AlertIcon } from '#ui/base/shell-icons.tsx';
import { langOf } from '#ui/text/fixed-english.ts';

export interface ControlProps {
  readonly id: string;
  /** Language of the text in the control, for the spell checker. */
  readonly lang?: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** Language of the text in the control, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

export function Field(props: FieldProps) {
  const { id, label, optional = false, hint, error, className = '', lang, children } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-sm">
        <span lang={langOf(label)}>{label}</span>
        {optional && <span className="font-normal text-muted">{t.optional}</span>}
      </label>
      {children({
        id,
        lang,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-muted text-sm wrap-anywhere">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          <span lang={langOf(error)} className="min-w-0">
            {error}
          </span>
        </p>
      )}
    </div>
  );
}
