import type { MoneyFile } from 'contract/rules/money/forecast';
import { isoDate } from 'contract/text/dates';
import { useCall } from '#api/account.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';

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
