import { toSheetHead, toSheetLine } from '#model/files/csv.ts';
import type { AnnualReport } from './annual-report.ts';
import {
  type ReportValue,
  reportSections,
  reportState,
  reportTitle,
  unknownText,
} from './annual-report-sections.ts';

const toCell = (value: NonNullable<ReportValue>): number | string => {
  if ('share' in value) return value.share === null ? unknownText : Math.round(value.share * 1000) / 10;
  return ('rupiah' in value ? value.rupiah : value.count) ?? unknownText;
};

const toUnit = (value: NonNullable<ReportValue>): string =>
  'share' in value ? '%' : 'rupiah' in value ? 'Rp' : '';

/** Formats the report as CSV for Indonesian spreadsheets, one line for each number with its headings. */
export function reportSheet(report: AnnualReport): string {
  const lines: (string | number)[][] = [[reportTitle(report), reportState(report), '', '', '']];
  for (const { title, columns, rows, definitions } of reportSections(report)) {
    for (const { label, values } of rows) {
      values.forEach((value, at) => {
        if (value !== null) lines.push([title, label, columns[at + 1] ?? '', toCell(value), toUnit(value)]);
      });
    }
    for (const definition of definitions) lines.push([title, definition, '', '', '']);
  }
  const head = toSheetHead(['Bagian', 'Keterangan', 'Kolom', 'Nilai', 'Satuan']);
  return head + lines.map(toSheetLine).join('');
}
