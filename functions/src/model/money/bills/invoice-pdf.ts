import type { BillQris } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer, transferNote } from 'contract/rules/money/transfer-notes';
import { association, issuer } from 'contract/text/association';
import { formatDate, formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { currentLocale } from 'contract/text/language/localize';
import { formatRupiah } from 'contract/text/numbers';
import { formatTaxNumber } from 'contract/text/tax-numbers';
import type { InvoiceRecord } from '#data/bill-records.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/papers.ts';
import {
  colours,
  headerHeight,
  margin,
  PaperPage,
  spellAmount,
  toYears,
} from '#model/money/receipts/paper-page.ts';
import type { ProFormaInvoice } from './invoices.ts';

const [width, height] = PaperPage.sizes.a4;
const right = width - margin;
const qrSide = 150;

type Invoice = InvoiceRecord | ProFormaInvoice;

/** Draws a page of A4. */
export function invoicePdf(invoice: Invoice, qris: BillQris | null): Promise<Buffer> {
  const { number, bill } = invoice;
  const page = new InvoicePage({
    title:
      number === null
        ? fill(t.proFormaTitle, { code: formatBillCode(bill) })
        : fill(t.invoiceTitle, { number }),
    createdAt: invoice.issuedAt,
    size: PaperPage.sizes.a4,
  });
  if (number === null) page.head(t.proFormaHeading, fill(t.billNumber, { code: formatBillCode(bill) }));
  else page.head(t.invoiceHeading, `No. ${number}`);
  const below = page.items(invoice, page.addressee(invoice));
  page.payment(invoice, qris, below);
  page.foot(invoice);
  return page.end();
}

const muted = { size: 10, colour: colours.muted } as const;

class InvoicePage extends PaperPage {
  /** @returns the y coordinate of its end */
  addressee({ name, address, taxNumber, issuedAt, dueAt }: Invoice): number {
    const top = headerHeight + 34;
    const maxWidth = 270;
    this.write('P', t.invoiceTo, margin, top, { ...muted, maxWidth });
    let y = this.write('P', name, margin, top + 15, { size: 13, cut: 'bold', maxWidth });
    if (address !== '') y = this.write('P', address, margin, y + 3, { size: 10, maxWidth });
    if (taxNumber !== undefined)
      y = this.write('P', `NPWP ${formatTaxNumber(taxNumber)}`, margin, y + 3, { size: 10, maxWidth });
    const side = { align: 'right', maxWidth: 235 } as const;
    const start = right - side.maxWidth;
    this.write('P', t.date, start, top, { ...muted, ...side });
    this.write('P', formatDate(issuedAt), start, top + 15, { size: 11, cut: 'bold', ...side });
    this.write('P', t.payBy, start, top + 38, { ...muted, ...side });
    this.write('P', `${formatDateTime(dueAt)} WIB`, start, top + 53, { size: 11, cut: 'bold', ...side });
    return Math.max(y, top + 70);
  }

  /** @returns the y coordinate of their end */
  items({ kind, years = 1, fee, amount }: Invoice, above: number): number {
    const what = kind === 'registration' ? t.invoicedRegistration : t.invoicedRenewal;
    const rows = [
      [fill(what, { association: association.shortName, years: toYears(years) }), fee],
      ...(amount === fee ? [] : [[t.uniqueCode, amount - fee] as const]),
    ] as const;
    let y = above + 28;
    const sum = { align: 'right', maxWidth: 130 } as const;
    const maxWidth = right - margin - sum.maxWidth - 20;
    this.write('P', t.description, margin, y, { ...muted, maxWidth });
    this.write('P', t.amount, right - sum.maxWidth, y, { ...muted, ...sum });
    y += 18;
    for (const [label, rupiahs] of rows) {
      this.line(margin, y, right);
      const bottom = this.write('P', label, margin, y + 8, { size: 11, maxWidth });
      const formatted = rupiahs < 0 ? `−${formatRupiah(-rupiahs)}` : formatRupiah(rupiahs);
      this.write('P', formatted, right - sum.maxWidth, y + 8, { size: 11, ...sum });
      y = bottom + 8;
    }
    this.box(margin, y + 4, right - margin, 54);
    this.write('P', t.amountToTransfer, margin + 18, y + 14, { ...muted, maxWidth: 200 });
    // In English, amounts are not written in words.
    if (currentLocale() === 'id')
      this.write('P', spellAmount(amount), margin + 18, y + 29, { size: 10, cut: 'italic', maxWidth: 300 });
    const total = { size: 20, cut: 'bold', colour: colours.teal, align: 'right', maxWidth: 180 } as const;
    this.write('P', formatRupiah(amount), right - 14 - total.maxWidth, y + 19, total);
    return y + 58;
  }

  /** Draws the payment instructions, with the QR code next to the bank account. */
  payment({ name, bill, amount, uniqueCode }: Invoice, qris: BillQris | null, above: number): void {
    const { bank } = association;
    let y = above + 26;
    const maxWidth = qris === null ? right - margin : right - margin - qrSide - 30;
    this.write('H2', t.howToPay, margin, y, { size: 12, cut: 'bold', maxWidth });
    if (qris !== null) this.#drawCode(qris, amount, y);
    y += 22;
    for (const [label, value] of [
      [t.bank, bank.name],
      [t.accountNumber, bank.accountNumber],
      [t.accountHolder, bank.accountHolder],
      [t.billCode, formatBillCode(bill)],
      [t.transferNote, transferNote({ name, membership: 'institution', code: bill })],
    ] as const) {
      this.write('P', label, margin, y, { ...muted, maxWidth: 100 });
      y =
        this.write('P', value, margin + 110, y - 1, { size: 11, cut: 'bold', maxWidth: maxWidth - 110 }) + 5;
    }
    const proof = fill(t.uploadProof, { address: toPageUrl('').replace('https://', '') });
    y += 8;
    if (uniqueCode !== null) {
      y = this.write('P', exactTransfer(), margin, y, { size: 10, maxWidth }) + 5;
    }
    this.write('P', proof, margin, y, { size: 10, maxWidth });
  }

  #drawCode({ text, merchant, nmid }: BillQris, amount: number, y: number): void {
    const start = right - qrSide;
    this.qr(text, fill(t.qrisOf, { amount: formatRupiah(amount), merchant }), start, y, qrSide);
    const centred = { align: 'center', maxWidth: qrSide } as const;
    const below = this.write('P', merchant, start, y + qrSide + 4, { size: 9, cut: 'bold', ...centred });
    this.write('P', `QRIS · NMID ${nmid}`, start, below + 1, { size: 8, colour: colours.muted, ...centred });
  }

  foot({ number, issuedAt, signatory }: Invoice): void {
    const side = { align: 'center', maxWidth: 240 } as const;
    const left = right - side.maxWidth;
    const top = height - 150;
    this.write('P', `${issuer.city}, ${formatDate(issuedAt)}`, left, top, { size: 10, ...side });
    this.write('P', signatory.name, left, top + 30, { size: 11, cut: 'bold', ...side });
    this.write('P', signatory.office, left, top + 45, { ...muted, ...side });
    this.footLine(60);
    this.footNote(number === null ? t.proFormaNote : t.invoiceNote, 52);
  }
}
