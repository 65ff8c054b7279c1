/**
 * '150.000', from a whole number. Put together here, as on a telephone the platform's number format takes longer to
 * make than the whole home page does to render.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** 'Rp 150.000' (with a no-break space), from whole rupiah. */
export const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${grouped(Math.abs(amount))}`;

/** Whether a name has letters that are not Latin ones. */
export const hasOtherLetters = (name: string): boolean =>
  /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u.test(name);
