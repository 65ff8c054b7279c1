import * as z from 'zod';
import type { AuditRecord } from '#data/records.ts';
import { computeLeaf, findFaults, missingPaths } from '#model/base/compute-leaf.ts';
import { type NoteKey, readNote } from './checkpoint.ts';
import { type EntryLine, fromEntryLine } from './entry-line.ts';
import { entrySchema, parseJson } from './read-export.ts';
import { rootFromPath } from './root-from-path.ts';

/** JSON file with one entry and the proof that the tree of a checkpoint contains it. */

const proofFormat = 'audit-proof/1';

const schema = z.strictObject({
  format: z.literal(proofFormat),
  /** With the salts of its personal values, as in an export: they are needed to compute its leaf. */
  entry: entrySchema,
  /** SHA-256 of the entry, base64. The leaf hash of the tree is computed from it. */
  leaf: z.string(),
  /** Position of the leaf in the tree, from 0; `size` is the number of leaves. */
  index: z.int().min(0),
  size: z.int().min(1),
  /** PATH of RFC 6962, 2.1.1: the sibling nodes from the leaf to the root, base64. */
  hashes: z.array(z.string()),
  checkpoint: z.string(),
  /** Claimed public key of the signer. Only a key from another source proves the signature. */
  key: z.string(),
});
type EntryProof = Omit<z.output<typeof schema>, 'format' | 'entry' | 'leaf'>;

export const formatProof = (id: string, entry: AuditRecord, line: EntryLine, proof: EntryProof): string =>
  `${JSON.stringify({ format: proofFormat, entry: line, leaf: computeLeaf(id, entry), ...proof }, null, 2)}\n`;

interface ProofVerdict {
  readonly broken: readonly string[];
  readonly inconclusive: readonly string[];
  /** Proved statement when there are no faults. */
  readonly proved: string;
}

const legacyCoverage =
  ' It is from before the commitments: the proof covers its id, time, action and the ids of its people, and not its names, details and changes.';

/**
 * Verifies an entry without the rest of the log. `checkpoints` are signed notes stored outside: those of the
 * same size must have the same root. Returns undefined for other text.
 */
export function verifyProof(
  text: string,
  checkpoints: readonly string[],
  keys: readonly NoteKey[],
): ProofVerdict | undefined {
  const read = schema.safeParse(parseJson(text)).data;
  if (read === undefined) return undefined;
  const { entry, leaf, index, size, hashes, checkpoint: note } = read;
  const record = fromEntryLine(entry);
  const faults = findFaults(entry.id, record);
  const { state, checkpoint } = readNote(note, keys);
  const root = rootFromPath(computeLeaf(entry.id, record), index, size, hashes);
  const isInTree = checkpoint !== undefined && checkpoint.size === size && checkpoint.root === root;
  const missing = missingPaths(record);
  const others = checkpoints.map((one) => compareWithStored(one, { size, root }, keys));
  return {
    broken: [
      ...(faults.length > 0 ? [`entry ${entry.id}: changed (${faults.join(', ')})`] : []),
      ...(leaf === computeLeaf(entry.id, record)
        ? []
        : [`entry ${entry.id}: not the one that the leaf is of`]),
      ...(state === 'no-note' ? ['checkpoint: no signed note of this audit'] : []),
      ...(state === 'forged' ? ['checkpoint: its signature does not fit'] : []),
      ...(isInTree ? [] : [`entry ${entry.id}: not in the tree of the checkpoint`]),
      ...others.flatMap(({ broken = [] }) => broken),
    ],
    inconclusive: [
      ...(state === 'unknown-key' ? ['checkpoint: signed by none of the keys that were given'] : []),
      ...(missing.length > 0
        ? [`entry ${entry.id}: ${missing.join(', ')} missing: whether an erasure is recorded takes an export`]
        : []),
      ...others.flatMap(({ inconclusive = [] }) => inconclusive),
    ],
    proved: `Entry ${entry.id} (${entry.action}, ${entry.at}) is number ${index + 1} of the ${size} of the checkpoint.${record.proof === undefined ? legacyCoverage : ''}`,
  };
}

function compareWithStored(
  note: string,
  { size, root }: { readonly size: number; readonly root: string | undefined },
  keys: readonly NoteKey[],
): Partial<Pick<ProofVerdict, 'broken' | 'inconclusive'>> {
  const { state, checkpoint } = readNote(note, keys);
  if (state === 'unknown-key')
    return { inconclusive: ['stored checkpoint: signed by none of the keys that were given'] };
  if (state !== 'signed' || checkpoint === undefined)
    return { broken: ['stored checkpoint: no signed note'] };
  if (checkpoint.size !== size)
    return {
      inconclusive: [
        `stored checkpoint: of ${checkpoint.size} entries and not ${size}: that takes an export`,
      ],
    };
  return checkpoint.root === root ? {} : { broken: ['stored checkpoint: of another tree'] };
}
