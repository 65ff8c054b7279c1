import type { AuditRecord } from '#data/records.ts';
import { canonicalJson, computeLeaf, findFaults, missingPaths } from '#model/base/compute-leaf.ts';
import { type Checkpoint, type NoteKey, readNote } from './checkpoint.ts';
import { type AuditExport, type CheckpointLine, fromEntryLine, timesWithinLateness } from './entry-line.ts';
import { findUnexplained, readErasures } from './erasures.ts';
import {
  type CheckpointEntry,
  checkpointIdOf,
  compareEntries,
  nextCheckpoint,
  type UnsignedCheckpoint,
} from './next-checkpoint.ts';
import { appendLeaves, rootHash, type Tree } from './tree.ts';

/** Result of verifying an export. `broken` lists the faults in the order of the tree. */
export interface Verdict {
  readonly broken: readonly string[];
  /** Checks without a result, with the reason. */
  readonly inconclusive: readonly string[];
  readonly entries: number;
  readonly checkpointed: number;
  /** Entries that are too new to have a checkpoint. */
  readonly waiting: number;
  /** Number of personal values that recorded erasures removed, as the law requires. */
  readonly erased: number;
  /** Entries from before commitments existed. Nothing proves their names, details and changes. */
  readonly withoutCommitments: number;
}

/** An older entry without a checkpoint is a fault: no checkpoint will contain it. */
const maxUncheckpointedAgeMs = 5 * 60_000;

interface KnownEntry extends CheckpointEntry {
  readonly record: AuditRecord;
}

/**
 * Checks that every entry is unchanged and in the tree exactly once, that every checkpoint continues the one
 * before it, and that every published checkpoint matches the tree.
 */
export function verifyAudit(
  { head, checkpoints, entries }: AuditExport,
  publishedNotes: readonly string[],
  keys: readonly NoteKey[],
  noteState: typeof readNote = readNote,
): Verdict {
  const broken: string[] = [];
  const inconclusive: string[] = [];
  const knownEntries = readEntries(entries, broken);
  const published = readCheckpoints(publishedNotes, (note) => noteState(note, keys), {
    broken,
    inconclusive,
  });
  const roots = new Map<number, string>();
  const wantedSizes = new Set(published.map(({ size }) => size));
  const chain = verifyChain(checkpoints, {
    knownEntries,
    read: (note) => noteState(note, keys),
    broken,
    inconclusive,
    roots,
    wantedSizes,
  });
  broken.push(...publishedFaults(published, roots, chain.size));
  const erasures = readErasures(knownEntries.values(), chain.ids);
  for (const entry of knownEntries.values()) {
    const unexplained = findUnexplained(entry.record, erasures);
    const name = `entry ${entry.id} (${entry.record.action})`;
    if (unexplained.broken.length > 0)
      broken.push(`${name}: values are missing without an erasure (${unexplained.broken.join(', ')})`);
    if (unexplained.waiting.length > 0)
      inconclusive.push(`${name}: its erasure has no checkpoint yet; export again in five minutes`);
  }
  const limit = Date.parse(head.at) - maxUncheckpointedAgeMs;
  const open = [...knownEntries.values()].filter(({ id }) => !chain.ids.has(id));
  for (const { id, at, record } of open) {
    if (at.getTime() >= limit) continue;
    broken.push(`entry ${id} (${record.action}): has no checkpoint, though older than five minutes`);
  }
  return {
    broken,
    inconclusive,
    entries: entries.length,
    checkpointed: chain.size,
    waiting: open.filter(({ at }) => at.getTime() >= limit).length,
    erased: [...knownEntries.values()].flatMap(({ record }) => missingPaths(record)).length,
    withoutCommitments: [...knownEntries.values()].filter(({ record }) => record.proof === undefined).length,
  };
}

type Published = Checkpoint & { readonly name: string };

