import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditSignerOf } from '../../../functions/src/model/seals/checkpoint.ts';
import { sealDue } from '../../../functions/src/model/seals/sealing.ts';
import { auditVerify } from '../../../tools/audit-verify.ts';
import type { Person } from '../make/people.ts';
import { as, inProcess } from '../suite/client.ts';
import { documentsOf, valuesOf } from './stores.ts';

/** What an auditor does: keeps exports and checkpoints, and proves them. */

export const auditSigner = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '');

/** Seals what is there, however new. */
export const sealed = (graceMs = 0): Promise<number> => sealDue({ signer: auditSigner, graceMs });

/** Which entries stand in seals, as often as they do. */
export const sealedIds = async (): Promise<string[]> =>
  (await valuesOf('auditSeals')).flatMap((seal) => seal.ids as string[]).sort();
export const entryIds = async (): Promise<string[]> => Object.keys(await documentsOf('audit')).sort();

let folder: string | undefined;

export function forgetKept(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}

/** The path of a file that an auditor keeps. */
export function keptFile(name: string, content: string | Buffer): string {
  folder ??= mkdtempSync(join(tmpdir(), 'sisindo-audit-'));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export interface Kept {
  readonly file: string;
  readonly checkpoint: string;
}

/** The export, and the checkpoint that was public then. */
export async function keep(admin: Person, name: string): Promise<Kept> {
  const { bytes } = await as(admin, inProcess()).ok('exportAudit', {});
  const note = await as(undefined, inProcess()).ok('getAuditCheckpoint', {});
  return { file: keptFile(`${name}.ndjson`, bytes), checkpoint: keptFile(`${name}.txt`, note.bytes) };
}

/** What `npm run audit:verify` ends with and says, with the key of the suite. */
export function auditVerdict(...args: readonly string[]): {
  readonly code: 0 | 1 | 2;
  readonly text: string;
} {
  const lines: string[] = [];
  const code = auditVerify([...args, '--key', auditSigner.verifierKey], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

export const verified = (
  { file }: Kept,
  ...checkpoints: readonly string[]
): ReturnType<typeof auditVerdict> =>
  auditVerdict('--export', file, ...checkpoints.flatMap((path) => ['--checkpoint', path]));
