import { association } from 'contract/text/association';
import { formatMonthYear, isoDate } from 'contract/text/dates';
import { ownAccount } from '../../../functions/src/model/money/bills/amounts.ts';
import type { DemoBankAccount, DemoBankLine } from './transfers.ts';
import { createWorkbook } from './workbook.ts';

export interface StatementFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const { accountHolder } = association.bank;

/** '05/09/2026'. */
const formatDate = (at: Date): string => isoDate(at).split('-').reverse().join('/');
/** '05/09'. */
const withoutYear = (at: Date): string => formatDate(at).slice(0, 5);
/** '05/09/26'. */
const shortYear = (at: Date): string => `${formatDate(at).slice(0, 6)}${formatDate(at).slice(8)}`;
/** '09:36:00' in Jakarta. */
const timeOf = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(11, 19);

/** '149,877.00' */
const english = (rupiah: number): string =>
  `${String(Math.abs(rupiah)).replace(/\B(?=(?:\d{3})+$)/g, ',')}.00`;
/** '149877.00' */
const plain = (rupiah: number): string => `${Math.abs(rupiah)}.00`;
const credit = (rupiah: number): number => Math.max(0, rupiah);
const debit = (rupiah: number): number => Math.max(0, 0 - rupiah);
const sum = (lines: readonly DemoBankLine[], of: (rupiah: number) => number): number =>
  lines.reduce((total, { rupiah }) => total + of(rupiah), 0);
const closing = ({ opening, lines }: DemoBankAccount): number => lines.at(-1)?.balance ?? opening;

const text = (name: string, rows: readonly string[]): StatementFile => ({
  name,
  bytes: Buffer.from(`${rows.join('\r\n')}\r\n`),
});

/** Returns the narrative of KlikBCA, which repeats day and amount: '0509/FTSCY/WS95221 149877.00'. */
const bcaNarrative = ({ at, rupiah, narrative }: DemoBankLine): string =>
  narrative.startsWith('TRANSFER') || narrative.startsWith('IURAN')
    ? `TRSF E-BANKING CR ${withoutYear(at).replace('/', '')}/FTSCY/WS95221       ${plain(rupiah)}${narrative.replace('TRANSFER DARI ', '')}`
    : narrative;

const bcaPersonal = (account: DemoBankAccount): StatementFile => {
  const { from, to, opening, lines } = account;
  const counted = (of: (rupiah: number) => number) => lines.filter(({ rupiah }) => of(rupiah) > 0).length;
  return text('bca-klikbca.csv', [
    'Informasi Rekening - Mutasi Rekening',
    `No. rekening : ${ownAccount}`,
    `Nama : ${accountHolder.toUpperCase()}`,
    `Periode : ${formatDate(from)} - ${formatDate(to)}`,
    'Kode Mata Uang : IDR',
    '',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...lines.map((line) => {
      const { at, rupiah, balance } = line;
      const side = rupiah > 0 ? 'CR' : 'DB';
      return `'${withoutYear(at)},"${bcaNarrative(line)}",'0000,"${english(rupiah)}",${side},"${english(balance)}"`;
    }),
    `Saldo Awal,:,"${english(opening)}"`,
    `Mutasi Kredit,:,"${english(sum(lines, credit))}",${counted(credit)}`,
    `Mutasi Debet,:,"${english(sum(lines, debit))}",${counted(debit)}`,
    `Saldo Akhir,:,"${english(closing(account))}"`,
  ]);
};

const bcaBusiness = (account: DemoBankAccount): StatementFile => {
  const { from, to, opening, lines } = account;
  return text('bca-klikbca-bisnis.csv', [
    `No. rekening,=,'${ownAccount}`,
    `Nama,=,'${accountHolder.toUpperCase()}`,
    `Periode,=,'${formatDate(from)} - ${formatDate(to)}`,
    "Kode Mata Uang,=,'Rp",
    '',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    ...lines.map((line) => {
      const amount = `${english(line.rupiah)} ${line.rupiah > 0 ? 'CR' : 'DB'}`;
      return `"${formatDate(line.at)}","${bcaNarrative(line).padEnd(70)}","0000","${amount}","${english(line.balance)}"`;
    }),
    `"Saldo Awal : ${english(opening)}"`,
    `"Mutasi Kredit : ${english(sum(lines, credit))}"`,
    `"Mutasi Debet : ${english(sum(lines, debit))}"`,
    `"Saldo Akhir : ${english(closing(account))}"`,
  ]);
};

