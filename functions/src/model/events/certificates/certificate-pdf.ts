import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { association, issuer } from 'contract/text/association';
import { formatDate, isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/papers.ts';
import { colours, headerHeight, margin, PaperPage } from '#model/money/receipts/paper-page.ts';
import { fontFiles } from '#model/money/receipts/printable.ts';
import type { CertificateRecord } from './records.ts';

const [width, height] = PaperPage.sizes.a4Landscape;
const textWidth = width - 4 * margin;
/** Side of the QR code with the inner part of its quiet zone. */
const qrSide = 84;

/** Draws a page of A4. Equal certificates give equal bytes. */
export function certificatePdf(certificate: CertificateRecord): Promise<Buffer> {
  const page = new CertificatePage({
    title: `${certificate.title}: ${certificate.eventTitle}`,
    createdAt: certificate.issuedAt,
    size: PaperPage.sizes.a4Landscape,
  });
  page.letterhead(certificate.code);
  page.body(certificate);
  page.foot(certificate);
  return page.end();
}

const formatDays = (start: Date, end: Date): string =>
  isoDate(start) === isoDate(end)
    ? formatDate(start)
    : fill(t.period, { from: formatDate(start), until: formatDate(end) });

class CertificatePage extends PaperPage {
  letterhead(code: string): void {
    this.decorate(() => this.drawHeader());
    const left = margin + 56;
    const bright = { size: 16, cut: 'bold', colour: colours.paper, maxWidth: 480 } as const;
    this.write('P', association.name, left, 24, bright);
    this.write('P', association.address, left, 48, { size: 9, colour: colours.soft, maxWidth: 480 });
    const right = { align: 'right', maxWidth: 220 } as const;
    const start = width - margin - right.maxWidth;
    const number = `No. ${formatCertificateCode(code)}`;
    this.write('P', number, start, 34, { size: 13, cut: 'bold', colour: colours.saffron, ...right });
  }

  body({ title, name, eventTitle, eventStartsAt, eventEndsAt, credits }: CertificateRecord): void {
    let y = headerHeight + 44;
    const write = (tag: 'H1' | 'H2' | 'P', text: string, gap: number, style: object): void => {
      const shared = { size: 12, align: 'center', maxWidth: textWidth } as const;
      y = this.write(tag, text, 2 * margin, y, { ...shared, ...style }) + gap;
    };
    write('H1', title, 18, { size: this.fit(title, 32, 18), cut: 'bold', colour: colours.teal });
    write('P', t.givenTo, 8, { colour: colours.muted });
    write('H2', name, 8, { size: this.fit(name, 30, 16), cut: 'bold' });
    this.line(width / 2 - 150, y, width / 2 + 150);
    y += 16;
    write('P', t.forAttending, 8, { colour: colours.muted });
    write('P', eventTitle, 8, { size: this.fit(eventTitle, 20, 14), cut: 'bold' });
    write('P', formatDays(eventStartsAt, eventEndsAt), 8, {});
    if (credits !== null) {
      const text = fill(t.certificateCredits, {
        points: credits.points,
        category: creditCategoryLabels[credits.category],
      });
      write('P', text, 0, { cut: 'bold', colour: colours.teal });
    }
  }

  /** Returns the largest size in which a text fits in one line, or the smallest one, in which it wraps. */
  fit(text: string, largest: number, smallest: number): number {
    this.document.font(fontFiles.bold);
    for (let size = largest; size > smallest; size -= 1)
      if (this.document.fontSize(size).widthOfString(text) <= textWidth) return size;
    return smallest;
  }

  foot({ code, signatory, issuedAt }: CertificateRecord): void {
    const top = height - 144;
    const link = toPageUrl(certificatePath(code));
    this.qr(link, t.certificateQr, 2 * margin, top, qrSide);
    const side = { align: 'center', maxWidth: 260 } as const;
    const left = width - 2 * margin - side.maxWidth;
    const muted = { size: 10, colour: colours.muted, ...side };
    this.write('P', `${issuer.city}, ${formatDate(issuedAt)}`, left, top, muted);
    const below = this.write('P', signatory.name, left, top + 26, { size: 12, cut: 'bold', ...side });
    this.write('P', signatory.office, left, below + 2, muted);
    this.footLine(46);
    this.footNote(this.checkText(link), 40, { size: 9, colour: colours.ink });
    this.footNote(t.certificateNote, 28);
  }
}
