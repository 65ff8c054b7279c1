import type { AuditRecord } from '#data/records.ts';
import { canonical, faultsOf, leafOf } from '#model/base/audit-leaf.ts';
import { type Checkpoint, type NoteKey, readNote } from './checkpoint.ts';
import { type AuditExport, entryOfLine, recentOf, type SealLine } from './export-lines.ts';
import { inOrder, type Sealable, type SealFacts, sealAfter, sealIdOf } from './seal.ts';
import { rootOf, type Tree, treeAfter } from './tree.ts';

/** What was found about an export; the first of `broken` is the first that is wrong in the order of the tree. */
export interface Verdict {
  readonly broken: readonly string[];
  /** What could not be told, and why. */
  readonly untold: readonly string[];
  readonly entries: number;
  readonly sealed: number;
  /** Entries that were too new to be sealed. */
  readonly waiting: number;
  /** Personal values that were taken out, as the law asks. */
  readonly erased: number;
}

/** An entry that is in no seal when it is older than this was never sealed. */
const sealedWithinMs = 5 * 60_000;

interface KnownEntry extends Sealable {
  readonly record: AuditRecord;
}

/**
 * Proves an export of the audit against checkpoints that somebody kept outside: every entry as it was written, each in
 * the tree once, every seal following from the one before it, and the tree that of every checkpoint.
 *
 * @param noteState looks at signed notes
 */
export function verifyAudit(
  { head, seals, entries }: AuditExport,
  checkpoints: readonly string[],
  keys: readonly NoteKey[],
  noteState: typeof readNote = readNote,
): Verdict {
  const broken: string[] = [];
  const untold: string[] = [];
  const known = readEntries(entries, broken);
  const published = readCheckpoints(checkpoints, (note) => noteState(note, keys), { broken, untold });
  const roots = new Map<number, string>();
  const wanted = new Set(published.map(({ size }) => size));
  const sealed = walkSeals(seals, {
    known,
    read: (note) => noteState(note, keys),
    broken,
    untold,
    roots,
    wanted,
  });
  broken.push(...checkpointFaults(published, roots, sealed.size));
  const limit = Date.parse(head.at) - sealedWithinMs;
  const open = [...known.values()].filter(({ id }) => !sealed.ids.has(id));
  for (const { id, at, record } of open) {
    if (at.getTime() >= limit) continue;
    broken.push(`entry ${id} (${record.action}): in no seal, though older than five minutes`);
  }
  return {
    broken,
    untold,
    entries: entries.length,
    sealed: sealed.size,
    waiting: open.filter(({ at }) => at.getTime() >= limit).length,
    erased: [...known.values()].flatMap(({ record }) =>
      Object.values(record.proof?.personal ?? {}).filter(({ salt }) => salt === null),
    ).length,
  };
}

type Published = Checkpoint & { readonly name: string };

function readCheckpoints(
  notes: readonly string[],
  read: (note: string) => ReturnType<typeof readNote>,
  { broken, untold }: { readonly broken: string[]; readonly untold: string[] },
): Published[] {
  return notes.flatMap((note, index) => {
    const { state, checkpoint } = read(note);
    const name = `checkpoint ${index + 1}`;
    if (state === 'no-note') broken.push(`${name}: no signed note of this audit`);
    if (state === 'forged') broken.push(`${name}: its signature does not fit`);
    if (state === 'unknown-key') untold.push(`${name}: signed by none of the keys that were given`);
    return state === 'signed' && checkpoint ? [{ ...checkpoint, name }] : [];
  });
}

function readEntries(lines: AuditExport['entries'], broken: string[]): Map<string, KnownEntry> {
  const known = new Map<string, KnownEntry>();
  let last: KnownEntry | undefined;
  for (const line of lines) {
    const record = entryOfLine(line);
    const entry = { id: line.id, at: record.at, leaf: leafOf(line.id, record), record };
    if (known.has(line.id)) broken.push(`entry ${line.id}: stands there twice`);
    if (last !== undefined && inOrder(last, entry) > 0) broken.push(`entry ${line.id}: out of order`);
    const faults = faultsOf(line.id, record);
    if (faults.length > 0) broken.push(`entry ${line.id} (${record.action}): changed (${faults.join(', ')})`);
    known.set(line.id, entry);
    last = entry;
  }
  return known;
}

interface Walk {
  readonly known: ReadonlyMap<string, KnownEntry>;
  readonly read: (note: string) => ReturnType<typeof readNote>;
  readonly broken: string[];
  readonly untold: string[];
  /** Roots at the sizes that are wanted. */
  readonly roots: Map<number, string>;
  readonly wanted: ReadonlySet<number>;
}

/** The seals before the one that is looked at. */
interface Before {
  readonly tree: (Tree & { readonly to: Date }) | undefined;
  /** When the entries were made that were sealed, those of the last ten minutes. */
  readonly lately: readonly Date[];
  /** Whether all of their entries are there. */
  readonly isWhole: boolean;
}

