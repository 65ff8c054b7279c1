import type { StatementLayout } from './layouts/table-layouts.ts';

interface ImportedFile {
  /** Empty after it was deleted, because it can name people. */
  readonly name: string;
  readonly layout: StatementLayout;
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns the name of an imported file; without one, the facts by which the treasurer recognises it. */
export const fileNameOf = ({ name, layout, from, to }: ImportedFile): string =>
  name === '' ? ['mutasi', layout, from, to].filter((part) => part !== null).join(' ') : name;
