import * as z from 'zod';
import type { AuditRecord } from '#data/records.ts';
import { faultsOf, leafOf } from '#model/base/audit-leaf.ts';
import { type NoteKey, readNote } from './checkpoint.ts';
import { type EntryLine, entryOfLine } from './export-lines.ts';
import { rootByPath } from './inclusion.ts';
import { entrySchema, jsonOf } from './read-export.ts';

/** One entry with what proves that it is in the tree of a checkpoint, as a file of JSON. */

const proofFormat = 'audit-proof/1';

const schema = z.strictObject({
  format: z.literal(proofFormat),
  /** With the salts of its personal values, as in an export: its leaf is computed from it. */
  entry: entrySchema,
  /** SHA-256 of the entry, base64: what the tree hashes as its leaf. */
  leaf: z.string(),
  /** Its place in the tree, from 0, and how many leaves that has. */
  index: z.int().min(0),
  size: z.int().min(1),
  /** PATH of RFC 6962, 2.1.1: the nodes beside the way to the root, from the leaf on, base64. */
  hashes: z.array(z.string()),
  /** The signed note of the tree. */
  checkpoint: z.string(),
  /** Who signed it, as they say: proved is it by a key that came another way. */
  key: z.string(),
});
export type EntryProof = Omit<z.output<typeof schema>, 'format' | 'entry' | 'leaf'>;

export const proofText = (id: string, entry: AuditRecord, line: EntryLine, proof: EntryProof): string =>
  `${JSON.stringify({ format: proofFormat, entry: line, leaf: leafOf(id, entry), ...proof }, null, 2)}\n`;

export interface ProofVerdict {
  readonly broken: readonly string[];
  /** What could not be told, and why. */
  readonly untold: readonly string[];
  /** What is proved, where all holds. */
  readonly proved: string;
}

/**
 * Proves an entry by its file, without the rest of the audit.
 *
 * @param checkpoints signed notes that somebody kept outside; of each that is of the same size the root has to be the same
 * @returns undefined for what is no such file
 */
export function verifyProof(
  text: string,
  checkpoints: readonly string[],
  keys: readonly NoteKey[],
): ProofVerdict | undefined {
  const read = schema.safeParse(jsonOf(text)).data;
  if (read === undefined) return undefined;
  const { entry, leaf, index, size, hashes, checkpoint: note } = read;
  const record = entryOfLine(entry);
  const faults = faultsOf(entry.id, record);
  const { state, checkpoint } = readNote(note, keys);
  const root = rootByPath(leafOf(entry.id, record), index, size, hashes);
  const isInTree = checkpoint !== undefined && checkpoint.size === size && checkpoint.root === root;
  const others = checkpoints.map((one) => againstKept(one, { size, root }, keys));
  return {
    broken: [
      ...(faults.length > 0 ? [`entry ${entry.id}: changed (${faults.join(', ')})`] : []),
      ...(leaf === leafOf(entry.id, record) ? [] : [`entry ${entry.id}: not the one that the leaf is of`]),
      ...(state === 'no-note' ? ['checkpoint: no signed note of this audit'] : []),
      ...(state === 'forged' ? ['checkpoint: its signature does not fit'] : []),
      ...(isInTree ? [] : [`entry ${entry.id}: not in the tree of the checkpoint`]),
      ...others.flatMap(({ broken = [] }) => broken),
    ],
    untold: [
      ...(state === 'unknown-key' ? ['checkpoint: signed by none of the keys that were given'] : []),
      ...others.flatMap(({ untold = [] }) => untold),
    ],
    proved: `Entry ${entry.id} (${entry.action}, ${entry.at}) is number ${index + 1} of the ${size} of the checkpoint.`,
  };
}

function againstKept(
  note: string,
  { size, root }: { readonly size: number; readonly root: string | undefined },
  keys: readonly NoteKey[],
): Partial<Pick<ProofVerdict, 'broken' | 'untold'>> {
  const { state, checkpoint } = readNote(note, keys);
  if (state === 'unknown-key')
    return { untold: ['kept checkpoint: signed by none of the keys that were given'] };
  if (state !== 'signed' || checkpoint === undefined) return { broken: ['kept checkpoint: no signed note'] };
  if (checkpoint.size !== size)
    return {
      untold: [`kept checkpoint: of ${checkpoint.size} entries and not ${size}: that takes an export`],
    };
  return checkpoint.root === root ? {} : { broken: ['kept checkpoint: of another tree'] };
}