function readCheckpoints(
  notes: readonly string[],
  read: (note: string) => ReturnType<typeof readNote>,
  { broken, inconclusive }: { readonly broken: string[]; readonly inconclusive: string[] },
): Published[] {
  return notes.flatMap((note, index) => {
    const { state, checkpoint } = read(note);
    const name = `checkpoint ${index + 1}`;
    if (state === 'no-note') broken.push(`${name}: no signed note of this audit`);
    if (state === 'forged') broken.push(`${name}: its signature does not fit`);
    if (state === 'unknown-key') inconclusive.push(`${name}: signed by none of the keys that were given`);
    return state === 'signed' && checkpoint ? [{ ...checkpoint, name }] : [];
  });
}

function readEntries(lines: AuditExport['entries'], broken: string[]): Map<string, KnownEntry> {
  const known = new Map<string, KnownEntry>();
  let last: KnownEntry | undefined;
  for (const line of lines) {
    const record = fromEntryLine(line);
    const entry = { id: line.id, at: record.at, leaf: computeLeaf(line.id, record), record };
    if (known.has(line.id)) broken.push(`entry ${line.id}: occurs twice`);
    if (last !== undefined && compareEntries(last, entry) > 0) broken.push(`entry ${line.id}: out of order`);
    const faults = findFaults(line.id, record);
    if (faults.length > 0) broken.push(`entry ${line.id} (${record.action}): changed (${faults.join(', ')})`);
    known.set(line.id, entry);
    last = entry;
  }
  return known;
}

interface ChainContext {
  readonly knownEntries: ReadonlyMap<string, KnownEntry>;
  readonly read: (note: string) => ReturnType<typeof readNote>;
  readonly broken: string[];
  readonly inconclusive: string[];
  /** Root hashes at the sizes of `wantedSizes`. */
  readonly roots: Map<number, string>;
  readonly wantedSizes: ReadonlySet<number>;
}

/** State of the chain before the checkpoint that is verified. */
interface ChainState {
  readonly tree: (Tree & { readonly to: Date }) | undefined;
  /** Creation times of checkpointed entries within ten minutes before the end of the last checkpoint. */
  readonly recentTimes: readonly Date[];
  /** Whether the export contains all entries of the checkpoints so far. */
  readonly hasAllEntries: boolean;
}

function verifyChain(
  checkpoints: readonly CheckpointLine[],
  context: ChainContext,
): { readonly size: number; readonly ids: ReadonlySet<string> } {
  const ids = new Set<string>();
  let before: ChainState = { tree: undefined, recentTimes: [], hasAllEntries: true };
  context.roots.set(0, rootHash(appendLeaves(undefined, [])));
  for (const checkpoint of checkpoints) {
    const name = `checkpoint ${checkpoint.id}`;
    context.broken.push(
      ...entryFaults(checkpoint, context.knownEntries, ids).map((fault) => `${name}: ${fault}`),
    );
    // A missing entry is represented by its leaf, so that later checkpoints can be verified.
    const entries = checkpoint.ids.map((id, index) => ({
      id,
      at: context.knownEntries.get(id)?.at ?? new Date(Number.NaN),
      leaf: checkpoint.leaves[index] ?? '',
    }));
    const hasOwnEntries = checkpoint.ids.every((id) => context.knownEntries.has(id));
    const expected = nextCheckpoint(before.tree, entries, before.recentTimes);
    const faults = [
      ...factFaults(checkpoint, expected, before, hasOwnEntries),
      ...noteFaults(checkpoint, context),
    ];
    if (hasOwnEntries && !isInOrder(entries)) faults.push('the order of its entries');
    if (faults.length > 0) context.broken.push(`${name}: not as it was written (${faults.join(', ')})`);
    recordRoots(before.tree, entries, context);
    const to = hasOwnEntries ? expected.to : new Date(checkpoint.to);
    const checkpointed = [...before.recentTimes.map((at) => ({ at })), ...entries];
    before = {
      tree: { size: expected.size, frontier: expected.frontier, to },
      recentTimes: timesWithinLateness(checkpointed, to),
      hasAllEntries: before.hasAllEntries && hasOwnEntries,
    };
  }
  return { size: before.tree?.size ?? 0, ids };
}

