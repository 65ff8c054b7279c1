import { billCodeDigits } from 'contract/rules/money/bills';
import { normalise } from 'contract/text/search-words';
import { ambiguousBankNames } from './payer-names.ts';

/** Settlements of QRIS or card payments, reversals, and bookings of the bank. */
const nonTransferPattern =
  /\bQRIS?\b|\bMID\b|\bEDC\b|KARTU (?:KREDIT|DEBIT)|\bREV(?:ERSAL|ERSED)?\b|\bRVSL\b|KOREKSI|PEMBATALAN|\bBATAL\b|\bRETUR\b|REFUND|\bINTEREST\b/i;

/** Interest. Bunga is also a name of people. */
const interestPattern =
  /^(?:KR(?:EDIT)?\s+)?BUNGA(?:$|\s+\d)|\bBUNGA (?:TABUNGAN|REKENING|GIRO|DEPOSITO|BERJALAN)\b/i;

/** Returns true if a credit can be a transfer for a bill. */
export const isTransfer = (narrative: string): boolean =>
  !nonTransferPattern.test(narrative) && !interestPattern.test(narrative.trim());

const codeLength = billCodeDigits + 1;

/**
 * Returns all substrings of eight characters that can be a bill code. It ignores separators, and reads the
 * letters I, L and O as the digits they resemble.
 */
export function extractCodeCandidates(narrative: string): string[] {
  const text = narrative
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return Array.from({ length: Math.max(0, text.length - codeLength + 1) }, (_, at) =>
    text.slice(at, at + codeLength),
  );
}

/** Words about banks, transfers and dues, which are not names. */
const bankWords = new Set(
  `trsf trf transfer inw cn e ebanking banking mbanking mobile ibanking cr db dr kr bi fast bifast otomatis llg rtgs skn
  antar bank bca bni bri bsi mandiri cimb permata danamon btn ocbc dari ke from to setoran tunai via atm switching ftscy
  ftfva ws pb online iuran tagihan keanggotaan registrasi pendaftaran perpanjangan anggota sisindo idr rp no nomor kode
  bayar pembayaran untuk dan an`.split(/\s+/),
);

/** BCA writes the name directly after an amount: '149877.00SITI AMINAH'. */
const withoutAmounts = (narrative: string): string => narrative.replace(/(?<!\d)\d+[.,]\d\d(?=\p{L})/gu, ' ');

const isNotNameWord = (word: string): boolean => word === '' || /\d/.test(word) || bankWords.has(word);

/**
 * Returns the words of a narrative that can be part of a name, without numbers and bank words. A bank name
 * that is also a person's name counts only if a name word is before it and the word "bank" is not after it.
 */
export const extractNameWords = (narrative: string): string[] =>
  normalise(withoutAmounts(narrative))
    .split(' ')
    .filter((word, at, all) => {
      if (!ambiguousBankNames.has(word)) return !isNotNameWord(word);
      return !isNotNameWord(all[at - 1] ?? '') && all[at + 1] !== 'bank';
    });

/** Words about banks and channels that only some exports of a bank contain. */
const channelWords = new Set(
  'mcm inhousetrf central asia negara rakyat nasional indonesia teller'.split(' '),
);

/** Returns the words that distinguish transfers of one amount: names, codes, references. */
export const extractWords = (narrative: string): string[] =>
  normalise(withoutAmounts(narrative))
    .split(' ')
    .filter((word) => word !== '' && !bankWords.has(word) && !channelWords.has(word));
