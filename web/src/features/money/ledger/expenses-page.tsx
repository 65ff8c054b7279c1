import { ApiError } from 'contract/errors';
import type { LedgerRow } from 'contract/money/ledger';
import { expenseCategories, moneyAccounts } from 'contract/rules/money/ledger';
import { accountLabels, categoryLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { adminListDate, isoDate } from 'contract/text/dates';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { RupiahCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowLink } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { entryName, Postings, subjectOf } from './postings.tsx';
import { correctionRefreshes } from './refund-form.tsx';

/** Expenses and their corrections. */
const filter = { account: 'expenses' } as const;

const columns: Columns<LedgerRow> = [
  {
    header: 'Tanggal',
    cell: ({ date }) => (
      <time dateTime={date} className="text-nowrap">
        {adminListDate(`${date}T12:00:00+07:00`)}
      </time>
    ),
  },
  {
    header: 'Kategori',
    cell: (row) => (
      <span>
        {subjectOf(row)}
        {row.kind !== 'expense' && (
          <span className="block text-sm text-muted">{ledgerKindLabels[row.kind]}</span>
        )}
      </span>
    ),
  },
  {
    header: 'Keterangan',
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.reason}
        <span className="block text-sm text-muted">{row.writtenBy}</span>
      </span>
    ),
  },
  { header: 'Uang', cell: ({ money }) => <RupiahCell amount={money} /> },
  { header: 'Akun', cell: ({ postings }) => <Postings postings={postings} /> },
  actionsColumn((row) => (
    <RowActions>
      <RowLink
        label="Buka"
        rowName={entryName(row)}
        to={`/admin/money/ledger/entries/${row.of ?? row._id}`}
      />
    </RowActions>
  )),
];

/** Records expenses, and lists them with their corrections. */
export default function ExpensesPage() {
  const list = useList('listLedgerEntries', filter);
  return (
    <>
      <ScreenHead />
      <div className="grid gap-5">
        <LedgerTabs />
        <Section id="expense-form" title="Catat pengeluaran" className="panel grid gap-4 p-5">
          <ExpenseForm />
        </Section>
        <PagedTable
          caption="Pengeluaran dan koreksinya, terbaru dulu"
          columns={columns}
          {...list}
          loadError="Gagal mengambil pengeluaran"
          empty={{ text: 'Belum ada pengeluaran', reason: 'Pengeluaran yang dicatat muncul di sini.' }}
        />
      </div>
    </>
  );
}

const accounts = moneyAccounts.map((value) => ({ value, label: accountLabels[value] }));
const categories = expenseCategories.map((value) => ({ value, label: categoryLabels[value] }));

const isSameExpense = (error: Error): boolean => error instanceof ApiError && error.code === 'same-expense';

function ExpenseForm() {
  const [isAnother, setAnother] = useState(false);
  return (
    <EndpointForm
      name="recordExpense"
      label="Catat pengeluaran"
      defaults={{ date: isoDate(new Date()) }}
      submitValues={isAnother ? { isAnother: 'true' } : {}}
      refreshes={correctionRefreshes}
      explain={(error) => {
        if (!isSameExpense(error)) return undefined;
        setAnother(true);
        return { message: error.message, detail: 'Bila ini pengeluaran lain, catat sekali lagi.' };
      }}
      submitLabel={isAnother ? 'Catat sebagai pengeluaran lain' : 'Catat pengeluaran'}
      busyLabel="Mencatat…"
      onDone={({ message }, clear) => {
        clear();
        setAnother(false);
        toast.success(message);
      }}
    >
      {({ Text, Select, File }) => (
        <>
          <UnsavedGuard />
          <ChangeListener onChange={() => setAnother(false)} />
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Text name="date" label="Tanggal" type="date" />
            <Select name="account" label="Dibayar dari" placeholder="Pilih" options={accounts} />
            <Select name="category" label="Kategori" placeholder="Pilih" options={categories} />
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
          </div>
          <Text name="note" label="Keterangan" hint="Kepada siapa dan untuk apa." />
          <File name="document" label="Dokumen: foto nota atau PDF" />
        </>
      )}
    </EndpointForm>
  );
}

/** Reports changes of all fields except `isAnother`, which confirms only the expense that was refused. */
function ChangeListener({ onChange }: { readonly onChange: () => void }) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'isAnother') onChange();
        },
      }),
    [subscribe, onChange],
  );
  return null;
}
