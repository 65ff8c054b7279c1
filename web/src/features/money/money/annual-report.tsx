import { type ReportFormat, reportFileName, reportFormats } from 'contract/rules/money/forecast';
import { isoDate } from 'contract/text/dates';
import { useId, useState } from 'react';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';

interface AnnualReportProps {
  /** Year of the oldest entry; null without any. */
  readonly since: number | null;
  readonly onFailure: (failure: Failure | null) => void;
}

const yearsSince = (since: number | null): number[] => {
  const now = Number(isoDate(new Date()).slice(0, 4));
  return Array.from({ length: Math.max(1, now - (since ?? now) + 1) }, (_, back) => now - back);
};

export function AnnualReport({ since, onFailure }: AnnualReportProps) {
  const call = useCall();
  const id = useId();
  const years = yearsSince(since);
  const [chosen, setChosen] = useState<string>(String(years[0]));
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState<ReportFormat | null>(null);
  const download = async (format: ReportFormat) => {
    setBusy(format);
    onFailure(null);
    setStatus('Menyiapkan laporan…');
    try {
      saveFile(await call('getAnnualReport', { year: chosen, format }), reportFileName(chosen, format));
      setStatus(`Laporan tahunan ${chosen} (${format.toUpperCase()}) diunduh.`);
    } catch (error) {
      setStatus('');
      onFailure({
        record: `Laporan tahunan ${chosen}`,
        text: 'Gagal mengunduh laporan',
        detail: getErrorReason(error),
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-labelledby="money-report" className="panel grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 id="money-report" className="text-heading">
          Laporan tahunan
        </h2>
        <p className="text-muted text-sm">
          Iuran menurut jenis, pengeluaran dan hasil, saldo, anggota menurut status, yang bergabung dan
          keluar, serta tingkat perpanjangan.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm font-medium">
            Tahun
          </label>
          <select
            id={id}
            className="control select w-auto"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </div>
        {reportFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={busy === format}
            disabled={busy !== null && busy !== format}
            icon={<DownloadIcon className="size-4" />}
            onClick={() => void download(format)}
          >
            Unduh {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {status}
      </p>
    </section>
  );
}
