import type { FlatEntry } from './list-entries.ts';

/** Word's lists, where somebody pushed an entry to the right by its indent: its level stays what it was. */

/** Of a paragraph of a list that says nothing else, for each level. */
const usualIndent = 36;
/** Less is no level. */
const leastStep = 9;

const pointsOf: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

/** How far from the left an entry stands, in points. */
export function indentOf(margin: string, level: number): number {
  const [, size, unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|mm)$/.exec(margin) ?? [];
  const points = Number(size) * (pointsOf[unit] ?? 0);
  return size === undefined || Number.isNaN(points) ? usualIndent * level : points;
}

/** Groups of indents that stand for the same, from the left: the first of each. */
const stepsOf = (indents: readonly number[]): number[] => {
  const steps: number[] = [];
  for (const indent of [...indents].sort((a, b) => a - b))
    if (indent - (steps.at(-1) ?? Number.NEGATIVE_INFINITY) >= leastStep) steps.push(indent);
  return steps;
};

/** Whether it is the next number of an entry before it. */
const follows = (entry: FlatEntry, before: FlatEntry): boolean =>
  before.ordered &&
  before.list === entry.list &&
  before.level === entry.level &&
  before.number === entry.number - 1;

/**
 * Entries that follow each other, with the levels that their indents show where one level has several of them. A number
 * that counts on is of the list of the number before, however far it stands to the right.
 */
export function withDrawnLevels(entries: readonly FlatEntry[]): readonly FlatEntry[] {
  const indents = entries.flatMap(({ indent }) => (indent === undefined ? [] : [indent]));
  if (indents.length < entries.length) return entries;
  const isPushed = [...new Set(entries.map(({ level }) => level))].some((level) => {
    const same = entries.filter((entry) => entry.level === level);
    return stepsOf(same.map(({ indent = 0 }) => indent)).length > 1;
  });
  if (!isPushed) return entries;
  const steps = stepsOf(indents);
  const drawn: FlatEntry[] = [];
  for (const entry of entries) {
    const before = entry.ordered
      ? entries.slice(0, drawn.length).findLastIndex((one) => follows(entry, one))
      : -1;
    const level = drawn[before]?.level ?? steps.findLastIndex((step) => (entry.indent ?? 0) >= step) + 1;
    drawn.push({ ...entry, level });
  }
  return drawn;
}
