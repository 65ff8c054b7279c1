import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type NoteKey, readVerifierKey } from '../functions/src/model/seals/checkpoint.ts';
import { readExport } from '../functions/src/model/seals/read-export.ts';
import { type Verdict, verifyAudit } from '../functions/src/model/seals/verification.ts';

const usage =
  'npm run audit:verify -- --export <file> --checkpoint <file> --key <key or file> [--checkpoint … --key …]';

/** What cannot be told ends with 2, what is broken with 1. */
class CannotTell extends Error {}

const options = {
  export: { type: 'string' },
  checkpoint: { type: 'string', multiple: true },
  key: { type: 'string', multiple: true },
} as const;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new CannotTell(`The options are not right; use it as: ${usage}`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CannotTell(`${path} cannot be read.`);
  }
}

function keyOf(text: string): NoteKey {
  const key = readVerifierKey(existsSync(text) ? readText(text) : text);
  if (key === undefined) throw new CannotTell(`${text} is no key of an audit.`);
  return key;
}

/** Line ends of mail programs are not those that were signed. */
const noteOf = (path: string): string => `${readText(path).replaceAll('\r\n', '\n').trim()}\n`;

function verdictOf(args: readonly string[]): Verdict {
  const { export: file, checkpoint = [], key = [] } = readOptions(args);
  if (file === undefined || checkpoint.length === 0 || key.length === 0)
    throw new CannotTell(`An export alone proves nothing, as it could have been made anew: ${usage}`);
  const read = readExport(readText(file));
  if (typeof read === 'string') throw new CannotTell(`${file}: ${read}.`);
  return verifyAudit(read, checkpoint.map(noteOf), key.map(keyOf));
}

const mostShown = 50;

const listed = (lines: readonly string[]): string[] =>
  lines.length <= mostShown
    ? [...lines]
    : [...lines.slice(0, mostShown), `… and ${lines.length - mostShown} more`];

/**
 * Proves an export of the audit, without network.
 *
 * @returns 0 where all of it holds, 1 where it was changed, 2 where that cannot be told
 */
export function auditVerify(args: readonly string[], say: (line: string) => void): 0 | 1 | 2 {
  try {
    const { broken, untold, entries, sealed, waiting, erased } = verdictOf(args);
    say(`${entries} entries, ${sealed} of them sealed, ${waiting} too new to be; ${erased} values erased`);
    if (broken.length > 0) say(`first: ${broken[0]}`);
    for (const line of listed(broken)) say(`BROKEN ${line}`);
    for (const line of listed(untold)) say(`UNTOLD ${line}`);
    if (broken.length > 0) return 1;
    if (untold.length > 0) return 2;
    say('The audit is as it was written.');
    return 0;
  } catch (error) {
    if (!(error instanceof CannotTell)) throw error;
    say(error.message);
    return 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = auditVerify(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
}
