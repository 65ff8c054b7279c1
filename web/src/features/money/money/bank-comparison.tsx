import type { Balances } from 'contract/money/money';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah, rupiahOfSen } from 'contract/text/numbers';

/** Closing balance of the newest bank statement, and that of the books on the same day. */
export function BankComparison({ statement }: Pick<Balances, 'statement'>) {
  if (statement === null) {
    return <p className="text-muted text-sm">Belum ada mutasi bank dengan saldo akhir yang diimpor.</p>;
  }
  const { date, sen, balance } = statement;
  const difference = balance * 100 - sen;
  const facts = [
    [`Rekening koran, ${adminListDate(`${date}T12:00:00+07:00`)}`, rupiahOfSen(sen)],
    ['Buku kas pada hari itu', formatRupiah(balance)],
    ['Selisih', difference === 0 ? 'Cocok' : rupiahOfSen(difference)],
  ] as const;
  return (
    <dl className="grid max-w-md gap-1 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted">{term}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
