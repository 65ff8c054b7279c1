import { limits } from 'contract/rules/limits';
import type { List, ListEntry, RichText } from 'contract/schemas/content';
import { toListEntry } from 'contract/schemas/rich-text';
import type { LeftOut } from './lost-content.ts';

/** Flat list entries with a level each, as a common form of the lists of all programs. */

export interface FlatEntry {
  /** Distinguishes adjacent lists. */
  readonly list: string;
  /** Level from 1. A copied part of a list may start at any level. */
  readonly level: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly content: RichText;
  /** Indent from the left in points, if it may differ from the level. */
  readonly indent?: number | undefined;
}

interface Marker {
  readonly ordered: boolean;
  readonly number: number;
  /** Whether the list counts in letters or Roman numerals. */
  readonly isLetter: boolean;
}

const bullets = /^[·•●○◦▪■□§▫‣⁃∙►▶➢➤✓✔❖◆◇\u00fc\uf000-\uf0ff\u2010-\u2015oØ*-]$/u;

/** Parses the marker of an entry, such as '·', 'o', '3.', 'b)' or '2.1.'. Undefined for other text. */
export function parseMarker(marker: string): Marker | undefined {
  const text = marker.replace(/[\s\u00a0]/g, '');
  if (bullets.test(text)) return { ordered: false, number: 1, isLetter: false };
  const [, part] = /^\(?((?:[\da-z]{1,6}\.)*[\da-z]{1,6})[.)]*$/i.exec(text) ?? [];
  const last = part?.split('.').at(-1);
  if (last === undefined) return undefined;
  if (/^\d+$/.test(last)) return { ordered: true, number: Number(last), isLetter: false };
  // 'i' is far more often the first Roman numeral than the letter after 'h'.
  const isAlphabetic = /^[a-hj-z]$/i.test(last);
  const number = isAlphabetic ? last.toLowerCase().charCodeAt(0) - 96 : 1;
  return { ordered: true, number, isLetter: true };
}

interface BuiltList {
  readonly ordered: boolean;
  readonly start: number;
  readonly entries: { readonly content: RichText; readonly nested: BuiltList[] }[];
}

const toList = ({ ordered, start, entries }: BuiltList): List => ({
  type: ordered ? 'orderedList' : 'unorderedList',
  ...(ordered && start !== 1 ? { start } : {}),
  lists: entries.map(({ content, nested }): ListEntry => toListEntry(content, nested.map(toList))),
});

/** Nests entries at most `limits.listDepth` levels deep. Deeper ones move up, and are counted in `left`. */
export function nestEntries(entries: readonly FlatEntry[], left: LeftOut): List[] {
  const roots: BuiltList[] = [];
  let open: { readonly level: number; readonly list: BuiltList }[] = [];
  let root = '';
  for (const entry of entries) {
    open = open.filter(({ level }) => level <= entry.level);
    const isDeeper = (open.at(-1)?.level ?? 0) < entry.level;
    const isTooDeep = isDeeper && open.length >= limits.listDepth;
    if (isTooDeep) left.levels += 1;
    const depth = isDeeper && !isTooDeep ? open.length : open.length - 1;
    const siblings = open[depth - 1]?.list.entries.at(-1)?.nested ?? roots;
    const last = siblings.at(-1);
    // At the top level two lists may be adjacent. Below an entry, adjacent lists of one type are merged.
    const isContinued = last?.ordered === entry.ordered && (depth > 0 || root === entry.list);
    const list =
      isContinued && last !== undefined ? last : { ordered: entry.ordered, start: entry.number, entries: [] };
    if (list !== last) siblings.push(list);
    const level = isTooDeep ? (open[depth]?.level ?? entry.level) : entry.level;
    open = [...open.slice(0, depth), { level, list }];
    if (depth === 0) root = entry.list;
    list.entries.push({ content: entry.content, nested: [] });
  }
  return roots.map(toList);
}