/** @param checkpointedIds ids in earlier checkpoints; the ids of this checkpoint are added */
function entryFaults(
  checkpoint: CheckpointLine,
  known: ReadonlyMap<string, KnownEntry>,
  checkpointedIds: Set<string>,
): string[] {
  return [...checkpoint.ids.entries()].flatMap(([index, id]) => {
    const faults: string[] = [];
    const entry = known.get(id);
    if (entry === undefined) faults.push(`entry ${id} is missing`);
    else if (entry.leaf !== checkpoint.leaves[index]) faults.push(`entry ${id} is not the checkpointed one`);
    if (checkpointedIds.has(id)) faults.push(`entry ${id} is in two checkpoints`);
    checkpointedIds.add(id);
    return faults;
  });
}

const isInOrder = (entries: readonly CheckpointEntry[]): boolean =>
  entries.every((entry, index) => index === 0 || compareEntries(entries[index - 1] ?? entry, entry) < 0);

const treeFields = ['size', 'count', 'root', 'prev', 'frontier'] as const;
const timeFields = ['from', 'to', 'recent'] as const;

function factFaults(
  checkpoint: CheckpointLine,
  expected: UnsignedCheckpoint,
  before: ChainState,
  hasOwnEntries: boolean,
): string[] {
  const stated = { ...checkpoint, from: new Date(checkpoint.from), to: new Date(checkpoint.to) };
  // The creation time of a missing entry is unknown.
  const times = hasOwnEntries ? timeFields.filter((field) => field !== 'recent' || before.hasAllEntries) : [];
  const fields = [...treeFields, ...times];
  return [
    ...(checkpoint.id === checkpointIdOf(before.tree?.size ?? 0) ? [] : ['not behind the one before it']),
    ...(checkpoint.leaves.length === checkpoint.ids.length ? [] : ['as many leaves as entries']),
    ...fields.filter((field) => canonicalJson(stated[field]) !== canonicalJson(expected[field])),
  ];
}

function noteFaults(checkpoint: CheckpointLine, { read, inconclusive }: ChainContext): string[] {
  const { state, checkpoint: signed } = read(checkpoint.note);
  if (state === 'unknown-key')
    inconclusive.push(`checkpoint ${checkpoint.id}: signed by none of the keys that were given`);
  const isSame = signed?.size === checkpoint.size && signed.root === checkpoint.root;
  return [
    ...(state === 'signed' || state === 'unknown-key' ? [] : ['its signature']),
    ...(isSame ? [] : ['its checkpoint']),
  ];
}

function recordRoots(
  before: Tree | undefined,
  entries: readonly CheckpointEntry[],
  { wantedSizes, roots }: ChainContext,
): void {
  const size = before?.size ?? 0;
  for (const one of wantedSizes) {
    if (one <= size || one > size + entries.length) continue;
    const leaves = entries.slice(0, one - size).map(({ leaf }) => leaf);
    roots.set(one, rootHash(appendLeaves(before, leaves)));
  }
}

function publishedFaults(
  published: readonly Published[],
  roots: ReadonlyMap<number, string>,
  size: number,
): string[] {
  return published.flatMap((checkpoint) => {
    if (checkpoint.size > size) {
      return [
        `size smaller than published checkpoint: ${size} entries have a checkpoint, ${checkpoint.size} were (brought back from a backup, or cut off)`,
      ];
    }
    if (roots.get(checkpoint.size) === checkpoint.root) return [];
    return [
      `${checkpoint.name}: the first ${checkpoint.size} entries are not those that it was published for`,
    ];
  });
}
