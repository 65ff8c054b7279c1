import { limits } from 'contract/rules/limits';
import type { UserRow } from 'contract/schemas/people';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { UsualTexts } from '#shared/requests/reason-field.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { numberKeys, useShortcuts } from '#ui/base/use-shortcuts.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { missingField, useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import type { RequestKind } from '../request-kinds.ts';
import { useEarlyText } from '../use-early-text.ts';

const usualQuestions = [
  'Bukti pembayaran tidak terbaca. Mohon unggah foto yang lebih jelas.',
  'Nama pengirim pada bukti berbeda dengan nama Anda. Siapa yang mentransfer?',
  'Jumlah transfer berbeda dengan iuran. Mohon jelaskan, atau unggah bukti kekurangannya.',
] as const;

interface DeskAskProps {
  readonly list: RequestKind['list'];
  readonly row: UserRow;
  readonly isOpen: boolean;
  readonly withKeys: boolean;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
  readonly returnFocus: () => HTMLElement | null;
}

export function DeskAsk(props: DeskAskProps) {
  const { list, row, isOpen, withKeys, onClose, onDone, returnFocus } = props;
  const action = useAction('askApplicant', { refreshes: ['getReview', list] });
  const [text, setText] = useState('');
  const keys = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    attempt: async () => {
      if (text.trim() === '') throw missingField('text');
      return `${row.name}: ${(await action.run({ id: row._id, text })).message}`;
    },
    explain: reasonOr('Pertanyaan tidak dapat dikirim. Coba lagi.'),
    field: 'text',
    onFieldError: () => field.current?.focus(),
    onClose: () => {
      setText('');
      onClose();
    },
    onDone,
  });
  const isTyped = text !== '' && !usualQuestions.some((usual) => usual === text);
  useShortcuts(
    isTyped ? {} : { ...numberKeys(usualQuestions, setText), Enter: run },
    withKeys && isOpen,
    keys,
    useEarlyText(field, text, setText),
  );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Tanya Pemohon"
      content="Pertanyaan dikirim lewat email dan dijawab di halaman keanggotaan. Pertanyaan tidak dapat ditarik."
      record={row.name}
      confirmLabel="Kirim pertanyaan"
      busyLabel="Mengirim…"
      confirmVariant="primary"
      isBusy={isBusy}
      error={error}
      initialFocus={withKeys ? keys : field}
      returnFocus={returnFocus}
      onConfirm={run}
      onCancel={close}
    >
      <fieldset ref={keys} tabIndex={-1} className="grid gap-3 outline-none">
        <legend className={withKeys ? 'mb-2 text-muted text-sm pointer-coarse:sr-only' : 'sr-only'}>
          {withKeys ? 'Tombol angka memilih pertanyaan, Enter mengirim, Escape membatalkan.' : 'Pertanyaan'}
        </legend>
        <UsualTexts
          label="Pertanyaan yang sering diajukan"
          texts={usualQuestions}
          text={text}
          isNumbered={withKeys}
          onChange={setText}
          className="grid [&_button]:py-1.5"
        />
        <Field id="ask-text" label="Pertanyaan kepada pemohon" error={fieldError}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={3}
              required
              maxLength={limits.questions.characters}
              className="control"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </fieldset>
    </ConfirmDialog>
  );
}
