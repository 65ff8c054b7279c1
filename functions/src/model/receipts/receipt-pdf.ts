import type { PaidYear } from 'contract/rules/membership';
import { association } from 'contract/words/association';
import { indonesianDate } from 'contract/words/dates';
import { logoNodes, logoPetals } from 'contract/words/logo-shape';
import { groupTaxNumber } from 'contract/words/tax-numbers';
import { terbilang } from 'contract/words/terbilang';
import { rupiah } from 'contract/words/text';
import PDFDocument from 'pdfkit';
import encodeQr from 'qr';
import { receiptCode } from './receipt-codes.ts';
import { type FontCut, fontFiles, hasRightToLeft, linesOf, toPrintable } from './receipt-fonts.ts';
import type { Receipt } from './receipts.ts';

/** A5 across, in points. */
const [width, height] = [595.28, 419.53];
const margin = 40;
const band = 84;
/** Of the QR code with the inmost of its quiet zone. */
const qrSide = 56;
const checkPage = `${association.siteUrl}/receipt`;
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
  readonly cut?: FontCut;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Room to the right; longer texts go on below. */
  readonly room: number;
}

/**
 * A receipt as PDF: one page of A5, tagged for screen readers, fonts embedded, the same bytes for the same receipt.
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

const spellPeriod = ({ from, until }: PaidYear): string =>
  `${indonesianDate(from)} sampai ${indonesianDate(until)}`;

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
    this.#write('P', association.name, left, 14, { size: 13, cut: 'bold', colour: colours.paper, room });
    this.#write('P', association.address, left, 32, { size: 8.5, colour: colours.soft, room });
    const contact = `${association.serviceEmail} · ${association.phone}`;
    this.#write('P', contact, left, 45, { size: 8.5, colour: colours.soft, room });
    const taxNumber = `NPWP ${association.taxNumber}`;
    this.#write('P', taxNumber, left, 58, { size: 8.5, colour: colours.soft, room });
    const right = { align: 'right', room: 190 } as const;
    const start = width - margin - right.room;
    this.#write('H1', 'KUITANSI', start, 20, { size: 24, cut: 'bold', colour: colours.paper, ...right });
    this.#write('P', `No. ${number}`, start, 50, {
      size: 11,
      cut: 'bold',
      colour: colours.saffron,
      ...right,
    });
  }

  body(receipt: Receipt): void {
    let y = band + 20;
    const { taxNumber, memberNumber, period } = receipt;
    const rows = [
      ['Sudah terima dari', receipt.latinName ?? receipt.name, { cut: 'bold' }],
      ...(taxNumber === undefined ? [] : [['NPWP', groupTaxNumber(taxNumber), {}] as const]),
      ['Uang sejumlah', spellAmount(receipt.amount), { cut: 'italic' }],
      ['Untuk pembayaran', purposeOf(receipt), {}],
      ...(period ? [['Masa keanggotaan', spellPeriod(period), {}] as const] : []),
      ...(memberNumber === null ? [] : [['Nomor anggota', memberNumber, {}] as const]),
    ] as const;
    for (const [label, answer, style] of rows) {
      this.#write('P', label, margin, y, { size: 10, colour: colours.muted, room: answers - margin - 12 });
      const room = width - margin - answers;
      const bottom = this.#write('P', answer, answers, y - 1, { size: 11, room, ...style });
      y = Math.max(bottom, y + 13) + 4;
      this.#decorate(() => this.#line(answers, y, width - margin));
      y += 7;
    }
  }

  foot(receipt: Receipt): void {
    const { amount, decidedAt, signatory, secret } = receipt;
    const top = height - 112;
    const start = secret === undefined ? margin : margin + qrSide + 12;
    this.#decorate(() => {
      this.document.roundedRect(start, top, 190, 50, 8).fill(colours.tint);
      this.document.roundedRect(start, top, 5, 50, 2).fill(colours.teal);
    });
    const sum = rupiah(amount);
    const size = sum.length > 14 ? 17 : 22;
    const style = { size, cut: 'bold', colour: colours.teal, align: 'center', room: 180 } as const;
    this.#write('P', sum, start + 5, top + 26 - size / 2, style);
    const side = { align: 'center', room: 240 } as const;
    const left = width - margin - side.room;
    this.#write('P', `${association.city}, ${indonesianDate(decidedAt)}`, left, top - 8, {
      size: 10,
      ...side,
    });
    const muted = { size: 10, colour: colours.muted, ...side };
    this.#write('P', 'Disetujui oleh', left, top + 8, muted);
    const name = signatory?.name ?? association.name;
    this.#write('P', name, left, top + 24, { size: 11, cut: 'bold', ...side });
    if (signatory) this.#write('P', signatory.office, left, top + 39, muted);
    this.#decorate(() => this.#line(margin, height - 46, width - margin));
    const note = 'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.';
    const whole = { align: 'center', room: width - 2 * margin } as const;
    this.#write('P', note, margin, height - 40, { size: 8.5, colour: colours.muted, ...whole });
    if (secret !== undefined) this.#proof(receiptCode({ number: receipt.number, secret }), top - 3);
  }

  /** The code that tells a genuine receipt, as a picture and to be typed. */
  #proof(code: string, top: number): void {
    const alt = 'Kode QR untuk memeriksa keaslian kuitansi ini';
    this.#root.add(
      this.document.struct('Figure', { alt }, () => this.#drawQr(`${checkPage}#${code}`, margin, top)),
    );
    const how = `Periksa keaslian: ${checkPage.replace('https://', '')} · Kode ${code}`;
    const whole = { align: 'center', room: width - 2 * margin } as const;
    this.#write('P', how, margin, height - 29, { size: 8, ...whole });
  }

  /** The rest of the quiet zone around it is the paper's. */
  #drawQr(text: string, x: number, y: number): void {
    const modules = encodeQr(text, 'raw', { border: 1, ecc: 'medium' });
    const side = qrSide / modules.length;
    modules.forEach((row, line) => {
      row.forEach((isDark, place) => {
        if (isDark) this.document.rect(x + place * side, y + line * side, side, side);
      });
    });
    this.document.fill(colours.ink);
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
    const { size, cut = 'regular', colour = colours.ink, align = 'left', room } = style;
    const { document } = this;
    this.#root.add(
      document.struct(tag, {}, () => {
        document.font(fontFiles[cut]).fontSize(size).fillColor(colour);
        const printable = toPrintable(text);
        if (hasRightToLeft(printable)) this.#setRuns(printable, x, y, room);
        else document.text(printable, x, y, { width: room, align });
      }),
    );
    return document.y;
  }

  #setRuns(text: string, x: number, y: number, room: number): void {
    const { document } = this;
    document.y = y;
    for (const runs of linesOf(text, room, (run) => document.widthOfString(run))) {
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
