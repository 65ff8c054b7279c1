import { issuer } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { formatRupiah, groupThousands, rupiahOfSen } from 'contract/text/numbers';
import { colours, headerHeight, margin, PaperPage } from '#model/money/receipts/paper-page.ts';
import type { AnnualReport } from './annual-report.ts';
import {
  type ReportSection,
  type ReportValue,
  reportSections,
  reportState,
  reportTitle,
  unknownText,
} from './report-sections.ts';

const [width, height] = PaperPage.sizes.a4;
const right = width - margin;
const muted = { colour: colours.muted } as const;
const columnWidth = 108;
const gap = 8;

/** Draws two pages of A4: the money of the year, then balances and members. */
export function annualReportPdf(report: AnnualReport): Promise<Buffer> {
  const page = new ReportPage({
    title: reportTitle(report),
    createdAt: report.madeAt,
    size: PaperPage.sizes.a4,
  });
  page.head('LAPORAN', `Tahun ${report.year}`);
  page.foot(report, page.body(report));
  return page.end();
}

const formatPercent = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`;

function formatValue(value: NonNullable<ReportValue>): string {
  if ('share' in value) return value.share === null ? unknownText : formatPercent(value.share);
  if ('sen' in value) return rupiahOfSen(value.sen);
  if ('rupiah' in value) return value.rupiah === null ? unknownText : formatRupiah(value.rupiah);
  return value.count === null ? unknownText : groupThousands(value.count);
}

const isKnown = (value: NonNullable<ReportValue>): boolean => formatValue(value) !== unknownText;

class ReportPage extends PaperPage {
  /** @returns lower edge of the text, in points */
  body(report: AnnualReport): number {
    const maxWidth = right - margin;
    let y = this.write('H2', reportTitle(report), margin, headerHeight + 20, {
      size: 15,
      cut: 'bold',
      maxWidth,
    });
    y = this.write('P', reportState(report), margin, y + 3, { size: 9, ...muted, maxWidth });
    for (const section of reportSections(report)) {
      if (section.startsPage) {
        this.document.addPage();
        y = margin - 14;
      }
      y = this.#section(section, y + 14);
    }
    return y;
  }

  /** @returns lower edge of the section, in points */
  #section({ title, columns, rows, definitions }: ReportSection, above: number): number {
    const maxWidth = right - margin;
    let y = this.write('H2', title, margin, above, { size: 12, cut: 'bold', maxWidth }) + 4;
    const [first = '', ...others] = columns;
    const start = right - others.length * columnWidth;
    const cells = (label: string, texts: readonly (readonly [string, string])[], cut: 'bold' | 'regular') => {
      const size = 9.5;
      let bottom = this.write('P', label, margin, y, { size, cut, maxWidth: start - margin - gap });
      texts.forEach(([text, colour], at) => {
        const left = start + at * columnWidth + gap;
        const style = { size, cut, colour, align: 'right', maxWidth: columnWidth - gap } as const;
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
      this.line(margin, y, right);
      y += 3;
      const texts = values.map((value): readonly [string, string] =>
        value === null
          ? ['', colours.ink]
          : [formatValue(value), isKnown(value) ? colours.ink : colours.muted],
      );
      cells(label, texts, isTotal === true ? 'bold' : 'regular');
    }
    for (const definition of definitions)
      y = this.write('P', definition, margin, y + 2, { size: 8, ...muted, maxWidth });
    return y;
  }

  foot({ madeAt }: AnnualReport, above: number): void {
    const { signatory, city } = issuer;
    const side = { align: 'center', maxWidth: 220 } as const;
    const left = right - side.maxWidth;
    const top = Math.max(above + 8, height - 112);
    this.write('P', `${city}, ${formatDate(madeAt)}`, left, top, { size: 9.5, ...side });
    this.write('P', signatory.name, left, top + 46, { size: 10, cut: 'bold', ...side });
    this.write('P', signatory.office, left, top + 60, { size: 9.5, ...muted, ...side });
  }
}
