import { ApiError } from 'contract/errors';
import type { BankLine } from 'contract/money/bank-lines';
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
import { BillSearch, ChosenBills, useChosenBills, withoutCode } from './line-bills.tsx';
import { LineProposals } from './line-proposals.tsx';

export interface LineQuestion {
  readonly step: LineStep;
  readonly line: BankLine;
}

const words = {
  match: {
    title: 'Cocokkan Baris Mutasi',
    content: 'Tagihan mana yang dibayar dengan uang ini? Pencocokan tidak menyetujui apa pun.',
    confirmLabel: 'Cocokkan',
  },
  other: {
    title: 'Bukan Iuran',
    content: 'Uang ini untuk hal lain. Tanda ini dapat dibatalkan.',
    confirmLabel: 'Bukan iuran',
  },
  same: {
    title: 'Mutasi yang Sama',
    content: 'Kedua baris adalah satu transfer. Baris ini tidak dihitung lagi. Tanda ini dapat dibatalkan.',
    confirmLabel: 'Mutasi yang sama',
  },
  keep: {
    title: 'Simpan Keduanya',
    content: 'Ini dua transfer yang berbeda. Baris ini masuk ke daftar yang belum dikenali.',
    confirmLabel: 'Simpan keduanya',
  },
  undo: {
    title: 'Buka Kembali',
    content: 'Baris ini kembali menunggu keputusan. Yang sudah disetujui tetap disetujui.',
    confirmLabel: 'Buka kembali',
  },
} as const satisfies Record<LineStep, object>;

const wrongSumText = 'Jumlah beberapa tagihan harus sama dengan uang yang masuk.';

/** Asks before a decision on a line. For a match, it proposes bills, and Enter in the field matches. */
export function LineDialog(props: RecordDialogProps<LineQuestion>) {
  const match = useAction('matchBankLine', { refreshes: lineRefreshes });
  const undo = useAction('undoBankLine', { refreshes: lineRefreshes });
  const decide = useAction('decideDuplicate', { refreshes: lineRefreshes });
  const [codes, setCodes] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const chosen = useChosenBills(props.record?.step === 'match' ? props.record.line : null, codes);
  const onClose = () => {
    setCodes('');
    props.onClose();
  };
  const { record, fieldError, dialog } = useRecordDialog(
    { ...props, onClose },
    {
      attempt: ({ step, line: { _id } }: LineQuestion) => {
        if (step === 'undo') return undo.run({ id: _id });
        if (step === 'same' || step === 'keep') return decide.run({ id: _id, isSame: step === 'same' });
        if (step === 'other') return match.run({ id: _id, isOther: true });
        if (codes.trim() === '') throw missingField('bills');
        if (!chosen.isMatchable) throw new ApiError('invalid-input', { fields: { bills: wrongSumText } });
        const said = isMemberNumber(codes) ? { member: codes.trim() } : { bills: codes };
        return match.run({ id: _id, ...said });
      },
      explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
      field: 'bills',
      onFieldError: () => field.current?.focus(),
      onDone: ({ message }) => toast.success(message),
    },
  );
  if (record === null) return null;
  const { step, line } = record;
  const choose = (code: string) => {
    setCodes((before) => (before.trim() === '' ? code : `${before.trim()} ${code}`));
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      {...words[step]}
      record={
        <>
          <span className="block">{lineName(line)}</span>
          <span className="block font-normal text-muted text-sm">{line.narrative}</span>
        </>
      }
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
      {...(step === 'match' ? { initialFocus: field, canConfirm: chosen.isMatchable } : {})}
    >
      {step === 'match' && (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              dialog.onConfirm();
            }}
          >
            <Field
              id="match-bills"
              label="Kode tagihan (paling banyak enam) atau nomor anggota"
              error={fieldError === wrongSumText && chosen.isMatchable ? undefined : fieldError}
            >
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
          </form>
          <ChosenBills
            line={line}
            chosen={chosen}
            onRemove={(code) => {
              setCodes(withoutCode(codes, code));
              field.current?.focus();
            }}
          />
          <LineProposals key={line._id} line={line} onTaken={onClose} onChoose={choose} />
          <BillSearch key={`search-${line._id}`} chosen={chosen.codes} onChoose={choose} />
        </>
      )}
    </ConfirmDialog>
  );
}
