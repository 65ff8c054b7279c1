import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type NoteKey, readVerifierKey } from '../functions/src/model/audit-log/checkpoint.ts';
import { readExport } from '../functions/src/model/audit-log/read-export.ts';
import { type Verdict, verifyAudit } from '../functions/src/model/audit-log/verify-audit.ts';
import { verifyProof } from '../functions/src/model/audit-log/verify-proof.ts';

const usage =
  'npm run audit:verify -- --export <file> --checkpoint <file> --key <key or file> [--checkpoint … --key …], or --proof <file> --key <key or file> [--checkpoint <file>] for one entry';

/** Ends with exit code 2 (inconclusive); a detected change ends with 1. */
class InconclusiveError extends Error {}

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
    throw new InconclusiveError(`The options are not right; use it as: ${usage}`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InconclusiveError(`${path} cannot be read.`);
  }
}

function parseKey(text: string): NoteKey {
  const key = readVerifierKey(existsSync(text) ? readText(text) : text);
  if (key === undefined) throw new InconclusiveError(`${text} is no key of an audit.`);
  return key;
}

/** Mail programs change line ends, which invalidates the signature. */
const readNote = (path: string): string => `${readText(path).replaceAll('\r\n', '\n').trim()}\n`;

/** Findings, with a summary line and the text for a successful verification. */
type VerificationReport = Pick<Verdict, 'broken' | 'inconclusive'> & {
  readonly head?: string;
  readonly proved: string;
};

type Options = ReturnType<typeof readOptions>;

function verifyProofFile(file: string, { checkpoint = [], key = [] }: Options): VerificationReport {
  if (key.length === 0) throw new InconclusiveError(`Without a key nobody knows who signed it: ${usage}`);
  const verdict = verifyProof(readText(file), checkpoint.map(readNote), key.map(parseKey));
  if (verdict === undefined) throw new InconclusiveError(`${file}: no proof of an entry.`);
  return verdict;
}

function verifyExport({ export: file, checkpoint = [], key = [] }: Options): VerificationReport {
  if (file === undefined || checkpoint.length === 0 || key.length === 0)
    throw new InconclusiveError(`An export alone proves nothing, as it could have been made anew: ${usage}`);
  const read = readExport(readText(file));
  if (typeof read === 'string') throw new InconclusiveError(`${file}: ${read}.`);
  const verdict = verifyAudit(read, checkpoint.map(readNote), key.map(parseKey));
  const { entries, checkpointed, waiting, erased, withoutCommitments } = verdict;
  const exception = `, except for the names, details and changes of ${withoutCommitments} entries from before the commitments: nothing proves them`;
  return {
    ...verdict,
    head: `${entries} entries, ${checkpointed} of them in checkpoints, ${waiting} too new to be; ${erased} values erased`,
    proved: `The audit is as it was written${withoutCommitments > 0 ? exception : ''}.`,
  };
}

const maxShownLines = 50;

const truncateLines = (lines: readonly string[]): string[] =>
  lines.length <= maxShownLines
    ? [...lines]
    : [...lines.slice(0, maxShownLines), `… and ${lines.length - maxShownLines} more`];

/**
 * Verifies an export of the audit log, or one entry by its inclusion proof, without network access.
 *
 * @returns 0 if it is unchanged, 1 if it was changed, 2 if that cannot be determined
 */
export function auditVerify(args: readonly string[], log: (line: string) => void): 0 | 1 | 2 {
  try {
    const given = readOptions(args);
    const report = given.proof === undefined ? verifyExport(given) : verifyProofFile(given.proof, given);
    const { broken, inconclusive, head, proved } = report;
    if (head !== undefined) log(head);
    if (broken.length > 0) log(`first: ${broken[0]}`);
    for (const line of truncateLines(broken)) log(`BROKEN ${line}`);
    for (const line of truncateLines(inconclusive)) log(`INCONCLUSIVE ${line}`);
    if (broken.length > 0) return 1;
    if (inconclusive.length > 0) return 2;
    log(proved);
    return 0;
  } catch (error) {
    if (!(error instanceof InconclusiveError)) throw error;
    log(error.message);
    return 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = auditVerify(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
}
