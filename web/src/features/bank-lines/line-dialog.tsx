import type { BankLine } from 'contract/bank-lines';
import { isMemberNumber } from 'contract/text/card-numbers';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { type LineStep, lineName } from './bank-line-columns.tsx';

export interface LineQuestion {
  readonly step: LineStep;
  readonly line: BankLine;
}

const words = {
  match: {
    title: 'Match Bank Line',
    content: 'Which bills does this money pay, or whose? Nothing is approved by this.',
    confirmLabel: 'Match',
  },
  other: {
    title: 'Not Dues',
    content: 'This money is for something else. You can take that back.',
    confirmLabel: 'Not dues',
  },
  undo: {
    title: 'Undo Match',
    content: 'Nobody knows what this money is for then. What was approved stays approved.',
    confirmLabel: 'Undo',
  },
} as const satisfies Record<LineStep, object>;

export function LineDialog(props: RecordDialogProps<LineQuestion>) {
  const match = useAction('matchBankLine', { refreshes: lineRefreshes });
  const undo = useAction('undoBankLine', { refreshes: lineRefreshes });
  const [codes, setCodes] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const onClose = () => {
    setCodes('');
    props.onClose();
  };
  const {
    record: asked,
    fieldError,
    dialog,
  } = useRecordDialog(
    { ...props, onClose },
    {
      attempt: ({ step, line: { _id } }: LineQuestion) => {
        if (step === 'undo') return undo.run({ id: _id });
        if (step === 'other') return match.run({ id: _id, isOther: true });
        if (codes.trim() === '') throw missingField('bills');
        const said = isMemberNumber(codes) ? { member: codes.trim() } : { bills: codes };
        return match.run({ id: _id, ...said });
      },
      explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
      field: 'bills',
      onFieldError: () => field.current?.focus(),
      onDone: ({ message }) => toast.success(message),
    },
  );
  if (asked === null) return null;
  const { title, content, confirmLabel } = words[asked.step];
  return (
    <ConfirmDialog
      title={title}
      content={content}
      record={
        <>
          <span className="block">{lineName(asked.line)}</span>
          <span lang="id" className="block font-normal text-muted text-sm">
            {asked.line.narrative}
          </span>
        </>
      }
      confirmLabel={confirmLabel}
      confirmVariant="primary"
      busyLabel="Saving..."
      cancelLabel="Cancel"
      {...dialog}
      {...(asked.step === 'match' ? { initialFocus: field } : {})}
    >
      {asked.step === 'match' && (
        <Field id="match-bills" label="Bill codes, up to six, or a member number" error={fieldError}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className="control"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="7K3M-9PQX"
              value={codes}
              onChange={(event) => setCodes(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
