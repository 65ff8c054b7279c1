import type { FlatEntry } from './list-entries.ts';

/** Levels of list entries that were indented by hand in Word, which does not change their stored level. */

/** Default indent of one list level in Word, in points. */
const defaultIndentPt = 36;
/** Smaller differences of indents, in points, are no level. */
const minStepPt = 9;

const pointsPerUnit: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

export function parseIndent(margin: string, level: number): number {
  const [, size, unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|mm)$/.exec(margin) ?? [];
  const points = Number(size) * (pointsPerUnit[unit] ?? 0);
  return size === undefined || Number.isNaN(points) ? defaultIndentPt * level : points;
}

const groupIndents = (indents: readonly number[]): number[] => {
  const steps: number[] = [];
  for (const indent of [...indents].sort((a, b) => a - b))
    if (indent - (steps.at(-1) ?? Number.NEGATIVE_INFINITY) >= minStepPt) steps.push(indent);
  return steps;
};

const isNextNumber = (entry: FlatEntry, before: FlatEntry): boolean =>
  before.ordered &&
  before.list === entry.list &&
  before.level === entry.level &&
  before.number === entry.number - 1;

/**
 * Derives levels from indents, if entries of one level have different indents. An entry that continues the
 * numbers of an earlier one gets the level of that one, regardless of its indent.
 */
export function applyVisualLevels(entries: readonly FlatEntry[]): readonly FlatEntry[] {
  const indents = entries.flatMap(({ indent }) => (indent === undefined ? [] : [indent]));
  if (indents.length < entries.length) return entries;
  const hasManualIndents = [...new Set(entries.map(({ level }) => level))].some((level) => {
    const same = entries.filter((entry) => entry.level === level);
    return groupIndents(same.map(({ indent = 0 }) => indent)).length > 1;
  });
  if (!hasManualIndents) return entries;
  const steps = groupIndents(indents);
  const result: FlatEntry[] = [];
  for (const entry of entries) {
    const before = entry.ordered
      ? entries.slice(0, result.length).findLastIndex((one) => isNextNumber(entry, one))
      : -1;
    const level = result[before]?.level ?? steps.findLastIndex((step) => (entry.indent ?? 0) >= step) + 1;
    result.push({ ...entry, level });
  }
  return result;
}
