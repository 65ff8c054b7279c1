import { bcaPersonal } from './bca-personal.ts';
import type { TableLayout } from './layout.ts';

/** KlikBCA Bisnis: the sign is glued to the amount ('125,501,327.00 DB'), narratives are padded with spaces. */
export const bcaBusiness: TableLayout = {
  ...bcaPersonal,
  layout: 'bca-business',
  columns: {
    ...bcaPersonal.columns,
    amount: { kind: 'signed', amount: ['jumlah', 'amount'] },
  },
};
