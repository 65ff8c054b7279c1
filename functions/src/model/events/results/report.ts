import type { FileBytes } from 'contract/endpoint';
import type { EventReport, EventReportRow } from 'contract/events/event-results';
import { type PriceKind, priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import { isoDate } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { events, ledger } from '#data/collections.ts';
import { hasBegun } from '#model/events/registration/answers.ts';
import { type EventRegistrationState, eventRegistrations } from '#model/events/registration/records.ts';
import { toCsvHead, toCsvLine } from '#model/files/csv.ts';

type Numbers = EventReport['total'];

const numberNames = ['registered', 'paid', 'free', 'held', 'came', 'didNotCome'] as const;

async function countPeople(event: string, kind: PriceKind, hasStarted: boolean): Promise<EventReportRow> {
  const inState = (state: EventRegistrationState) =>
    [
      ['event', event],
      ['priceKind', kind],
      ['state', state],
    ] as const;
  const confirmed = { where: inState('confirmed'), orderBy: 'price' } as const;
  const [registered, free, held, came] = await Promise.all([
    eventRegistrations.count(confirmed),
    eventRegistrations.count({ ...confirmed, before: 1 }),
    eventRegistrations.count({ where: inState('held'), orderBy: 'price' }),
    eventRegistrations.count({ where: inState('confirmed'), orderBy: 'attendedAt', from: new Date(0) }),
  ]);
  const didNotCome = hasStarted ? registered - came : 0;
  return { kind, registered, paid: registered - free, free, held, came, didNotCome };
}

/** Sums the ledger entries of an event. A correction or refund belongs to the event of its entry. */
async function sumMoney(event: string): Promise<EventReport['money']> {
  const where = [['event.id', event]] as const;
  const [income, received] = await Promise.all([
    ledger.sum('event.income', { where }),
    ledger.sum('event.received', { where }),
  ]);
  return { income: income.sum, received: received.sum };
}

/** Counts the people of an event by price, and sums its money. Throws `not-found`. */
export async function readEventReport(id: string): Promise<EventReport> {
  const { data } = await events.getOrThrow(id);
  const hasStarted = hasBegun(data);
  const [money, ...counted] = await Promise.all([
    sumMoney(id),
    ...priceKinds.map((kind) => countPeople(id, kind, hasStarted)),
  ]);
  const rows = counted.filter(({ registered, held }) => registered + held > 0);
  const sumBy = (name: (typeof numberNames)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    event: { _id: id, title: data.title, startDate: data.startDate?.toISOString() ?? null },
    hasBegun: hasStarted,
    rows,
    total: Object.fromEntries(numberNames.map((name) => [name, sumBy(name)])) as Numbers,
    money,
  };
}

const headings = ['Harga', 'Terdaftar', 'Dibayar', 'Gratis', 'Belum dibayar', 'Hadir', 'Tidak hadir'];

const toCells = (label: string, numbers: Numbers): string[] => [
  label,
  ...numberNames.map((name) => String(numbers[name])),
];

/** Returns the report as a CSV file. */
export async function createReportFile(id: string): Promise<FileBytes> {
  const { event, rows, total, money } = await readEventReport(id);
  const lines = [
    ...rows.map(({ kind, ...numbers }) => toCells(priceLabels[kind], numbers)),
    toCells('Jumlah', total),
    [],
    ['Acara', event.title],
    ['Pendapatan (Rp)', String(money.income)],
    ['Uang masuk (Rp)', String(money.received)],
  ];
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `laporan-acara-${isoDate(clock.now())}.csv`,
    bytes: Buffer.from(toCsvHead(headings) + lines.map(toCsvLine).join('')),
  };
}
