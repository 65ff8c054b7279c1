import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type NoteKey, readVerifierKey } from '../functions/src/model/seals/checkpoint.ts';
import { verifyProof } from '../functions/src/model/seals/proof-file.ts';
import { readExport } from '../functions/src/model/seals/read-export.ts';
import { type Verdict, verifyAudit } from '../functions/src/model/seals/verification.ts';

const usage =
  'npm run audit:verify -- --export <file> --checkpoint <file> --key <key or file> [--checkpoint … --key …], or --proof <file> --key <key or file> [--checkpoint <file>] for one entry';

/** What cannot be told ends with 2, what is broken with 1. */
class CannotTell extends Error {}

const options = {
  export: { type: 'string' },
  proof: { type: 'string' },
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

/** What was found, with a line on how much was looked at and one for where all of it holds. */
type Told = Pick<Verdict, 'broken' | 'untold'> & { readonly head?: string; readonly proved: string };

type Options = ReturnType<typeof readOptions>;

function proofVerdict(file: string, { checkpoint = [], key = [] }: Options): Told {
  if (key.length === 0) throw new CannotTell(`Without a key nobody knows who signed it: ${usage}`);
  const verdict = verifyProof(readText(file), checkpoint.map(noteOf), key.map(keyOf));
  if (verdict === undefined) throw new CannotTell(`${file}: no proof of an entry.`);
  return verdict;
}

function exportVerdict({ export: file, checkpoint = [], key = [] }: Options): Told {
  if (file === undefined || checkpoint.length === 0 || key.length === 0)
    throw new CannotTell(`An export alone proves nothing, as it could have been made anew: ${usage}`);
  const read = readExport(readText(file));
  if (typeof read === 'string') throw new CannotTell(`${file}: ${read}.`);
  const verdict = verifyAudit(read, checkpoint.map(noteOf), key.map(keyOf));
  const { entries, sealed, waiting, erased } = verdict;
  return {
    ...verdict,
    head: `${entries} entries, ${sealed} of them sealed, ${waiting} too new to be; ${erased} values erased`,
    proved: 'The audit is as it was written.',
  };
}

const mostShown = 50;

const listed = (lines: readonly string[]): string[] =>
  lines.length <= mostShown
    ? [...lines]
    : [...lines.slice(0, mostShown), `… and ${lines.length - mostShown} more`];

/**
 * Proves an export of the audit, or one entry by its proof, without network.
 *
 * @returns 0 where all of it holds, 1 where it was changed, 2 where that cannot be told
 */
export function auditVerify(args: readonly string[], say: (line: string) => void): 0 | 1 | 2 {
  try {
    const given = readOptions(args);
    const told = given.proof === undefined ? exportVerdict(given) : proofVerdict(given.proof, given);
    const { broken, untold, head, proved } = told;
    if (head !== undefined) say(head);
    if (broken.length > 0) say(`first: ${broken[0]}`);
    for (const line of listed(broken)) say(`BROKEN ${line}`);
    for (const line of listed(untold)) say(`UNTOLD ${line}`);
    if (broken.length > 0) return 1;
    if (untold.length > 0) return 2;
    say(proved);
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
