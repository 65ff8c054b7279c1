import type { EventReport } from 'contract/events/event-results';
import { priceLabels } from 'contract/rules/money/event-prices';
import { formatRupiah } from 'contract/text/numbers';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Section } from '#ui/base/section.tsx';
import { ScrollArea } from '#ui/lists/scroll-area.tsx';

/** Shows the numbers of an event: people by price and attendance, and money. */
export default function EventReportPage() {
  const { id = '' } = useParams();
  const record = useEndpoint('getEventReport', { id });
  const call = useCall();
  return (
    <EventScreen
      record={record}
      loadError="Laporan tidak dapat dimuat."
      links={<FileButton of="laporan" ask={() => call('downloadEventReport', { id })} label="Unduh CSV" />}
    >
      {(report) => (
        <div className="grid max-w-5xl gap-8">
          <Section id="report-people" title="Peserta">
            <PeopleTable report={report} />
            {!report.hasBegun && <p className="text-muted">Kehadiran dihitung setelah acara dimulai.</p>}
          </Section>
          <Section id="report-money" title="Uang">
            <Money money={report.money} />
          </Section>
        </div>
      )}
    </EventScreen>
  );
}

type Numbers = EventReport['total'];

const columns: readonly (readonly [label: string, name: keyof Numbers])[] = [
  ['Terdaftar', 'registered'],
  ['Dibayar', 'paid'],
  ['Gratis', 'free'],
  ['Belum dibayar', 'held'],
  ['Hadir', 'came'],
  ['Tidak hadir', 'didNotCome'],
];

function PeopleTable({ report: { rows, total } }: { readonly report: EventReport }) {
  return (
    <ScrollArea label="Tabel: peserta menurut harga">
      <table className="w-full text-right tabular-nums">
        <caption className="sr-only">Peserta menurut harga</caption>
        <thead>
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left">
              Harga
            </th>
            {columns.map(([label]) => (
              <th key={label} scope="col" className="px-2 py-1.5">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, ...numbers }) => (
            <PeopleRow key={kind} label={priceLabels[kind]} numbers={numbers} />
          ))}
          <PeopleRow label="Jumlah" numbers={total} isTotal />
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface PeopleRowProps {
  readonly label: string;
  readonly numbers: Numbers;
  readonly isTotal?: boolean;
}

function PeopleRow({ label, numbers, isTotal = false }: PeopleRowProps) {
  return (
    <tr className={`border-line border-t ${isTotal ? 'font-semibold' : ''}`}>
      <th scope="row" className={`py-1.5 pr-3 text-left ${isTotal ? '' : 'font-normal'}`}>
        {label}
      </th>
      {columns.map(([column, name]) => (
        <td key={column} className="px-2 py-1.5">
          {numbers[name]}
        </td>
      ))}
    </tr>
  );
}

function Money({ money: { income, received } }: Pick<EventReport, 'money'>) {
  const facts = [
    ['Pendapatan acara', income],
    ['Uang masuk', received],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
        {facts.map(([term, amount]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd className="text-right font-semibold tabular-nums">{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        Menurut buku kas, setelah koreksi dan pengembalian. Selisihnya berasal dari kode unik.
      </p>
    </>
  );
}
