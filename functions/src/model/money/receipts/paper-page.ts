import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import { association, issuer } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { currentLocale } from 'contract/text/language/localize';
import { terbilang } from 'contract/text/terbilang';
import PDFDocument from 'pdfkit';
import encodeQr from 'qr';
import { t } from '#messages/papers.ts';
import { breakLines, type FontCut, fontFiles, hasRightToLeft, toPrintable } from './printable.ts';

export const margin = 40;
/** In points: width and height. */
const sizes = { a4: [595.28, 841.89], a4Landscape: [841.89, 595.28], a5Landscape: [595.28, 419.53] } as const;

/** Height of the header, in points. */
export const headerHeight = 84;

// Paper is white in any colour scheme: the colours of the card and of the light scheme.
export const colours = {
  navy: '#0c1a3a',
  teal: '#0a6668',
  petal: '#7fd9d1',
  saffron: '#f0a531',
  paper: '#f3f6fc',
  soft: '#b9c5de',
  ink: '#0e1b33',
  muted: '#4c5971',
  line: '#dedacd',
  tint: '#dff0ee',
} as const;

interface Style {
  readonly size: number;
  readonly cut?: FontCut;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Width of the text in points; longer texts wrap. */
  readonly maxWidth: number;
}

interface PageOptions {
  /** Title of the document and of its viewer's window. */
  readonly title: string;
  readonly createdAt: Date;
  readonly size: (typeof sizes)[keyof typeof sizes];
}

/** Spells an amount: 'Seratus lima puluh ribu rupiah'. */
export const spellAmount = (amount: number): string => {
  const words = `${terbilang(amount)} rupiah`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Returns a number of years for a sentence: in words in Indonesian. */
export const toYears = (years: number): string | number =>
  currentLocale() === 'id' ? terbilang(years) : years;

/** Tagged for screen readers, with embedded fonts. In one language, equal content gives equal bytes. */
export class PaperPage {
  static readonly sizes = sizes;
  readonly document: PDFKit.PDFDocument;
  readonly #width: number;
  readonly #height: number;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #pdf: Promise<Buffer>;

  constructor({ title, createdAt, size }: PageOptions) {
    [this.#width, this.#height] = size;
    this.document = new PDFDocument({
      size: [...size],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: t.language,
      info: { Title: title, Author: association.name, CreationDate: createdAt },
    });
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#pdf = new Promise<Buffer>((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
  }

  /** Draws the header: association, kind of document, and its number. */
  head(kind: string, which: string): void {
    this.sender(300);
    const right = { align: 'right', maxWidth: 190 } as const;
    const start = this.#width - margin - right.maxWidth;
    this.write('H1', kind, start, 20, { size: 24, cut: 'bold', colour: colours.paper, ...right });
    this.write('P', which, start, 50, {
      size: 11,
      cut: 'bold',
      colour: colours.saffron,
      ...right,
    });
  }

  /** Draws the header with the association only. */
  sender(maxWidth: number): void {
    this.decorate(() => this.drawHeader());
    const left = margin + 56;
    this.write('P', association.name, left, 14, { size: 13, cut: 'bold', colour: colours.paper, maxWidth });
    this.write('P', association.address, left, 32, { size: 8.5, colour: colours.soft, maxWidth });
    const contact = `${association.serviceEmail} · ${association.phone}`;
    this.write('P', contact, left, 45, { size: 8.5, colour: colours.soft, maxWidth });
    const taxNumber = `NPWP ${issuer.taxNumber}`;
    this.write('P', taxNumber, left, 58, { size: 8.5, colour: colours.soft, maxWidth });
  }

  /** @returns the whole document */
  end(): Promise<Buffer> {
    this.#root.end();
    this.document.end();
    return this.#pdf;
  }

  /** Draws a QR code. The page background completes its quiet zone. */
  qr(text: string, alt: string, x: number, y: number, width: number): void {
    this.#root.add(this.document.struct('Figure', { alt }, () => this.#drawQr(text, x, y, width)));
  }

  #drawQr(text: string, x: number, y: number, width: number): void {
    const modules = encodeQr(text, 'raw', { border: 1, ecc: 'medium' });
    const side = width / modules.length;
    modules.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) this.document.rect(x + column * side, y + line * side, side, side);
      });
    });
    this.document.fill(colours.ink);
  }

  protected drawHeader(): void {
    const { document } = this;
    document.rect(0, 0, this.#width, headerHeight).fill(colours.navy);
    document.rect(0, headerHeight, this.#width, 3).fill(colours.saffron);
    document
      .save()
      .translate(margin - 4, 18)
      .path(logoPetals)
      .fill(colours.petal)
      .restore();
    for (const { x, y } of logoNodes) {
      document.circle(margin - 4 + x, 18 + y, 2.6).fill(colours.saffron);
    }
  }

  line(from: number, y: number, to: number): void {
    this.decorate(() => this.document.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(colours.line));
  }

  /** Draws the background of a sum. */
  box(x: number, y: number, width: number, height: number): void {
    this.decorate(() => {
      this.document.roundedRect(x, y, width, height, 8).fill(colours.tint);
      this.document.roundedRect(x, y, 5, height, 2).fill(colours.teal);
    });
  }

  /** Returns the sentence that names the page on which the document is checked. */
  checkText = (link: string): string => fill(t.checkGenuine, { address: link.replace('https://', '') });

  /** Draws the line above the notes at the foot, in points above the lower edge. */
  footLine(above: number): void {
    this.line(margin, this.#height - above, this.#width - margin);
  }

  /** Writes a centred note at the foot, in points above the lower edge. */
  footNote(text: string, above: number, style: Partial<Style> = {}): void {
    const whole = { align: 'center', maxWidth: this.#width - 2 * margin } as const;
    const y = this.#height - above;
    this.write('P', text, margin, y, { size: 8.5, colour: colours.muted, ...whole, ...style });
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => unknown): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** @returns the y coordinate of the end of the text */
  write(tag: 'H1' | 'H2' | 'P', text: string, x: number, y: number, style: Style): number {
    const { size, cut = 'regular', colour = colours.ink, align = 'left', maxWidth } = style;
    const { document } = this;
    this.#root.add(
      document.struct(tag, {}, () => {
        document.font(fontFiles[cut]).fontSize(size).fillColor(colour);
        const printable = toPrintable(text);
        if (hasRightToLeft(printable)) this.#writeRuns(printable, x, y, maxWidth);
        else document.text(printable, x, y, { width: maxWidth, align });
      }),
    );
    return document.y;
  }

  #writeRuns(text: string, x: number, y: number, maxWidth: number): void {
    const { document } = this;
    document.y = y;
    for (const runs of breakLines(text, maxWidth, (run) => document.widthOfString(run))) {
      const line = document.y;
      let left = x;
      for (const run of runs) {
        document.text(run, left, line, { lineBreak: false });
        left += document.widthOfString(run) + document.widthOfString(' ');
      }
      document.y = line + document.currentLineHeight(true);
    }
  }
}
