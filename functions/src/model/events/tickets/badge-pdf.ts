import { badgesPerPage } from 'contract/rules/events/badges';
import { colours, PaperPage } from '#model/money/receipts/paper-page.ts';
import { type FontCut, fontFiles, toPrintable } from '#model/money/receipts/printable.ts';
import type { Badge, Badges } from './badges.ts';

const pointsPerMm = 72 / 25.4;
const [pageWidth, pageHeight] = PaperPage.sizes.a4;
/** 90 × 65 mm. */
const [width, height] = [90 * pointsPerMm, 65 * pointsPerMm];
const [columns, rows] = [2, badgesPerPage / 2];
const left = (pageWidth - columns * width) / 2;
const top = (pageHeight - rows * height) / 2;
const padding = 12;
const qrSide = 88;
const gap = 8;
const markLength = 12;

/** Height of the name above the QR code. */
const nameHeight = 62;
const nameTop = 26;
const roleTop = height - padding - qrSide;
const textWidth = width - 2 * padding;
const roleWidth = textWidth - qrSide - gap;

/** Draws pages of A4 with eight badges each, with marks for cutting. */
export function badgesPdf({ title, createdAt, badges }: Badges): Promise<Buffer> {
  const sheet = new BadgeSheet({ title: `Label nama ${title}`, createdAt, size: PaperPage.sizes.a4 });
  badges.forEach((badge, index) => {
    const place = index % badgesPerPage;
    if (place === 0) sheet.begin(index > 0);
    sheet.badge(badge, title, left + (place % columns) * width, top + Math.floor(place / columns) * height);
  });
  return sheet.end();
}

class BadgeSheet extends PaperPage {
  /** Draws the marks of a page, which is a new one after the first. */
  begin(isNew: boolean): void {
    if (isNew) this.document.addPage({ size: [pageWidth, pageHeight], margin: 0 });
    this.decorate(() => {
      for (let column = 0; column <= columns; column += 1) {
        const x = left + column * width;
        this.#mark(x, top - markLength, x, top - 2);
        this.#mark(x, pageHeight - top + 2, x, pageHeight - top + markLength);
      }
      for (let row = 0; row <= rows; row += 1) {
        const y = top + row * height;
        this.#mark(left - markLength, y, left - 2, y);
        this.#mark(pageWidth - left + 2, y, pageWidth - left + markLength, y);
      }
    });
  }

  #mark(fromX: number, fromY: number, toX: number, toY: number): void {
    this.document.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(0.5).stroke(colours.muted);
  }

  badge({ name, role, ticket }: Badge, event: string, x: number, y: number): void {
    const inner = x + padding;
    const heading = { size: 8, colour: colours.muted, maxWidth: textWidth } as const;
    this.write('P', this.#shorten(event, heading.size, textWidth), inner, y + padding, heading);
    const nameSize = this.#fit(name, 'bold', { largest: 26, maxWidth: textWidth, maxHeight: nameHeight });
    this.write('H2', name, inner, y + nameTop, { size: nameSize, cut: 'bold', maxWidth: textWidth });
    const roleSize = this.#fit(role, 'regular', { largest: 12, maxWidth: roleWidth, maxHeight: qrSide });
    const style = { size: roleSize, colour: colours.teal, maxWidth: roleWidth } as const;
    this.write('P', role, inner, y + roleTop, style);
    this.qr(ticket, `Kode QR tiket ${name}`, x + width - padding - qrSide, y + roleTop, qrSide);
  }

  /** Returns the largest size in which a text fits: no word is broken, and the lines are not too high. */
  #fit(
    text: string,
    cut: FontCut,
    { largest, maxWidth, maxHeight }: Record<'largest' | 'maxWidth' | 'maxHeight', number>,
  ): number {
    const printable = toPrintable(text);
    this.document.font(fontFiles[cut]);
    for (let size = largest; size > smallest; size -= 1) {
      this.document.fontSize(size);
      const areWordsShort = printable
        .split(' ')
        .every((word) => this.document.widthOfString(word) <= maxWidth);
      if (areWordsShort && this.document.heightOfString(printable, { width: maxWidth }) <= maxHeight)
        return size;
    }
    return smallest;
  }

  /** Returns the beginning of a text that fits in one line. */
  #shorten(text: string, size: number, maxWidth: number): string {
    this.document.font(fontFiles.regular).fontSize(size);
    const printable = toPrintable(text);
    if (this.document.widthOfString(printable) <= maxWidth) return printable;
    let length = printable.length;
    while (this.document.widthOfString(`${printable.slice(0, length)}…`) > maxWidth) length -= 1;
    return `${printable.slice(0, length).trimEnd()}…`;
  }
}

const smallest = 7;
