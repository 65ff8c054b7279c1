import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One window of a browser. */
export interface Driver {
  /** Name and version. */
  readonly browser: string;
  /** Opens an address and waits until its document is loaded. */
  open(url: string): Promise<void>;
  /** Returns the value of an expression in the page, or that of its promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses one key for each character; a line break is Enter. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that may be installed. */
export interface Installation {
  readonly name: string;
  /** Package of Debian, and the variable that names another path. */
  readonly install: string;
  /** Paths or names of programs that must exist. */
  readonly programs: readonly (readonly string[])[];
  start(programs: readonly string[]): Promise<Driver>;
}

const findProgram = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      name.includes('/')
        ? [name]
        : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

/** Returns the paths of the programs, or undefined when one is not installed. */
export function findPrograms({ programs }: Installation): readonly string[] | undefined {
  const paths = programs.map(findProgram);
  return paths.every((path) => path !== undefined) ? paths : undefined;
}
