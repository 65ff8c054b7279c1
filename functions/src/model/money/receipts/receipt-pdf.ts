import type { PaidPeriod } from 'contract/rules/membership';
import { association, issuer } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { currentLocale } from 'contract/text/language/localize';
import { formatRupiah } from 'contract/text/numbers';
import { formatTaxNumber } from 'contract/text/tax-numbers';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/papers.ts';
import { colours, headerHeight, margin, PaperPage, spellAmount, toYears } from './paper-page.ts';
import { encodeReceiptCode } from './receipt-codes.ts';
import type { Receipt } from './receipts.ts';

const [width, height] = PaperPage.sizes.a5Landscape;
/** Side of the QR code with the inner part of its quiet zone. */
const qrSide = 56;
/** X coordinate of the values, after their labels. */
const valueX = 178;

/** Draws a page of A5. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const page = new ReceiptPage({
    title: fill(t.receiptTitle, receipt),
    createdAt: receipt.issuedAt,
    size: PaperPage.sizes.a5Landscape,
  });
  page.head(t.receiptHeading, `No. ${receipt.number}`);
  page.body(receipt);
  page.foot(receipt);
  return page.end();
}

const toPurpose = (receipt: Receipt): string => {
  if (receipt.event !== null) return fill(t.purposeEvent, { event: receipt.event });
  const isRegistration = receipt.kind === 'registration';
  const text = receipt.isOfInstitution
    ? isRegistration
      ? t.registrationOfInstitution
      : t.renewalOfInstitution
    : isRegistration
      ? t.registrationOfPerson
      : t.renewalOfPerson;
  return fill(text, { years: toYears(receipt.years) });
};

const spellPeriod = ({ from, until }: PaidPeriod): string =>
  fill(t.period, { from: formatDate(from), until: formatDate(until) });

class ReceiptPage extends PaperPage {
  body(receipt: Receipt): void {
    let y = headerHeight + 20;
    const { taxNumber, memberNumber, period } = receipt;
    const rows = [
      [t.receivedFrom, receipt.latinName ?? receipt.name, { cut: 'bold' }],
      ...(taxNumber === undefined ? [] : [['NPWP', formatTaxNumber(taxNumber), {}] as const]),
      // In English, amounts are not written in words.
      ...(currentLocale() === 'id'
        ? [[t.amountInWords, spellAmount(receipt.amount), { cut: 'italic' }] as const]
        : []),
      [t.purpose, toPurpose(receipt), {}],
      ...(period ? [[t.membershipPeriod, spellPeriod(period), {}] as const] : []),
      ...(memberNumber === null ? [] : [[t.memberNumber, memberNumber, {}] as const]),
    ] as const;
    for (const [label, value, style] of rows) {
      this.write('P', label, margin, y, { size: 10, colour: colours.muted, maxWidth: valueX - margin - 12 });
      const maxWidth = width - margin - valueX;
      const bottom = this.write('P', value, valueX, y - 1, { size: 11, maxWidth, ...style });
      y = Math.max(bottom, y + 13) + 4;
      this.line(valueX, y, width - margin);
      y += 7;
    }
  }

  foot(receipt: Receipt): void {
    const { amount, decidedAt, signatory, secret } = receipt;
    const top = height - 112;
    const start = secret === undefined ? margin : margin + qrSide + 12;
    this.box(start, top, 190, 50);
    const sum = formatRupiah(amount);
    const size = sum.length > 14 ? 17 : 22;
    const style = { size, cut: 'bold', colour: colours.teal, align: 'center', maxWidth: 180 } as const;
    this.write('P', sum, start + 5, top + 26 - size / 2, style);
    const side = { align: 'center', maxWidth: 240 } as const;
    const left = width - margin - side.maxWidth;
    this.write('P', `${issuer.city}, ${formatDate(decidedAt)}`, left, top - 8, {
      size: 10,
      ...side,
    });
    const muted = { size: 10, colour: colours.muted, ...side };
    this.write('P', t.approvedBy, left, top + 8, muted);
    const name = signatory?.name ?? association.name;
    this.write('P', name, left, top + 24, { size: 11, cut: 'bold', ...side });
    if (signatory) this.write('P', signatory.office, left, top + 39, muted);
    this.footLine(46);
    this.footNote(t.receiptNote, 40);
    if (secret !== undefined) this.#proof(encodeReceiptCode({ number: receipt.number, secret }), top - 3);
  }

  /** Draws the code that proves the receipt genuine, as QR code and as text. */
  #proof(code: string, top: number): void {
    const checkPage = toPageUrl('/receipt');
    this.qr(`${checkPage}#${code}`, t.receiptQr, margin, top, qrSide);
    const how = fill(t.checkReceipt, { address: checkPage.replace('https://', ''), code });
    this.footNote(how, 29, { size: 8, colour: colours.ink });
  }
}
