import type { BankLine } from 'contract/money/bank-lines';
import type { BankLineFilter } from 'contract/schemas/list-states';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { SelectionProvider } from '#ui/lists/selection.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { AskLineContext, bankLineColumns, type LineStep, lineName } from './bank-line-columns.tsx';
import { LineBulk, type NamedLine } from './line-bulk.tsx';
import { LineDialog, type LineQuestion } from './line-dialog.tsx';
import { parseLineState } from './line-state.ts';

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

const toNamed = (line: BankLine): NamedLine => ({ ...line, name: lineName(line) });

export default function BankLinesPage() {
  const state = parseLineState(useSearchParams()[0]);
  const list = useList('listBankLines', { state });
  const { data, isError, error, isPlaceholderData, refetch } = list.list;
  const lines = {
    data: data && { ...data, data: data.data.map(toNamed) },
    isError,
    error,
    isPlaceholderData,
    refetch,
  };
  const [asked, setAsked] = useState<LineQuestion | null>(null);
  const ask = useMemo(() => (step: LineStep, line: BankLine) => setAsked({ step, line }), []);
  return (
    <AskLineContext value={ask}>
      <ScreenHead>
        <ButtonLink to="/admin/money/statements" variant="primary" size="small">
          Impor mutasi
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        <div>
          <TabLinks
            label="Baris mutasi menurut keadaannya"
            tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.state === state }))}
          />
        </div>
        {state === 'suspect' && <ImportDecisions rows={list.list.data?.data ?? []} />}
        <SelectionProvider list={state}>
          <LineBulk state={state} rows={lines.data?.data ?? []} returnFocus={list.focus.findTarget} />
          <PagedTable
            caption={`Baris mutasi: ${tabs.find((tab) => tab.state === state)?.label}`}
            columns={bankLineColumns}
            {...list}
            list={lines}
            loadError="Gagal mengambil baris mutasi"
            empty={empty[state]}
          />
        </SelectionProvider>
      </div>
      <LineDialog record={asked} onClose={() => setAsked(null)} returnFocus={list.focus.findTarget} />
    </AskLineContext>
  );
}

/** Decisions on all lines of an import with an undecided twin, for each import on the page. */
function ImportDecisions({ rows }: { readonly rows: readonly BankLine[] }) {
  const decide = useAction('decideDuplicates', { refreshes: lineRefreshes });
  const files = new Map(
    rows.flatMap(({ statementId, twin }) => (twin === null ? [] : [[statementId, twin.file] as const])),
  );
  return (
    <div className="grid gap-3">
      {[...files].map(([id, file]) => {
        const shared = {
          record: file,
          confirmVariant: 'primary',
          busyLabel: 'Menyimpan…',
          explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
          // The section disappears with its last line.
          returnFocus: (button: HTMLElement | null) => button ?? findPageHeading(),
        } as const;
        return (
          <section key={id} aria-label={file} className="panel flex flex-wrap items-center gap-3 p-4">
            <p className="min-w-0 grow basis-60 text-sm wrap-anywhere">
              Putuskan semua baris dari <strong>{file}</strong> sekaligus.
            </p>
            <ConfirmButton
              {...shared}
              label="Semua mutasi yang sama"
              button={{ size: 'small', variant: 'primary' }}
              title="Semua Mutasi yang Sama"
              content="Semua baris dari berkas ini yang mungkin ganda ditandai sebagai mutasi yang sama. Tiap transfer dihitung satu kali."
              confirmLabel="Tandai semua"
              send={() => decide.run({ id, isSame: true })}
            />
            <ConfirmButton
              {...shared}
              label="Simpan semua"
              button={{ size: 'small' }}
              title="Simpan Semua"
              content="Semua baris dari berkas ini yang mungkin ganda disimpan sebagai transfer yang berbeda."
              confirmLabel="Simpan semua"
              send={() => decide.run({ id, isSame: false })}
            />
          </section>
        );
      })}
    </div>
  );
}
