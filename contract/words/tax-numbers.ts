/** The digits of a taxpayer's number (NPWP), however they are grouped. */
export const taxNumberDigits = (text: string): string => text.replace(/[\s.-]/g, '');

/** Nothing, 16 digits, or 15 as they were given out before 2024. */
export const taxNumberForm = /^(\d{15,16})?$/;

/**
 * The number as it is read: '0912 3456 7890 1234', and 15 digits as they stand on the older cards, '09.123.456.7-890.123'.
 *
 * @param digits 15 or 16 of them, or none
 */
export const groupTaxNumber = (digits: string): string =>
  digits.length === 15
    ? digits.replace(/^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    : digits.replace(/\d{4}(?=\d)/g, '$& ');
