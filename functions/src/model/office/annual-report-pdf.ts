import { association } from 'contract/words/association';
import { indonesianDate } from 'contract/words/dates';
import { grouped, rupiah } from 'contract/words/text';
import { band, colours, margin, PaperPage } from '#model/receipts/paper-page.ts';
import type { AnnualReport } from './annual-report.ts';
import {
  type ReportSection,
  type ReportValue,
  reportSections,
  reportState,
  reportTitle,
  unknownText,
} from './annual-report-sections.ts';

/** A4, in points. */
const [width, height] = [595.28, 841.89];
const right = width - margin;
const muted = { colour: colours.muted } as const;
const columnWidth = 108;
const gap = 8;

/**
 * The annual report as PDF: one page of A4.
 *
 * @returns the whole document
 */
export function annualReportPdf(report: AnnualReport): Promise<Buffer> {
  const page = new ReportPage({
    title: reportTitle(report),
    createdAt: report.madeAt,
    size: [width, height],
  });
  page.head('LAPORAN', `Tahun ${report.year}`);
  page.foot(report, page.body(report));
  return page.end();
}

const percentOf = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`;

function textOf(value: NonNullable<ReportValue>): string {
  if ('share' in value) return value.share === null ? unknownText : percentOf(value.share);
  if ('rupiah' in value) return value.rupiah === null ? unknownText : rupiah(value.rupiah);
  return value.count === null ? unknownText : grouped(value.count);
}

const isKnown = (value: NonNullable<ReportValue>): boolean => textOf(value) !== unknownText;

class ReportPage extends PaperPage {
  /** @returns where it ends below */
  body(report: AnnualReport): number {
    const room = right - margin;
    let y = this.write('H2', reportTitle(report), margin, band + 20, { size: 15, cut: 'bold', room });
    y = this.write('P', reportState(report), margin, y + 3, { size: 9, ...muted, room });
    for (const section of reportSections(report)) y = this.#section(section, y + 14);
    return y;
  }

  /** @returns where it ends below */
  #section({ title, columns, rows, definitions }: ReportSection, above: number): number {
    const room = right - margin;
    let y = this.write('H2', title, margin, above, { size: 12, cut: 'bold', room }) + 4;
    const [first = '', ...others] = columns;
    const start = right - others.length * columnWidth;
    const cells = (label: string, texts: readonly (readonly [string, string])[], cut: 'bold' | 'regular') => {
      const size = 9.5;
      let bottom = this.write('P', label, margin, y, { size, cut, room: start - margin - gap });
      texts.forEach(([text, colour], at) => {
        const left = start + at * columnWidth + gap;
        const style = { size, cut, colour, align: 'right', room: columnWidth - gap } as const;
        if (text !== '') bottom = Math.max(bottom, this.write('P', text, left, y, style));
      });
      y = bottom + 3;
    };
    cells(
      first,
      others.map((text) => [text, colours.muted] as const),
      'bold',
    );
    for (const { label, values, isTotal } of rows) {
      this.decorate(() => this.line(margin, y, right));
      y += 3;
      const texts = values.map((value): readonly [string, string] =>
        value === null ? ['', colours.ink] : [textOf(value), isKnown(value) ? colours.ink : colours.muted],
      );
      cells(label, texts, isTotal === true ? 'bold' : 'regular');
    }
    for (const definition of definitions)
      y = this.write('P', definition, margin, y + 2, { size: 8, ...muted, room });
    return y;
  }

  foot({ madeAt }: AnnualReport, above: number): void {
    const { signatory, city } = association;
    const side = { align: 'center', room: 220 } as const;
    const left = right - side.room;
    const top = Math.max(above + 8, height - 112);
    this.write('P', `${city}, ${indonesianDate(madeAt)}`, left, top, { size: 9.5, ...side });
    this.write('P', signatory.name, left, top + 46, { size: 10, cut: 'bold', ...side });
    this.write('P', signatory.office, left, top + 60, { size: 9.5, ...muted, ...side });
  }
}
