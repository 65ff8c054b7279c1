import type { MoneyOverview } from 'contract/money/money';
import { dueForecastDays, type MoneyFile } from 'contract/rules/money/forecast';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah, groupThousands } from 'contract/text/numbers';
import { type ReactNode, Suspense, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { AnnualReport } from './annual-report.tsx';
import { BankComparison } from './bank-comparison.tsx';
import { MoneyExport } from './money-list.tsx';
import { ExpenseTable, IncomeTable } from './month-tables.tsx';

const IncomeChart = lazyComponent(() => import('./income-chart.tsx'));

export default function MoneyPage() {
  const overview = useEndpoint('getMoneyOverview', {}, { staleTime: 0 });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <>
      <ScreenHead />
      <FailureNotice failure={failure} />
      <RecordScreen record={overview} loadError="Gagal mengambil ringkasan keuangan">
        {(data) => (
          <div className="grid gap-6">
            <Cards overview={data} onFailure={setFailure} />
            <MonthlySection file="income" title="Pemasukan per bulan" onFailure={setFailure}>
              <Suspense fallback={<Spinner label="Memuat…" />}>
                <IncomeChart months={data.months} />
              </Suspense>
              <IncomeTable months={data.months} />
            </MonthlySection>
            <MonthlySection file="expenses" title="Pengeluaran dan hasil per bulan" onFailure={setFailure}>
              <ExpenseTable months={data.months} />
              <p>
                <ButtonLink to="/admin/money/ledger/expenses" variant="secondary" size="small">
                  Catat pengeluaran
                </ButtonLink>
              </p>
            </MonthlySection>
            <BankBalance />
            <AnnualReport since={data.booksSince} onFailure={setFailure} />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

type OnFailure = (failure: Failure | null) => void;

interface MonthlySectionProps {
  readonly file: MoneyFile;
  readonly title: string;
  readonly onFailure: OnFailure;
  readonly children: ReactNode;
}

function MonthlySection({ file, title, onFailure, children }: MonthlySectionProps) {
  const id = `money-${file}`;
  return (
    <section aria-labelledby={id} className="panel grid min-w-0 gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <MoneyExport file={file} isEmpty={false} onFailure={onFailure} />
      </div>
      {children}
    </section>
  );
}

interface CardsProps {
  readonly overview: MoneyOverview;
  readonly onFailure: OnFailure;
}

function Cards({ overview: { openBills, unrecognised, expected }, onFailure }: CardsProps) {
  const { individuals, institutions } = expected;
  const exportOf = (file: MoneyFile, count: number) => (
    <MoneyExport file={file} isEmpty={count === 0} onFailure={onFailure} />
  );
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Card
        title="Tagihan terbuka"
        count={`${groupThousands(openBills.count)} tagihan`}
        sum={formatRupiah(openBills.sum)}
        to="/admin/money/bills"
        file={exportOf('bills', openBills.count)}
      />
      <Card
        title="Belum dikenali"
        count={`${groupThousands(unrecognised.count)} baris mutasi`}
        sum={formatRupiah(Math.floor(unrecognised.sen / 100))}
        to="/admin/money/lines"
        note={
          unrecognised.oldest === null
            ? undefined
            : `Terlama sejak ${adminListDate(`${unrecognised.oldest}T12:00:00+07:00`)}`
        }
        file={exportOf('unrecognised', unrecognised.count)}
      />
      <Card
        title={`Diharapkan dalam ${dueForecastDays} hari`}
        count={`${groupThousands(individuals)} individu dan ${groupThousands(institutions)} institusi`}
        sum={formatRupiah(expected.sum)}
        to="/admin/money/ending"
        note="Bila semua yang keanggotaannya berakhir memperpanjang."
        file={exportOf('ending', individuals + institutions)}
      />
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly count: string;
  readonly sum: string;
  readonly note?: string | undefined;
  readonly to: string;
  readonly file: ReactNode;
}

function Card({ title, count, sum, note, to, file }: CardProps) {
  return (
    <section aria-label={title} className="panel grid content-start gap-2 p-5">
      <h2 className="text-heading">{title}</h2>
      <p className="text-2xl font-bold tabular-nums">{sum}</p>
      <p>{count}</p>
      {note !== undefined && <p className="text-muted text-sm">{note}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to={to} variant="secondary" size="small">
          Lihat daftar
        </ButtonLink>
        {file}
      </div>
    </section>
  );
}

/** Balance of the bank account, which loads separately because it reads more months. */
function BankBalance() {
  const { data } = useEndpoint('getBalances', {}, { staleTime: 0 });
  const bank = data?.accounts.find(({ account }) => account === 'bank');
  return (
    <Section
      id="money-bank"
      title="Saldo rekening bank"
      className="panel grid min-h-56 content-start gap-3 p-5"
    >
      {data === undefined || bank === undefined ? (
        <Spinner label="Memuat…" />
      ) : (
        <>
          <p className="text-2xl font-bold tabular-nums">{formatRupiah(bank.balance)}</p>
          {bank.opening === null && <p className="text-sm">Saldo awal belum dicatat.</p>}
          <BankComparison statement={data.statement} />
        </>
      )}
      <p>
        <ButtonLink to="/admin/money/balances" variant="secondary" size="small">
          Semua saldo
        </ButtonLink>
      </p>
    </Section>
  );
}
