import type { List, ListEntry, RichText } from 'contract/fields/content';
import { entryOf } from 'contract/fields/rich-text';
import { limits } from 'contract/rules/limits';
import type { LeftOut } from './left-out.ts';

/** Lists, which each program writes down in its own way, as entries one after another with the level of each. */

export interface FlatEntry {
  /** What tells apart lists that follow each other. */
  readonly list: string;
  /** From 1; how far down a list goes is told by the entries around it, as a part of a list may begin anywhere. */
  readonly level: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly content: RichText;
  /** How far from the left it was drawn, in points, where that may say more than the level. */
  readonly indent?: number | undefined;
}

interface Marker {
  readonly ordered: boolean;
  readonly number: number;
  /** Whether letters or Roman numerals count. */
  readonly isLetter: boolean;
}

const bullets = /^[·•●○◦▪■□§▫‣⁃∙►▶➢➤✓✔❖◆◇\u00fc\uf000-\uf0ff\u2010-\u2015oØ*-]$/u;

/** What the sign before an entry says: '·', 'o', '3.', 'b)', '2.1.'; undefined for what is no such sign. */
export function markerOf(sign: string): Marker | undefined {
  const text = sign.replace(/[\s\u00a0]/g, '');
  if (bullets.test(text)) return { ordered: false, number: 1, isLetter: false };
  const [, part] = /^\(?((?:[\da-z]{1,6}\.)*[\da-z]{1,6})[.)]*$/i.exec(text) ?? [];
  const last = part?.split('.').at(-1);
  if (last === undefined) return undefined;
  if (/^\d+$/.test(last)) return { ordered: true, number: Number(last), isLetter: false };
  // 'i' begins Roman numerals far more often than it follows 'h'.
  const isAlphabetic = /^[a-hj-z]$/i.test(last);
  const number = isAlphabetic ? last.toLowerCase().charCodeAt(0) - 96 : 1;
  return { ordered: true, number, isLetter: true };
}

interface BuiltList {
  readonly ordered: boolean;
  readonly start: number;
  readonly entries: BuiltEntry[];
}

interface BuiltEntry {
  readonly content: RichText;
  readonly nested: BuiltList[];
}

interface OpenList {
  readonly level: number;
  readonly list: BuiltList;
}

const finished = ({ ordered, start, entries }: BuiltList): List => ({
  type: ordered ? 'orderedList' : 'unorderedList',
  ...(ordered && start !== 1 ? { start } : {}),
  lists: entries.map(({ content, nested }): ListEntry => entryOf(content, nested.map(finished))),
});

/**
 * Entries as lists inside lists, `limits.listDepth` levels deep at most: what stands further down comes up to the
 * last level, and is counted in `left`.
 */
export function nest(entries: readonly FlatEntry[], left: LeftOut): List[] {
  const roots: BuiltList[] = [];
  let open: OpenList[] = [];
  let root = '';
  for (const entry of entries) {
    open = open.filter(({ level }) => level <= entry.level);
    const isDeeper = (open.at(-1)?.level ?? 0) < entry.level;
    const isTooDeep = isDeeper && open.length >= limits.listDepth;
    if (isTooDeep) left.levels += 1;
    const depth = isDeeper && !isTooDeep ? open.length : open.length - 1;
    const siblings = open[depth - 1]?.list.entries.at(-1)?.nested ?? roots;
    const last = siblings.at(-1);
    // Two lists may follow each other at the top; below an entry, what looks alike is one.
    const goesOn = last?.ordered === entry.ordered && (depth > 0 || root === entry.list);
    const list =
      goesOn && last !== undefined ? last : { ordered: entry.ordered, start: entry.number, entries: [] };
    if (list !== last) siblings.push(list);
    const level = isTooDeep ? (open[depth]?.level ?? entry.level) : entry.level;
    open = [...open.slice(0, depth), { level, list }];
    if (depth === 0) root = entry.list;
    list.entries.push({ content: entry.content, nested: [] });
  }
  return roots.map(finished);
}
