import type { BankLine } from 'contract/money/bank-lines';
import type { BankLineFilter } from 'contract/schemas/list-states';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { Button } from '#ui/base/button.tsx';
import { BulkDialog } from '#ui/lists/bulk/bulk-dialog.tsx';
import { type BulkTask, useBulkRun } from '#ui/lists/bulk/use-bulk-run.ts';
import { SelectionBar, useRowSelection } from '#ui/lists/selection.tsx';

/** A line with the name that identifies it in a selection. */
export type NamedLine = BankLine & { readonly name: string };

type BulkStep = 'other' | 'undo' | 'same' | 'keep';

const steps: Readonly<Record<BankLineFilter, readonly BulkStep[]>> = {
  unknown: ['other'],
  suspect: ['same', 'keep'],
  matched: ['undo'],
  other: ['undo'],
  duplicate: ['undo'],
};

const texts: Readonly<Record<BulkStep, { label: string; title: string; content: string }>> = {
  other: {
    label: 'Tandai bukan iuran',
    title: 'Bukan Iuran',
    content: 'Uang di baris ini untuk hal lain. Tanda ini dapat dibatalkan.',
  },
  undo: {
    label: 'Buka kembali',
    title: 'Buka Kembali',
    content: 'Baris ini kembali menunggu keputusan. Yang sudah disetujui tetap disetujui.',
  },
  same: {
    label: 'Mutasi yang sama',
    title: 'Mutasi yang Sama',
    content: 'Baris ini tidak dihitung lagi. Tanda ini dapat dibatalkan.',
  },
  keep: {
    label: 'Simpan keduanya',
    title: 'Simpan Keduanya',
    content: 'Baris ini adalah transfer yang berbeda dan masuk ke daftar yang belum dikenali.',
  },
};

interface LineBulkProps {
  readonly state: BankLineFilter;
  readonly rows: readonly NamedLine[];
  readonly returnFocus: () => HTMLElement | null;
}

/** Actions on the selected lines. Each line is sent on its own, so that a failure leaves the others done. */
export function LineBulk({ state, rows, returnFocus }: LineBulkProps) {
  const call = useCall();
  const selection = useRowSelection<NamedLine>();
  const [step, setStep] = useState<BulkStep>('other');
  const [isOpen, setOpen] = useState(false);
  const bulk = useBulkRun(lineRefreshes, selection.deselect);
  const send = (id: string): Promise<unknown> => {
    if (step === 'other') return call('matchBankLine', { id, isOther: true });
    if (step === 'undo') return call('undoBankLine', { id });
    return call('decideDuplicate', { id, isSame: step === 'same' });
  };
  const tasks = selection.rows.map(
    ({ _id, name, narrative }): BulkTask => ({
      id: _id,
      name: `${name}: ${narrative}`,
      send: () => send(_id),
    }),
  );
  const { label, ...question } = texts[step];
  return (
    <div className="@container">
      <div className="flex min-h-24 flex-wrap content-center items-center gap-x-3 gap-y-2 @4xl:min-h-11">
        <SelectionBar rows={rows} hint="Pilih baris untuk memutuskan beberapa sekaligus.">
          {steps[state].map((one) => (
            <Button
              key={one}
              size="small"
              variant="secondary"
              onClick={() => {
                setStep(one);
                setOpen(true);
              }}
            >
              {texts[one].label}
            </Button>
          ))}
        </SelectionBar>
      </div>
      <BulkDialog
        isOpen={isOpen}
        {...question}
        tasks={tasks}
        confirmLabel={label}
        bulk={bulk}
        onClose={() => setOpen(false)}
        returnFocus={returnFocus}
      />
    </div>
  );
}
