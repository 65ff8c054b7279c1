import type { BillQris } from 'contract/bills';
import { readableBillCode } from 'contract/rules/money/bills';
import { association } from 'contract/words/association';
import { indonesianDate, indonesianMoment } from 'contract/words/dates';
import { groupTaxNumber } from 'contract/words/tax-numbers';
import { rupiah } from 'contract/words/text';
import type { InvoiceRecord } from '#data/bill-records.ts';
import { band, colours, margin, PaperPage, spellAmount } from '#model/receipts/paper-page.ts';

/** A4, in points. */
const [width, height] = [595.28, 841.89];
const right = width - margin;
const qrSide = 150;

/**
 * An invoice as PDF: one page of A4.
 *
 * @param qris a code of its amount; null where there is none
 * @returns the whole document
 */
export function invoicePdf(invoice: InvoiceRecord, qris: BillQris | null): Promise<Buffer> {
  const page = new InvoicePage({
    title: `Invoice ${invoice.number}`,
    createdAt: invoice.issuedAt,
    size: [width, height],
  });
  page.head('INVOICE', `No. ${invoice.number}`);
  const below = page.items(invoice, page.addressee(invoice));
  page.payment(invoice, qris, below);
  page.foot(invoice);
  return page.end();
}

const muted = { size: 10, colour: colours.muted } as const;

class InvoicePage extends PaperPage {
  /** @returns where it ends below */
  addressee({ name, address, taxNumber, issuedAt, dueAt }: InvoiceRecord): number {
    const top = band + 34;
    const room = 270;
    this.write('P', 'Kepada', margin, top, { ...muted, room });
    let y = this.write('P', name, margin, top + 15, { size: 13, cut: 'bold', room });
    if (address !== '') y = this.write('P', address, margin, y + 3, { size: 10, room });
    if (taxNumber !== undefined)
      y = this.write('P', `NPWP ${groupTaxNumber(taxNumber)}`, margin, y + 3, { size: 10, room });
    const side = { align: 'right', room: 235 } as const;
    const start = right - side.room;
    this.write('P', 'Tanggal', start, top, { ...muted, ...side });
    this.write('P', indonesianDate(issuedAt), start, top + 15, { size: 11, cut: 'bold', ...side });
    this.write('P', 'Batas bayar', start, top + 38, { ...muted, ...side });
    this.write('P', `${indonesianMoment(dueAt)} WIB`, start, top + 53, { size: 11, cut: 'bold', ...side });
    return Math.max(y, top + 70);
  }

  /** @returns where they end below */
  items({ kind, fee, amount }: InvoiceRecord, above: number): number {
    const occasion = kind === 'registration' ? 'pendaftaran' : 'perpanjangan';
    const rows = [
      [`Iuran keanggotaan institusi ${association.shortName} untuk satu tahun (${occasion})`, fee],
      ...(amount === fee ? [] : [['Kode unik (penanda transfer)', amount - fee] as const]),
    ] as const;
    let y = above + 28;
    const sum = { align: 'right', room: 130 } as const;
    const room = right - margin - sum.room - 20;
    this.write('P', 'Uraian', margin, y, { ...muted, room });
    this.write('P', 'Jumlah', right - sum.room, y, { ...muted, ...sum });
    y += 18;
    for (const [what, rupiahs] of rows) {
      this.decorate(() => this.line(margin, y, right));
      const bottom = this.write('P', what, margin, y + 8, { size: 11, room });
      const shown = rupiahs < 0 ? `−${rupiah(-rupiahs)}` : rupiah(rupiahs);
      this.write('P', shown, right - sum.room, y + 8, { size: 11, ...sum });
      y = bottom + 8;
    }
    this.decorate(() => {
      this.document.roundedRect(margin, y + 4, right - margin, 54, 8).fill(colours.tint);
      this.document.roundedRect(margin, y + 4, 5, 54, 2).fill(colours.teal);
    });
    this.write('P', 'Jumlah yang ditransfer', margin + 18, y + 14, { ...muted, room: 200 });
    this.write('P', spellAmount(amount), margin + 18, y + 29, { size: 10, cut: 'italic', room: 300 });
    const total = { size: 20, cut: 'bold', colour: colours.teal, align: 'right', room: 180 } as const;
    this.write('P', rupiah(amount), right - 14 - total.room, y + 19, total);
    return y + 58;
  }

  /** How it is paid, with the code beside the account. */
  payment({ bill, amount, uniqueCode }: InvoiceRecord, qris: BillQris | null, above: number): void {
    const { bank } = association;
    let y = above + 26;
    const room = qris === null ? right - margin : right - margin - qrSide - 30;
    this.write('H2', 'Cara membayar', margin, y, { size: 12, cut: 'bold', room });
    if (qris !== null) this.#drawCode(qris, amount, y);
    y += 22;
    for (const [label, answer] of [
      ['Bank', bank.name],
      ['Nomor rekening', bank.accountNumber],
      ['Atas nama', bank.accountHolder],
      ['Kode tagihan', readableBillCode(bill)],
    ] as const) {
      this.write('P', label, margin, y, { ...muted, room: 100 });
      y = this.write('P', answer, margin + 110, y - 1, { size: 11, cut: 'bold', room: room - 110 }) + 5;
    }
    const how =
      uniqueCode === null
        ? 'Tulis kode tagihan pada berita transfer.'
        : 'Transfer tepat sejumlah yang tertulis: tiga angka terakhirnya membuat transfer Anda langsung dikenali. Tulis kode tagihan pada berita transfer bila memungkinkan.';
    const proof = `Setelah membayar, unggah bukti transfer di ${association.siteUrl.replace('https://', '')}.`;
    y = this.write('P', how, margin, y + 8, { size: 10, room });
    this.write('P', proof, margin, y + 5, { size: 10, room });
  }

  #drawCode({ text, merchant, nmid }: BillQris, amount: number, y: number): void {
    const start = right - qrSide;
    this.qr(text, `QRIS ${rupiah(amount)} untuk ${merchant}`, start, y, qrSide);
    const centred = { align: 'center', room: qrSide } as const;
    const below = this.write('P', merchant, start, y + qrSide + 4, { size: 9, cut: 'bold', ...centred });
    this.write('P', `QRIS · NMID ${nmid}`, start, below + 1, { size: 8, colour: colours.muted, ...centred });
  }

  foot({ issuedAt, signatory }: InvoiceRecord): void {
    const side = { align: 'center', room: 240 } as const;
    const left = right - side.room;
    const top = height - 150;
    this.write('P', `${association.city}, ${indonesianDate(issuedAt)}`, left, top, { size: 10, ...side });
    this.write('P', signatory.name, left, top + 30, { size: 11, cut: 'bold', ...side });
    this.write('P', signatory.office, left, top + 45, { ...muted, ...side });
    this.decorate(() => this.line(margin, height - 60, right));
    const note =
      'Invoice ini dibuat secara elektronik dan sah tanpa tanda tangan. Invoice bukan bukti pembayaran: kuitansi terbit setelah pembayaran disetujui.';
    const whole = { align: 'center', room: right - margin } as const;
    this.write('P', note, margin, height - 52, { size: 8.5, colour: colours.muted, ...whole });
  }
}