function walkSeals(
  seals: readonly SealLine[],
  walk: Walk,
): { readonly size: number; readonly ids: ReadonlySet<string> } {
  const ids = new Set<string>();
  let before: Before = { tree: undefined, lately: [], isWhole: true };
  walk.roots.set(0, rootOf(treeAfter(undefined, [])));
  for (const seal of seals) {
    const name = `seal ${seal.id}`;
    walk.broken.push(...entryFaults(seal, walk.known, ids).map((fault) => `${name}: ${fault}`));
    // What is missing stands there by its leaf, so that what follows can be judged.
    const entries = seal.ids.map((id, index) => ({
      id,
      at: walk.known.get(id)?.at ?? new Date(Number.NaN),
      leaf: seal.leaves[index] ?? '',
    }));
    const isWhole = seal.ids.every((id) => walk.known.has(id));
    const rightful = sealAfter(before.tree, entries, before.lately);
    const faults = [...factFaults(seal, rightful, before, isWhole), ...noteFaults(seal, walk)];
    if (isWhole && !isInOrder(entries)) faults.push('the order of its entries');
    if (faults.length > 0) walk.broken.push(`${name}: not as it was written (${faults.join(', ')})`);
    noteRoots(before.tree, entries, walk);
    const to = isWhole ? rightful.to : new Date(seal.to);
    const sealed = [...before.lately.map((at) => ({ at })), ...entries];
    before = {
      tree: { size: rightful.size, frontier: rightful.frontier, to },
      lately: recentOf(sealed, to),
      isWhole: before.isWhole && isWhole,
    };
  }
  return { size: before.tree?.size ?? 0, ids };
}

/** @param sealed ids of the seals before, to which those of this one are added */
function entryFaults(seal: SealLine, known: ReadonlyMap<string, KnownEntry>, sealed: Set<string>): string[] {
  return [...seal.ids.entries()].flatMap(([index, id]) => {
    const faults: string[] = [];
    const entry = known.get(id);
    if (entry === undefined) faults.push(`entry ${id} is missing`);
    else if (entry.leaf !== seal.leaves[index]) faults.push(`entry ${id} is not the one that was sealed`);
    if (sealed.has(id)) faults.push(`entry ${id} is sealed twice`);
    sealed.add(id);
    return faults;
  });
}

const isInOrder = (entries: readonly Sealable[]): boolean =>
  entries.every((entry, index) => index === 0 || inOrder(entries[index - 1] ?? entry, entry) < 0);

const treeFields = ['size', 'count', 'root', 'prev', 'frontier'] as const;
const timeFields = ['from', 'to', 'recent'] as const;

function factFaults(seal: SealLine, rightful: SealFacts, before: Before, isWhole: boolean): string[] {
  const stated = { ...seal, from: new Date(seal.from), to: new Date(seal.to) };
  // Of an entry that is missing nobody knows when it was made.
  const times = isWhole ? timeFields.filter((field) => field !== 'recent' || before.isWhole) : [];
  const fields = [...treeFields, ...times];
  return [
    ...(seal.id === sealIdOf(before.tree?.size ?? 0) ? [] : ['not behind the one before it']),
    ...(seal.leaves.length === seal.ids.length ? [] : ['as many leaves as entries']),
    ...fields.filter((field) => canonical(stated[field]) !== canonical(rightful[field])),
  ];
}

function noteFaults(seal: SealLine, { read, untold }: Walk): string[] {
  const { state, checkpoint } = read(seal.note);
  if (state === 'unknown-key') untold.push(`seal ${seal.id}: signed by none of the keys that were given`);
  const isSame = checkpoint?.size === seal.size && checkpoint.root === seal.root;
  return [
    ...(state === 'signed' || state === 'unknown-key' ? [] : ['its signature']),
    ...(isSame ? [] : ['its checkpoint']),
  ];
}

function noteRoots(before: Tree | undefined, entries: readonly Sealable[], { wanted, roots }: Walk): void {
  const size = before?.size ?? 0;
  for (const one of wanted) {
    if (one <= size || one > size + entries.length) continue;
    const leaves = entries.slice(0, one - size).map(({ leaf }) => leaf);
    roots.set(one, rootOf(treeAfter(before, leaves)));
  }
}

function checkpointFaults(
  checkpoints: readonly Published[],
  roots: ReadonlyMap<number, string>,
  size: number,
): string[] {
  return checkpoints.flatMap((checkpoint) => {
    if (checkpoint.size > size) {
      return [
        `size smaller than published checkpoint: ${size} entries are sealed, ${checkpoint.size} were (brought back from a backup, or cut off)`,
      ];
    }
    if (roots.get(checkpoint.size) === checkpoint.root) return [];
    return [
      `${checkpoint.name}: the first ${checkpoint.size} entries are not those that it was published for`,
    ];
  });
}
