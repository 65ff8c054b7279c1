import { bcaPersonal } from './bca-personal.ts';
import type { TableLayout } from './layout.ts';

/** KlikBCA Bisnis: the sign follows the amount ('125,501,327.00 DB'), and spaces pad the narratives. */
export const bcaBusiness: TableLayout = {
  ...bcaPersonal,
  columns: {
    ...bcaPersonal.columns,
    amount: { kind: 'signed', amount: ['jumlah', 'amount'] },
  },
};
