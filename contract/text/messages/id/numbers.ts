export const thousandsSeparator = '.';
export const decimalSeparator = ',';
