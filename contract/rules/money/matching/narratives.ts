import { billCodeDigits } from 'contract/rules/money/bills';
import { normalise } from 'contract/words/search-words';
import { namesakes } from './payer-names.ts';

/**
 * What comes in that nobody transferred for a bill: a day's takings by QRIS or card in one sum, money given back, and
 * what the bank books by itself.
 */
const notTransfers =
  /\bQRIS?\b|\bMID\b|\bEDC\b|KARTU (?:KREDIT|DEBIT)|\bREV(?:ERSAL|ERSED)?\b|\bRVSL\b|KOREKSI|PEMBATALAN|\bBATAL\b|\bRETUR\b|REFUND|\bINTEREST\b/i;

/** Interest; but Bunga is also what people are called. */
const interest =
  /^\s*(?:KR(?:EDIT)?\s+)?BUNGA(?:\s*$|\s+\d)|\bBUNGA (?:TABUNGAN|REKENING|GIRO|DEPOSITO|BERJALAN)\b/i;

/** Whether a credit can be what somebody transferred for a bill. */
export const isTransfer = (narrative: string): boolean =>
  !notTransfers.test(narrative) && !interest.test(narrative);

const codeLength = billCodeDigits + 1;

/**
 * All texts of eight characters that could be meant as the code of a bill: without what people put between, and with
 * the letters that are read as digits (I, L, O) as those.
 */
export function codesIn(narrative: string): string[] {
  const text = narrative
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return Array.from({ length: Math.max(0, text.length - codeLength + 1) }, (_, at) =>
    text.slice(at, at + codeLength),
  );
}

/** Words of banks, of transfers and of what dues are called, which are nobody's name. */
const bankWords = new Set(
  `trsf trf transfer inw cn e ebanking banking mbanking mobile ibanking cr db dr kr bi fast bifast otomatis llg rtgs skn
  antar bank bca bni bri bsi mandiri cimb permata danamon btn ocbc dari ke from to setoran tunai via atm switching ftscy
  ftfva ws pb online iuran tagihan keanggotaan registrasi pendaftaran perpanjangan anggota sisindo idr rp no nomor kode
  bayar pembayaran untuk dan an`.split(/\s+/),
);

/** BCA writes the name right behind an amount: '149877.00SITI AMINAH'. */
const withoutAmounts = (narrative: string): string => narrative.replace(/\d+[.,]\d\d(?=\p{L})/gu, ' ');

const isOfNobody = (word: string): boolean => word === '' || /\d/.test(word) || bankWords.has(word);

/**
 * The words of a narrative that may be those of a name: no numbers, none of banks. A namesake of a bank may be one behind
 * such a word, unless the bank is named as one.
 */
export const nameWordsIn = (narrative: string): string[] =>
  normalise(withoutAmounts(narrative))
    .split(' ')
    .filter((word, at, all) => {
      if (!namesakes.has(word)) return !isOfNobody(word);
      return !isOfNobody(all[at - 1] ?? '') && all[at + 1] !== 'bank';
    });
