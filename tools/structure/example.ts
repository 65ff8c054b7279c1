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
import { listFiles } from './files.ts';

/** Pages with an example. No two of them change the same file. */
const TUTORIALS = ['docs/tutorial.md', 'docs/tutorial-mail.md'];

/** A file that the tutorial creates or changes. */
export interface ExampleFile {
  readonly path: string;
  /** Content of a new file, or a diff without line numbers for an existing file. */
  readonly text: string;
  readonly isNew: boolean;
}

/**
 * Extracts the files from the code blocks of a page. The first comment of a block names its new file. A diff
 * starts the changes of each file with `+++ <path>`.
 */
export function parseExampleFiles(page: string): ExampleFile[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, language, block = '']) => {
    const parts = language === 'diff' ? block.split(/^\+{3} /m) : block.split(/^\/\/ (?=\S+\n)/);
    return parts.slice(1).map((part) => {
      const end = part.indexOf('\n');
      return { path: part.slice(0, end), text: part.slice(end + 1), isNew: language !== 'diff' };
    });
  });
}

/** Reads the files of all tutorials. */
export const readExample = (): ExampleFile[] =>
  TUTORIALS.flatMap((page) => parseExampleFiles(readFileSync(join(ROOT, page), 'utf8')));

/**
 * Applies a diff without line numbers. The context and removed lines of each hunk give its position.
 *
 * @throws Error unless the text contains these lines exactly once
 */
export function applyDiff(path: string, text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((changed, hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const withoutSign = (sign: string) =>
      `\n${lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')}`;
    const parts = `\n${changed}`.split(withoutSign('+'));
    if (parts.length === 2) return parts.join(withoutSign('-')).slice(1);
    throw new Error(
      `A tutorial changes ${path} at lines that occur ${parts.length - 1} times instead of once:${withoutSign('+')}`,
    );
  }, text);
}

/** Returns the content of a file after the tutorial. */
export const textOf = ({ path, text, isNew }: ExampleFile): string =>
  isNew ? text : applyDiff(path, readFileSync(join(ROOT, path), 'utf8'), text);

export interface ExampleCopy {
  readonly folder: string;
  /** Runs Node in a folder of the copy. Rejects with the output if the process fails. */
  run(args: readonly string[], options?: { folder?: string; env?: NodeJS.ProcessEnv }): Promise<void>;
  remove(): void;
}

const SOURCE_FOLDERS = ['contract', 'functions', 'web', 'tests', 'tools', 'docs'];
const WORKSPACES = ['contract', 'functions', 'web'];

/** Copies the repository to a temporary folder and applies the files of the example. */
export function createExampleCopy(example: readonly ExampleFile[]): ExampleCopy {
  const parentFolder = realpathSync(mkdtempSync(join(tmpdir(), 'sisindo-example-')));
  const copyFolder = join(parentFolder, 'repository');
  const rootFiles = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  for (const file of [...rootFiles, ...SOURCE_FOLDERS.flatMap((folder) => listFiles(ROOT, folder))]) {
    mkdirSync(dirname(join(copyFolder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copyFolder, file));
  }
  linkPackages(parentFolder, copyFolder);
  for (const file of example) {
    const path = join(copyFolder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(file));
  }
  return {
    folder: copyFolder,
    run: (args, { folder = '.', env = process.env } = {}) =>
      new Promise((resolve, reject) => {
        const options = { cwd: join(copyFolder, folder), env, maxBuffer: 10_000_000 };
        execFile(process.execPath, args, options, (error, stdout, stderr) => {
          if (error === null) return resolve();
          const output = stripVTControlCharacters(stdout + stderr) || error.message;
          reject(
            new Error(`The example of the tutorials does not fit the code. Update its blocks.\n${output}`),
          );
        });
      }),
    // rmSync removes the links without following them.
    remove: () => rmSync(parentFolder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Links the installed packages. Node searches upwards, so the copy uses its own workspaces first. */
function linkPackages(parentFolder: string, copyFolder: string): void {
  const link = (target: string, path: string) => symlinkSync(target, path, 'junction');
  link(join(ROOT, 'node_modules'), join(parentFolder, 'node_modules'));
  mkdirSync(join(copyFolder, 'node_modules'));
  for (const workspace of WORKSPACES) {
    link(join(copyFolder, workspace), join(copyFolder, 'node_modules', workspace));
    const installed = join(ROOT, workspace, 'node_modules');
    if (existsSync(installed)) link(installed, join(copyFolder, workspace, 'node_modules'));
  }
}