const mandiriKopra = ({ lines }: DemoBankAccount): StatementFile =>
  text('mandiri-kopra.csv', [
    'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance',
    ...lines.map(({ at, rupiah, narrative, balance }) => {
      const date = `${formatDate(at).slice(0, 2)} ${formatMonthYear(at)} ${timeOf(at)}`;
      const from = rupiah > 0 ? 'Trf Inw CN BANK CENTRAL ASIA' : 'MCM InhouseTrf';
      const amounts = [credit(rupiah), debit(rupiah), balance].map(plain).join(';');
      return `${ownAccount};IDR;${date};${narrative};${from};${amounts}`;
    }),
  ]);

const mandiriInternet = ({ lines }: DemoBankAccount): StatementFile =>
  text('mandiri-internet-banking.csv', [
    'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
    ...lines.map(({ at, rupiah, narrative }) => {
      const date = shortYear(at);
      const side = rupiah > 0 ? 'DARI' : 'KE';
      return `${ownAccount},${date},${date},6902,"MCM InhouseTrf ${side}","${narrative}",,"${english(debit(rupiah))}","${english(credit(rupiah))}"`;
    }),
  ]);

/** The account number is only in the file name, which must not change. */
const bni = ({ lines }: DemoBankAccount): StatementFile =>
  text(`bni-${ownAccount}.csv`, [
    'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,',
    ...lines.map(({ at, rupiah, narrative }, index) => {
      const date = shortYear(at);
      const journal = `ABC${String(index + 1).padStart(3, '0')}`;
      return `${date} ${timeOf(at).slice(0, 5)},${date},001,${journal},"${narrative}","${english(debit(rupiah))}","${english(credit(rupiah))}",`;
    }),
  ]);

/** Values are shifted from their titles, as merged cells do. */
const bniDirect = ({ lines }: DemoBankAccount): StatementFile => ({
  name: 'bni-direct.xlsx',
  bytes: createWorkbook([
    ['Account Statement'],
    ['Account No.', '', ':', '', `${ownAccount} / IDR`],
    [
      'Posting Date',
      '',
      'Effective Date',
      'Branch',
      'Journal',
      'Transaction Description',
      'Amount',
      'DB/CR',
      'Balance',
    ],
    ...lines.map(({ at, rupiah, narrative, balance }, index) => [
      { day: isoDate(at) },
      '',
      { day: isoDate(at) },
      '0987',
      String(123_456 + index),
      narrative,
      Math.abs(rupiah),
      rupiah > 0 ? 'K' : 'D',
      balance,
    ]),
  ]),
});

const bri = ({ opening, lines }: DemoBankAccount): StatementFile =>
  text('bri-cms.csv', [
    'ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER,KODE_TRAN',
    ...lines.map(({ at, rupiah, narrative, balance }, index) => {
      const before = lines[index - 1]?.balance ?? opening;
      const date = isoDate(at);
      const time = String(Number(timeOf(at).replaceAll(':', '')));
      const cells = [index + 1, ownAccount, date, date, time, 143_801 + index, narrative];
      const amounts = [before, debit(rupiah), credit(rupiah), balance].map(plain);
      return [...cells, ...amounts, rupiah > 0 ? 'Cr' : 'Db', '8888079', '4']
        .map((cell) => `"${cell}"`)
        .join(',');
    }),
  ]);

/** '261105' for 5 November 2026. */
const swiftDay = (at: Date): string => isoDate(at).replaceAll('-', '').slice(2);

const mt940 = (account: DemoBankAccount): StatementFile => {
  const { from, to, opening, lines } = account;
  return text('mt940.sta', [
    `:20:${swiftDay(to)}`,
    `:25:${ownAccount}`,
    ':28C:1/1',
    `:60F:C${swiftDay(from)}IDR${opening},00`,
    ...lines.flatMap(({ at, rupiah, narrative }) => [
      `:61:${swiftDay(at)}${rupiah > 0 ? 'C' : 'D'}${Math.abs(rupiah)},00NTRFNONREF`,
      `:86:${narrative}`,
    ]),
    `:62F:C${swiftDay(to)}IDR${closing(account)},00`,
    '-',
  ]);
};

export const createStatementFiles = (account: DemoBankAccount): StatementFile[] =>
  [bcaPersonal, bcaBusiness, mandiriKopra, mandiriInternet, bni, bniDirect, bri, mt940].map((create) =>
    create(account),
  );
