import type { Translation } from 'contract/text/language/localize';

export const title = 'Check a receipt';
export const lead =
  'Scan the QR code on the receipt with your phone’s camera, or type the code printed at the foot of the receipt.';
export const placeholder = 'The result appears here after you check a code.';
export const codeTitle = 'Type the receipt code';
export const codeMissing = 'Type the code first.';
export const codeForm = 'Receipt code';
export const code = 'Code';
export const codeHint =
  '20 letters and digits, for example {example} Upper or lower case makes no difference.';
export const check = 'Check';
export const genuineTitle = 'Genuine receipt';
export const genuineText = 'Compare these facts with the receipt in your hand.';
export const forgedTitle = 'Forged receipt';
export const forgedText =
  'The number exists, but the code does not belong to that receipt of {name}. Do not accept it.';
export const unknownTitle = 'Unknown receipt';
export const unknownText = '{name} has never issued a receipt with this code. Do not accept it.';
export const unreadableTitle = 'Code not recognised';
export const unreadableText =
  'The code is mistyped or cut off. Compare it again with the one at the foot of the receipt.';
export const number = 'Number';
export const issued = 'Issued';
export const amount = 'Amount';
export const payer = 'Issued to';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
