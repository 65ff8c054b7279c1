import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../emulators/suite.ts';
import { filesBeneath } from './files.ts';

/** One file of the README's worked example. */
export interface ExampleFile {
  /** From the root of the repository. */
  readonly path: string;
  /** The whole of a new file; places of one that is there, as a diff without line numbers. */
  readonly text: string;
  readonly isNew: boolean;
}

/**
 * The example's files: blocks of code whose first line is a comment with their path, and blocks of diff, in which the
 * additions to a file stand beneath `+++ <path>`.
 */
export function exampleFiles(readme: string): ExampleFile[] {
  return [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, kind, block = '']) => {
    const parts = kind === 'diff' ? block.split(/^\+{3} /m) : block.split(/^\/\/ (?=\S+\n)/);
    return parts.slice(1).map((part) => {
      const end = part.indexOf('\n');
      return { path: part.slice(0, end), text: part.slice(end + 1), isNew: kind !== 'diff' };
    });
  });
}

/**
 * Makes the changes of a diff whose places are told apart by `@@` and found by their lines alone.
 *
 * @throws Error unless the lines of each place stand in the text once
 */
export function withChanges(path: string, text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((changed, place) => {
    const lines = place.split('\n').slice(0, -1);
    const without = (sign: string) =>
      `\n${lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')}`;
    const parts = `\n${changed}`.split(without('+'));
    if (parts.length === 2) return parts.join(without('-')).slice(1);
    throw new Error(
      `README.md changes ${path} at these lines, which stand there ${parts.length - 1} times, not once:${without('+')}`,
    );
  }, text);
}

export interface ExampleCopy {
  readonly folder: string;
  /**
   * Runs Node in the copy.
   *
   * @throws Error with what it printed, if it fails
   */
  run(args: readonly string[], options?: { within?: string; env?: NodeJS.ProcessEnv }): Promise<void>;
  remove(): void;
}

const ROOMS = ['contract', 'functions', 'web', 'tests', 'tools', 'artwork'];
const WORKSPACES = ['contract', 'functions', 'web'];

/** Makes a copy of the repository in a temporary folder, with these files as the example has them. */
export function copyWith(example: readonly ExampleFile[]): ExampleCopy {
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'sisindo-example-')));
  const folder = join(around, 'repository');
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  for (const file of [...atRoot, ...ROOMS.flatMap((room) => filesBeneath(ROOT, room))]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(around, folder);
  for (const { path, text, isNew } of example) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isNew ? text : withChanges(path, readFileSync(file, 'utf8'), text));
  }
  return {
    folder,
    run: (args, { within = '.', env = process.env } = {}) =>
      new Promise((resolve, reject) => {
        const options = { cwd: join(folder, within), env, maxBuffer: 10_000_000 };
        execFile(process.execPath, args, options, (error, stdout, stderr) => {
          if (error === null) return resolve();
          const printed = stripVTControlCharacters(stdout + stderr) || error.message;
          reject(
            new Error(`The example in README.md does not fit the code: change its blocks there.\n${printed}`),
          );
        });
      }),
    // Links are removed, not followed.
    remove: () => rmSync(around, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Packages are looked up from a folder upwards: the copy has its own workspaces, and all else where it is installed. */
function linkPackages(around: string, folder: string): void {
  const link = (target: string, path: string) => symlinkSync(target, path, 'junction');
  link(join(ROOT, 'node_modules'), join(around, 'node_modules'));
  mkdirSync(join(folder, 'node_modules'));
  for (const workspace of WORKSPACES) {
    link(join(folder, workspace), join(folder, 'node_modules', workspace));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) link(own, join(folder, workspace, 'node_modules'));
  }
}
