/** Fixed in English by the specification. */
export const back = 'Back';
export const tryAgain = 'Coba lagi';
export const loading = 'Memuat…';
export const moreLabel = 'Selengkapnya';
/** Separates the decimals of a file size. */
export const decimalMark = ',';
