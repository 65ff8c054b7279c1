import { association } from 'contract/words/association';
import { indonesianDate } from 'contract/words/dates';
import { logoNodes, logoPetals } from 'contract/words/logo-shape';
import { terbilang } from 'contract/words/terbilang';
import { rupiah } from 'contract/words/text';
import PDFDocument from 'pdfkit';
import { toPrintable } from './printable.ts';
import type { Receipt } from './receipts.ts';

/** A5 across, in points. */
const [width, height] = [595.28, 419.53];
const margin = 40;
const band = 84;
/** Where the answers begin, behind their labels. */
const answers = 178;

// Paper is white in any scheme: the colours of the card and of the site's light one.
const colours = {
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
  readonly bold?: true;
  readonly italic?: true;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Room to the right; longer texts go on below. */
  readonly room: number;
}

/**
 * A receipt as PDF: one page of A5, tagged for screen readers, the same bytes for the same receipt.
 *
 * @returns the whole document
 */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'id-ID',
    info: {
      Title: `Kuitansi ${receipt.number}`,
      Author: association.name,
      CreationDate: receipt.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pdf = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const page = new ReceiptPage(document);
  page.head(receipt);
  page.body(receipt);
  page.foot(receipt);
  page.end();
  return pdf;
}

const purposeOf = (receipt: Receipt): string => {
  const occasion = receipt.kind === 'registration' ? 'pendaftaran' : 'perpanjangan';
  return `Iuran keanggotaan ${receipt.isOfInstitution ? 'institusi' : 'individu'} untuk satu tahun (${occasion})`;
};

const spellAmount = (amount: number): string => {
  const words = `${terbilang(amount)} rupiah`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

class ReceiptPage {
  readonly #root: PDFKit.PDFStructureElement;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  head({ number }: Receipt): void {
    this.#decorate(() => this.#drawBand());
    const [left, room] = [margin + 56, 300];
    this.#write('P', association.name, left, 22, { size: 14, bold: true, colour: colours.paper, room });
    this.#write('P', association.address, left, 42, { size: 8.5, colour: colours.soft, room });
    const contact = `${association.serviceEmail} · ${association.phone}`;
    this.#write('P', contact, left, 55, { size: 8.5, colour: colours.soft, room });
    const right = { align: 'right', room: 190 } as const;
    const start = width - margin - right.room;
    this.#write('H1', 'KUITANSI', start, 20, { size: 24, bold: true, colour: colours.paper, ...right });
    this.#write('P', `No. ${number}`, start, 50, { size: 11, bold: true, colour: colours.saffron, ...right });
  }

  body(receipt: Receipt): void {
    let y = band + 24;
    const { memberNumber } = receipt;
    const rows = [
      ['Sudah terima dari', receipt.name, { bold: true }],
      ['Uang sejumlah', spellAmount(receipt.amount), { italic: true }],
      ['Untuk pembayaran', purposeOf(receipt), {}],
      ...(memberNumber === null ? [] : [['Nomor anggota', memberNumber, {}] as const]),
    ] as const;
    for (const [label, answer, style] of rows) {
      this.#write('P', label, margin, y, { size: 10, colour: colours.muted, room: answers - margin - 12 });
      const room = width - margin - answers;
      const bottom = this.#write('P', answer, answers, y - 1, { size: 12, room, ...style });
      y = Math.max(bottom, y + 14) + 6;
      this.#decorate(() => this.#line(answers, y, width - margin));
      y += 10;
    }
  }

  foot({ amount, decidedAt }: Receipt): void {
    const top = height - 122;
    this.#decorate(() => {
      this.document.roundedRect(margin, top, 200, 50, 8).fill(colours.tint);
      this.document.roundedRect(margin, top, 5, 50, 2).fill(colours.teal);
    });
    const sum = rupiah(amount);
    const size = sum.length > 14 ? 17 : 22;
    const style = { size, bold: true, colour: colours.teal, align: 'center', room: 190 } as const;
    this.#write('P', sum, margin + 5, top + 26 - size / 2, style);
    const side = { align: 'center', room: 270 } as const;
    const left = width - margin - side.room;
    this.#write('P', `${association.city}, ${indonesianDate(decidedAt)}`, left, top - 4, {
      size: 10,
      ...side,
    });
    const muted = { size: 10, colour: colours.muted, ...side };
    this.#write('P', 'Disetujui oleh', left, top + 14, muted);
    this.#write('P', association.name, left, top + 30, { size: 11, bold: true, ...side });
    this.#decorate(() => this.#line(margin, height - 46, width - margin));
    const note = 'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.';
    const whole = { align: 'center', room: width - 2 * margin } as const;
    this.#write('P', note, margin, height - 36, { size: 8.5, colour: colours.muted, ...whole });
  }

  end(): void {
    this.#root.end();
    this.document.end();
  }

  #drawBand(): void {
    const { document } = this;
    document.rect(0, 0, width, band).fill(colours.navy);
    document.rect(0, band, width, 3).fill(colours.saffron);
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

  #line(from: number, y: number, to: number): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(colours.line);
  }

  /** What is only drawn is no content: screen readers pass over it. */
  #decorate(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** @returns where the text ends below */
  #write(tag: 'H1' | 'P', text: string, x: number, y: number, style: Style): number {
    const { size, bold, italic, colour = colours.ink, align = 'left', room } = style;
    const { document } = this;
    this.#root.add(
      document.struct(tag, {}, () => {
        document
          .font(bold ? 'Helvetica-Bold' : italic ? 'Helvetica-Oblique' : 'Helvetica')
          .fontSize(size)
          .fillColor(colour)
          .text(toPrintable(text), x, y, { width: room, align });
      }),
    );
    return document.y;
  }
}
