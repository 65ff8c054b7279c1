import type { BankLine } from 'contract/bank-lines';
import { isMemberNumber } from 'contract/text/card-numbers';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { Field } from '#ui/forms/field.tsx';
import { type LineStep, lineName } from './bank-line-columns.tsx';

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

interface LineDialogProps {
  /** Action and bank line to confirm; null when the dialog is closed. */
  readonly asked: { readonly step: LineStep; readonly line: BankLine } | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms an action on a bank line. A match also asks for the bills that it pays. */
export function LineDialog({ asked, onClose, returnFocus }: LineDialogProps) {
  const shown = useDialogRecord(asked);
  const match = useAction('matchBankLine', { refreshes: lineRefreshes });
  const undo = useAction('undoBankLine', { refreshes: lineRefreshes });
  const [codes, setCodes] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    attempt: ({ step, line: { _id } }: NonNullable<typeof asked>) => {
      if (step === 'undo') return undo.run({ id: _id });
      if (step === 'other') return match.run({ id: _id, isOther: true });
      if (codes.trim() === '') throw missingField('bills');
      const said = isMemberNumber(codes) ? { member: codes.trim() } : { bills: codes };
      return match.run({ id: _id, ...said });
    },
    explain: (failure) => (
      <span lang="id">{getErrorReason(failure) ?? 'Tidak dapat disimpan. Coba lagi.'}</span>
    ),
    field: 'bills',
    onFieldError: () => field.current?.focus(),
    onClose: () => {
      setCodes('');
      onClose();
    },
    onDone: ({ message }) => toast.success(message),
  });
  if (shown === null) return null;
  const { title, content, confirmLabel } = words[shown.step];
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={title}
      content={content}
      record={
        <>
          <span className="block">{lineName(shown.line)}</span>
          <span lang="id" className="block font-normal text-muted text-sm">
            {shown.line.narrative}
          </span>
        </>
      }
      confirmLabel={confirmLabel}
      confirmVariant="primary"
      busyLabel="Saving..."
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      {...(shown.step === 'match' ? { initialFocus: field } : {})}
      onConfirm={() => run(shown)}
      onCancel={close}
      returnFocus={returnFocus}
    >
      {shown.step === 'match' && (
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
