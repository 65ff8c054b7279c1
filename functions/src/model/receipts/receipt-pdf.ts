import type { PaidYear } from 'contract/rules/membership';
import { association } from 'contract/words/association';
import { indonesianDate } from 'contract/words/dates';
import { groupTaxNumber } from 'contract/words/tax-numbers';
import { rupiah } from 'contract/words/text';
import { band, colours, margin, PaperPage, spellAmount } from './paper-page.ts';
import { receiptCode } from './receipt-codes.ts';
import type { Receipt } from './receipts.ts';

/** A5 across, in points. */
const [width, height] = [595.28, 419.53];
/** Of the QR code with the inmost of its quiet zone. */
const qrSide = 56;
const checkPage = `${association.siteUrl}/receipt`;
/** Where the answers begin, behind their labels. */
const answers = 178;

/**
 * A receipt as PDF: one page of A5.
 *
 * @returns the whole document
 */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const page = new ReceiptPage({
    title: `Kuitansi ${receipt.number}`,
    createdAt: receipt.issuedAt,
    size: [width, height],
  });
  page.head('KUITANSI', `No. ${receipt.number}`);
  page.body(receipt);
  page.foot(receipt);
  return page.end();
}

const purposeOf = (receipt: Receipt): string => {
  const occasion = receipt.kind === 'registration' ? 'pendaftaran' : 'perpanjangan';
  return `Iuran keanggotaan ${receipt.isOfInstitution ? 'institusi' : 'individu'} untuk satu tahun (${occasion})`;
};

const spellPeriod = ({ from, until }: PaidYear): string =>
  `${indonesianDate(from)} sampai ${indonesianDate(until)}`;

class ReceiptPage extends PaperPage {
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
      this.write('P', label, margin, y, { size: 10, colour: colours.muted, room: answers - margin - 12 });
      const room = width - margin - answers;
      const bottom = this.write('P', answer, answers, y - 1, { size: 11, room, ...style });
      y = Math.max(bottom, y + 13) + 4;
      this.decorate(() => this.line(answers, y, width - margin));
      y += 7;
    }
  }

  foot(receipt: Receipt): void {
    const { amount, decidedAt, signatory, secret } = receipt;
    const top = height - 112;
    const start = secret === undefined ? margin : margin + qrSide + 12;
    this.decorate(() => {
      this.document.roundedRect(start, top, 190, 50, 8).fill(colours.tint);
      this.document.roundedRect(start, top, 5, 50, 2).fill(colours.teal);
    });
    const sum = rupiah(amount);
    const size = sum.length > 14 ? 17 : 22;
    const style = { size, cut: 'bold', colour: colours.teal, align: 'center', room: 180 } as const;
    this.write('P', sum, start + 5, top + 26 - size / 2, style);
    const side = { align: 'center', room: 240 } as const;
    const left = width - margin - side.room;
    this.write('P', `${association.city}, ${indonesianDate(decidedAt)}`, left, top - 8, {
      size: 10,
      ...side,
    });
    const muted = { size: 10, colour: colours.muted, ...side };
    this.write('P', 'Disetujui oleh', left, top + 8, muted);
    const name = signatory?.name ?? association.name;
    this.write('P', name, left, top + 24, { size: 11, cut: 'bold', ...side });
    if (signatory) this.write('P', signatory.office, left, top + 39, muted);
    this.decorate(() => this.line(margin, height - 46, width - margin));
    const note = 'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.';
    const whole = { align: 'center', room: width - 2 * margin } as const;
    this.write('P', note, margin, height - 40, { size: 8.5, colour: colours.muted, ...whole });
    if (secret !== undefined) this.#proof(receiptCode({ number: receipt.number, secret }), top - 3);
  }

  /** The code that tells a genuine receipt, as a picture and to be typed. */
  #proof(code: string, top: number): void {
    this.qr(`${checkPage}#${code}`, 'Kode QR untuk memeriksa keaslian kuitansi ini', margin, top, qrSide);
    const how = `Periksa keaslian: ${checkPage.replace('https://', '')} · Kode ${code}`;
    const whole = { align: 'center', room: width - 2 * margin } as const;
    this.write('P', how, margin, height - 29, { size: 8, ...whole });
  }
}
