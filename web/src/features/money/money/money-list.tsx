import type { MoneyFile } from 'contract/rules/money/forecast';
import { isoDate } from 'contract/text/dates';
import { type ReactNode, useState } from 'react';
import { useCall } from '#api/account.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';

interface MoneyListProps {
  readonly text?: string;
  readonly file: MoneyFile;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

export function MoneyList({ file, isEmpty, children, ...head }: MoneyListProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <>
      <ScreenHead {...head} back="/admin/money" />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <div className="flex justify-end">
          <MoneyExport file={file} isEmpty={isEmpty} onFailure={setFailure} />
        </div>
        {children}
      </div>
    </>
  );
}

const names: Readonly<Record<MoneyFile, string>> = {
  income: 'pemasukan',
  expenses: 'pengeluaran',
  bills: 'tagihan-terbuka',
  unrecognised: 'belum-dikenali',
  ending: 'keanggotaan-berakhir',
};

interface MoneyExportProps {
  readonly file: MoneyFile;
  readonly isEmpty: boolean;
  readonly onFailure: (failure: Failure | null) => void;
}

export function MoneyExport({ file, isEmpty, onFailure }: MoneyExportProps) {
  const call = useCall();
  return (
    <RowsExport
      fetchRows={(options) => call('exportMoney', { file }, options)}
      fileName={() => `${names[file]}-${isoDate(new Date())}.csv`}
      isEmpty={isEmpty}
      failureText="Gagal mengunduh daftar"
      onFailure={onFailure}
    />
  );
}
