import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/papers.ts';
import { colours, headerHeight, margin, PaperPage } from '#model/money/receipts/paper-page.ts';
import type { TranscriptRecord } from './records.ts';

const [width, height] = PaperPage.sizes.a4;
const lineHeight = 19;
/** Lowest line of entries, above the foot. */
const lowestLine = height - 130;
const qrSide = 64;
const columns = {
  day: margin,
  title: margin + 100,
  category: width - 200,
  points: width - margin - 60,
} as const;

/** Formats a day 'YYYY-MM-DD' in Jakarta. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00+07:00`);

/** Draws as many pages of A4 as the entries need. Equal transcripts give equal bytes. */
export function transcriptPdf(code: string, transcript: TranscriptRecord): Promise<Buffer> {
  const page = new TranscriptPage({
    title: fill(t.transcriptTitle, { code: formatCertificateCode(code) }),
    createdAt: transcript.issuedAt,
    size: PaperPage.sizes.a4,
  });
  page.head(t.transcriptHeading, formatCertificateCode(code));
  page.foot(code);
  page.entries(transcript, code, page.totals(transcript));
  return page.end();
}

class TranscriptPage extends PaperPage {
  /** Draws name, period and totals, and returns where the entries begin. */
  totals({ name, from, until, total, required, categories, issuedAt }: TranscriptRecord): number {
    const whole = { maxWidth: width - 2 * margin } as const;
    let y = this.write('H2', name, margin, headerHeight + 24, { size: 18, cut: 'bold', ...whole }) + 4;
    const period = fill(t.transcriptPeriod, {
      from: formatDay(from),
      until: formatDay(until),
      day: formatDate(issuedAt),
    });
    y = this.write('P', period, margin, y, { size: 10, colour: colours.muted, ...whole }) + 12;
    for (const { category, earned, counted, cap } of categories) {
      const label = creditCategoryLabels[category];
      this.write('P', label, margin, y, { size: 11, maxWidth: 150 });
      const text =
        earned > counted
          ? fill(t.cappedPoints, { counted, earned, cap })
          : fill(t.points, { points: counted });
      this.write('P', text, margin + 160, y, { size: 11, maxWidth: 300 });
      y += lineHeight;
    }
    const sum = fill(t.totalPoints, { total, required });
    this.write('P', t.total, margin, y, { size: 12, cut: 'bold', maxWidth: 150 });
    this.write('P', sum, margin + 160, y, { size: 12, cut: 'bold', colour: colours.teal, maxWidth: 300 });
    return y + 40;
  }

  entries({ entries }: TranscriptRecord, code: string, top: number): void {
    let y = top;
    for (const { day, title, category, points } of entries) {
      if (y > lowestLine) {
        this.document.addPage({ size: [width, height], margin: 0 });
        this.foot(code);
        y = margin;
      }
      const line = { size: 9.5 } as const;
      this.write('P', formatDay(day), columns.day, y, { ...line, maxWidth: 96 });
      const below = this.write('P', title, columns.title, y, {
        ...line,
        maxWidth: columns.category - columns.title - 8,
      });
      this.write('P', creditCategoryLabels[category], columns.category, y, { ...line, maxWidth: 90 });
      this.write('P', String(points), columns.points, y, { ...line, align: 'right', maxWidth: 60 });
      y = Math.max(below, y + 12) + 4;
      this.line(margin, y, width - margin);
      y += 6;
    }
  }

  /** Draws the code with which the transcript is checked. */
  foot(code: string): void {
    const link = toPageUrl(certificatePath(code));
    const top = height - 96;
    this.qr(link, t.transcriptQr, margin, top, qrSide);
    const beside = { size: 9, maxWidth: width - 2 * margin - qrSide - 16 } as const;
    this.write('P', this.checkText(link), margin + qrSide + 16, top + 18, beside);
    this.write('P', t.transcriptNote, margin + qrSide + 16, top + 34, { ...beside, colour: colours.muted });
  }
}
