import { bcaBusiness, bcaPersonal } from './bca.ts';
import { bni, bniDirect } from './bni.ts';
import { bri } from './bri.ts';
import type { TableLayout } from './layout.ts';
import { mandiriInternet, mandiriKopra } from './mandiri.ts';

/** The first layout that fits a file reads it. Place a layout before each layout whose titles it contains. */
export const tableLayouts = {
  'bca-personal': bcaPersonal,
  'bca-business': bcaBusiness,
  'mandiri-kopra': mandiriKopra,
  'mandiri-internet': mandiriInternet,
  bri,
  'bni-direct': bniDirect,
  bni,
} as const satisfies Record<string, TableLayout>;

type KnownTable = keyof typeof tableLayouts;
export const knownTables = Object.entries(tableLayouts) as [KnownTable, TableLayout][];

/** `mapped` is a table whose columns an admin mapped. */
export const statementLayouts = [...knownTables.map(([name]) => name), 'mt940', 'mapped'] as const;
export type StatementLayout = (typeof statementLayouts)[number];
