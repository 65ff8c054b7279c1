import type { BankLine } from 'contract/bank-lines';
import type { BankLineFilter } from 'contract/schemas/list-states';
import { isMemberNumber } from 'contract/text/card-numbers';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { AskLineContext, bankLineColumns, type LineStep, lineName } from './bank-line-columns.tsx';
import { ImportDecisions } from './import-decisions.tsx';
import { parseLineState } from './line-state.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/money/lines',
  title: 'Bank lines',
  text: 'Credits from imported bank statements',
  duty: 'money',
  sidebar: { group: 'secondary', position: 40, label: 'Bank lines' },
  prefetch: (visit) => [
    prefetchQuery('listBankLines', { ...pageParamsOf(visit), state: parseLineState(visit.searchParams) }),
  ],
};

const path = '/admin/money/lines';

const tabs = [
  { state: 'unknown', label: 'Belum dikenali', to: path },
  { state: 'suspect', label: 'Mungkin ganda', to: `${path}?state=suspect` },
  { state: 'matched', label: 'Cocok', to: `${path}?state=matched` },
  { state: 'other', label: 'Bukan iuran', to: `${path}?state=other` },
  { state: 'duplicate', label: 'Mutasi yang sama', to: `${path}?state=duplicate` },
] as const;

const empty: Readonly<Record<BankLineFilter, { text: string; reason: string }>> = {
  unknown: {
    text: 'Tidak ada uang yang belum dikenali',
    reason: 'Uang masuk yang tidak cocok dengan tagihan mana pun muncul di sini, yang terlama paling atas.',
  },
  suspect: {
    text: 'Tidak ada baris yang mungkin ganda',
    reason: 'Mutasi yang sama dari dua jenis ekspor bank muncul di sini sampai Anda putuskan.',
  },
  matched: {
    text: 'Belum ada baris yang cocok',
    reason: 'Uang masuk yang cocok dengan tagihan muncul di sini.',
  },
  other: { text: 'Kosong', reason: 'Uang masuk yang ditandai bukan iuran muncul di sini.' },
  duplicate: {
    text: 'Kosong',
    reason: 'Baris yang Anda tandai sebagai mutasi yang sama muncul di sini. Baris itu tidak dihitung.',
  },
};

export default function BankLinesPage() {
  const state = parseLineState(useSearchParams()[0]);
  const list = useList('listBankLines', { state });
  const [asked, setAsked] = useState<LineQuestion | null>(null);
  const ask = useMemo(() => (step: LineStep, line: BankLine) => setAsked({ step, line }), []);
  return (
    <AskLineContext value={ask}>
      <ScreenHead>
        <ButtonLink to="/admin/money/statements" variant="primary" size="small">
          Import statement
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        <div lang="id">
          <TabLinks
            label="Baris mutasi menurut keadaannya"
            tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.state === state }))}
          />
        </div>
        {state === 'suspect' && <ImportDecisions rows={list.list.data?.data ?? []} />}
        <PagedTable
          caption={`Bank lines: ${state}`}
          columns={bankLineColumns}
          {...list}
          loadError="Gagal mengambil baris mutasi"
          empty={empty[state]}
        />
      </div>
      <LineDialog record={asked} onClose={() => setAsked(null)} returnFocus={list.focus.findTarget} />
    </AskLineContext>
  );
}

interface LineQuestion {
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

function LineDialog(props: RecordDialogProps<LineQuestion>) {
  const match = useAction('matchBankLine', { refreshes: lineRefreshes });
  const undo = useAction('undoBankLine', { refreshes: lineRefreshes });
  const decide = useAction('decideDuplicate', { refreshes: lineRefreshes });
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
        if (step === 'same' || step === 'keep') return decide.run({ id: _id, isSame: step === 'same' });
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
      lang="id"
      title={title}
      content={content}
      record={
        <>
          <span className="block">{lineName(asked.line)}</span>
          <span className="block font-normal text-muted text-sm">{asked.line.narrative}</span>
        </>
      }
      confirmLabel={confirmLabel}
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
      {...(asked.step === 'match' ? { initialFocus: field } : {})}
    >
      {asked.step === 'match' && (
        <Field
          id="match-bills"
          label="Kode tagihan (paling banyak enam) atau nomor anggota"
          error={fieldError}
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
      )}
    </ConfirmDialog>
  );
}
