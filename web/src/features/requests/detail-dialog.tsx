import type { ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from '#ui/dialogs/dialog-frame.tsx';
import { Missing } from '#ui/lists/cells.tsx';

export interface DetailDialogProps extends Omit<DialogFrameProps, 'children'> {
  readonly fields: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function DetailDialog({ fields, ...frame }: DetailDialogProps) {
  return (
    <DialogFrame {...frame}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr]">
        {fields.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm font-medium text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value === '' ? <Missing /> : value}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
