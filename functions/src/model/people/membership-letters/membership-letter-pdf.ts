import { formatCertificateCode } from 'contract/rules/events/certificates';
import { untilText } from 'contract/rules/membership';
import { membershipLetterPath } from 'contract/rules/people/membership-letters';
import { identifierFieldNames, personFields } from 'contract/rules/people/person-fields';
import { association, issuer } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/papers.ts';
import { colours, headerHeight, margin, PaperPage } from '#model/money/receipts/paper-page.ts';
import type { MembershipLetterRecord } from './records.ts';

const [width, height] = PaperPage.sizes.a4;
/** Left edge of the text; letters have a wider margin than receipts. */
const left = 64;
const textWidth = width - 2 * left;
const valueX = left + 130;
const qrSide = 76;

/** Draws a page of A4. Equal letters give equal bytes. */
export function membershipLetterPdf(code: string, letter: MembershipLetterRecord): Promise<Buffer> {
  const page = new MembershipLetterPage({
    title: fill(t.letterTitle, letter),
    createdAt: letter.issuedAt,
    size: PaperPage.sizes.a4,
  });
  page.sender(480);
  page.signature(letter, page.body(letter));
  page.foot(code);
  return page.end();
}

const toFacts = (letter: MembershipLetterRecord): (readonly [label: string, value: string])[] => [
  [t.name, letter.name],
  [t.memberNumber, letter.memberNumber],
  [t.institution, letter.institution],
  [t.department, letter.department],
  ...identifierFieldNames.map((field) => [personFields[field].label, letter[field]] as const),
];

class MembershipLetterPage extends PaperPage {
  /** Returns where the text ends. */
  body(letter: MembershipLetterRecord): number {
    let y = headerHeight + 48;
    const centred = { align: 'center', maxWidth: textWidth } as const;
    const title = { size: 18, cut: 'bold', colour: colours.teal, ...centred } as const;
    y = this.write('H1', t.letterHeading, left, y, title) + 4;
    y = this.write('P', fill(t.letterNumber, letter), left, y, { size: 11, ...centred }) + 32;
    const text = { size: 11.5, maxWidth: textWidth } as const;
    const { name, shortName } = association;
    const opening = fill(t.letterOpening, { name, shortName });
    y = this.write('P', opening, left, y, text) + 16;
    for (const [label, value] of toFacts(letter).filter(([, filled]) => filled !== '')) {
      this.write('P', label, left, y, { size: 11, colour: colours.muted, maxWidth: valueX - left - 10 });
      const style = { size: 11.5, cut: label === t.name ? 'bold' : 'regular' } as const;
      y = this.write('P', value, valueX, y - 0.5, { ...style, maxWidth: width - left - valueX }) + 5;
      this.line(valueX, y, width - left);
      y += 7;
    }
    const { since, validUntil, purpose } = letter;
    const membership = fill(t.letterMembership, {
      association: shortName,
      since: formatDate(since),
      validity: untilText(validUntil, formatDate),
    });
    y = this.write('P', membership, left, y + 12, text) + 14;
    const use = purpose === '' ? t.letterUse : fill(t.letterUseFor, { purpose });
    return this.write('P', use, left, y, text);
  }

  signature({ issuedAt, signatory }: MembershipLetterRecord, top: number): void {
    const start = width / 2 + 20;
    const style = { size: 11.5, maxWidth: width - left - start } as const;
    const y = this.write('P', `${issuer.city}, ${formatDate(issuedAt)}`, start, top + 36, style) + 3;
    const below = this.write('P', `${signatory.office},`, start, y, style);
    this.write('P', signatory.name, start, below + 34, { ...style, cut: 'bold' });
  }

  /** Draws the code with which the letter is checked. */
  foot(code: string): void {
    const link = toPageUrl(membershipLetterPath(code));
    const top = height - margin - qrSide - 10;
    this.line(left, top - 14, width - left);
    this.qr(link, t.letterQr, left, top, qrSide);
    const [start, maxWidth] = [left + qrSide + 16, textWidth - qrSide - 16];
    const printedCode = fill(t.code, { code: formatCertificateCode(code) });
    let y = this.write('P', printedCode, start, top + 6, { size: 11, cut: 'bold', maxWidth }) + 3;
    y = this.write('P', this.checkText(link), start, y, { size: 9.5, maxWidth }) + 3;
    this.write('P', t.letterNote, start, y, { size: 9.5, colour: colours.muted, maxWidth });
  }
}
