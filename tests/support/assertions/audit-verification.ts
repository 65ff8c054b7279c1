import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveAuditSigner } from '../../../functions/src/model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { auditVerify } from '../../../tools/audit-verify.ts';
import type { Person } from '../factories/people.ts';
import { inProcess } from '../suite/client.ts';
import { documentsOf, valuesOf } from './stores.ts';

/** Actions of an auditor: saves exports and checkpoints, and verifies them. */

export const auditSigner = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');

/** Creates checkpoints of all entries, including new ones. */
export const checkpointAudit = (settleMs = 0): Promise<number> =>
  checkpointDueEntries({ signer: auditSigner, settleMs: settleMs });

/** Returns the ids of all checkpointed entries. An entry in two checkpoints appears twice. */
export const checkpointedIds = async (): Promise<string[]> =>
  (await valuesOf('auditSeals')).flatMap((checkpoint) => checkpoint.ids as string[]).sort();
export const entryIds = async (): Promise<string[]> => Object.keys(await documentsOf('audit')).sort();

let folder: string | undefined;

export function deleteAuditFiles(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}

export function writeAuditFile(name: string, content: string | Buffer): string {
  folder ??= mkdtempSync(join(tmpdir(), 'sisindo-audit-'));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export interface SavedExport {
  readonly file: string;
  readonly checkpoint: string;
}

/** Saves an export of the audit log and the checkpoint that is public at this time. */
export async function saveExport(admin: Person, name: string): Promise<SavedExport> {
  const { bytes } = await inProcess(admin).ok('exportAudit', {});
  const note = await inProcess().ok('getAuditCheckpoint', {});
  return {
    file: writeAuditFile(`${name}.ndjson`, bytes),
    checkpoint: writeAuditFile(`${name}.txt`, note.bytes),
  };
}

/** Returns the exit code and the output of `npm run audit:verify` with the key of the suite. */
export function auditVerdict(...args: readonly string[]): {
  readonly code: 0 | 1 | 2;
  readonly text: string;
} {
  const lines: string[] = [];
  const code = auditVerify([...args, '--key', auditSigner.verifierKey], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

export const verifyExport = (
  { file }: SavedExport,
  ...checkpoints: readonly string[]
): ReturnType<typeof auditVerdict> =>
  auditVerdict('--export', file, ...checkpoints.flatMap((path) => ['--checkpoint', path]));
