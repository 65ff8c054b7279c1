export const taxNumberDigits = (text: string): string => text.replace(/[\s.-]/g, '');

/** Empty, 16 digits, or 15 digits of the format before 2024. */
export const taxNumberPattern = /^(\d{15,16})?$/;

/** Formats '0912 3456 7890 1234', or 15 digits as on older cards: '09.123.456.7-890.123'. */
export const formatTaxNumber = (digits: string): string =>
  digits.length === 15
    ? digits.replace(/^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    : digits.replace(/\d{4}(?=\d)/g, '$& ');
