/**
 * Measures the search of people (`people=1000,100000`) with 200 questions about invented members. Reports the
 * build of the index, memory, and time of a search. Compares the hits with a full scan, which follows the same
 * definition with other code. Needs no emulators, because a search is one small read and this work.
 */
import { gzipSync } from 'node:zlib';
import { mulberry32 } from 'contract/rules/mulberry32';
import { parseSearch } from '../../functions/src/model/people/index/parse-search.ts';
import { PeopleIndex } from '../../functions/src/model/people/index/people-index.ts';
import {
  type IndexedUser,
  type PersonRow,
  toPersonRow,
} from '../../functions/src/model/people/index/person-row.ts';
import { ms, reportRow } from './report.ts';

const defaultSizes = ['1000', '10000', '100000'];
const questionsPerKind = 25;
const maxSearchMs = 100;
const maxLoadMs = 5000;

const consonants = ['b', 'd', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'w', 'y'];
const vowels = ['a', 'e', 'i', 'o', 'u'];

interface Dice {
  readonly int: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
}

function createDice(seed: number): Dice {
  const random = mulberry32(seed);
  const int = (below: number) => (random() >>> 0) % below;
  return { int, pick: (from) => from[int(from.length)] as (typeof from)[number] };
}

const inventWord = ({ pick }: Dice, syllables: number): string =>
  Array.from({ length: syllables }, () => pick(consonants) + pick(vowels)).join('');

const inventWords = (dice: Dice, count: number, syllables: number): string[] => [
  ...new Set(Array.from({ length: count }, () => inventWord(dice, syllables))),
];

function inventPeople(size: number, dice: Dice): PersonRow[] {
  const first = inventWords(dice, 2000, 2);
  const family = inventWords(dice, 12_000, 3);
  const institutions = Array.from(
    { length: 300 },
    () => `Universitas ${inventWord(dice, 3)} ${inventWord(dice, 2)}`,
  );
  const departments = Array.from({ length: 40 }, () => `Teknik ${inventWord(dice, 3)}`);
  const expertises = Array.from(
    { length: 120 },
    () => `Sistem ${inventWord(dice, 3)} ${inventWord(dice, 2)}`,
  );
  const cities = Array.from({ length: 90 }, () => inventWord(dice, 3));
  return Array.from({ length: size }, (_, index) => {
    const names = [dice.pick(first), dice.pick(family)];
    const digits = String(dice.int(1e9)).padStart(9, '0');
    return toPersonRow({
      id: `p${index}`,
      data: {
        name: names.join(' '),
        email: `${names.join('.')}${dice.int(99)}@${dice.pick(institutions).split(' ')[1]}.example.org`,
        phoneNumber: `+628${digits}`,
        institution: dice.pick(institutions),
        department: dice.pick(departments),
        expertise: dice.pick(expertises),
        city: dice.pick(cities),
        role: 'Member',
        isActive: 'active',
        memberNumber: `SISINDO-2026-${String(index).padStart(6, '0')}`,
        createdAt: new Date(1_600_000_000_000 + index * 60_000),
        updatedAt: new Date(1_600_000_000_000 + index * 60_000),
        validUntil: null,
      } as unknown as IndexedUser,
    });
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

function withTypo(word: string, { int, pick }: Dice): string {
  const at = int(word.length);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  if (int(2) === 0) return `${before}${pick(vowels.filter((one) => one !== letter))}${after}`;
  return `${before}${after}`;
}

/** Questions by their kind, about a random person each. */
const questionKinds: Readonly<Record<string, (row: PersonRow, dice: Dice) => string>> = {
  'words in another order': ({ name }) => name.split(' ').toReversed().join(' '),
  'beginnings of two words': ({ name, city }) => `${name.slice(0, 3)} ${city.slice(0, 4)}`,
  'a typing error and another word': ({ name, city }, dice) =>
    `${withTypo(name.split(' ')[1] ?? '', dice)} ${city}`,
  phrases: ({ institution }) => `"${institution}"`,
  'digits of a phone number': ({ phoneNumber }, { int }) => phoneNumber.slice(3).slice(int(4)).slice(0, 6),
  'member numbers': ({ memberNumber }) => memberNumber ?? '',
  'expertise and city': ({ expertise, city }) => `${city} ${expertise.split(' ')[1]}`,
  'beginnings of mail names': ({ email }) => email.slice(0, 6),
};

/** Returns whether two words differ by one letter at most, by comparing all edits of one of them. */
function isClose(word: string, term: string): boolean {
  if (word === term) return true;
  if (Math.abs(word.length - term.length) > 1) return false;
  const letters = [...new Set([...word, ...term])];
  for (let at = 0; at <= term.length; at += 1) {
    const [before, after] = [term.slice(0, at), term.slice(at)];
    if (before + after.slice(1) === word) return true;
    if (before + after.charAt(1) + after.charAt(0) + after.slice(2) === word) return true;
    if (letters.some((letter) => before + letter + after === word)) return true;
    if (letters.some((letter) => before + letter + after.slice(1) === word)) return true;
  }
  return false;
}

/** A row with its words, so that the scan of all questions splits each text once. */
interface ScannedRow {
  readonly id: string;
  readonly texts: readonly string[];
  readonly words: readonly string[];
  readonly codes: readonly string[];
  readonly phone: string;
}

const toScannedRow = (row: PersonRow): ScannedRow => {
  const texts = [row.name, row.institution, row.department, row.expertise, row.city];
  const number = row.memberNumber ?? '';
  const digits = number.slice(-6);
  return {
    id: row.id,
    texts: texts.map((text) => wordsOf(text).join(' ')),
    words: texts.flatMap(wordsOf),
    codes: [
      ...wordsOf(row.email),
      ...wordsOf(number),
      ...[3, 4, 5, 6].map((length) => digits.slice(-length)),
    ],
    phone: row.phoneNumber.slice(3),
  };
};

/** Finds people by a scan of all rows. */
function scan(rows: readonly ScannedRow[], question: string): Set<string> {
  const phrase = /^"(.*)"$/.exec(question)?.[1];
  const isNumber = /^[0-9]{5,}$/.test(question);
  const parts = [question, question.replace(/^0+/, '')].filter(({ length }) => length >= 5);
  const find = (forgives: boolean) =>
    rows.filter(({ texts, words, codes, phone }) => {
      if (phrase !== undefined)
        return texts.some((text) => ` ${text}`.includes(` ${wordsOf(phrase).join(' ')}`));
      if (isNumber)
        return parts.some((part) => phone.includes(part)) || codes.some((code) => code.startsWith(question));
      return wordsOf(question).every(
        (term) =>
          [...words, ...codes].some((word) => word.startsWith(term)) ||
          (forgives && term.length >= 4 && !/\d/.test(term) && words.some((word) => isClose(word, term))),
      );
    });
  const strict = find(false);
  return new Set((strict.length < 5 ? find(true) : strict).map(({ id }) => id));
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const heapMegabytes = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

function measure(size: number): void {
  const dice = createDice(2026);
  const before = heapMegabytes();
  const json = JSON.stringify(inventPeople(size, dice));
  const snapshot = gzipSync(json).length;
  const started = performance.now();
  const rows = JSON.parse(json) as PersonRow[];
  const index = new PeopleIndex(rows);
  const loadMs = performance.now() - started;
  const heap = heapMegabytes() - before - json.length / 1e6;
  const scanned = rows.map(toScannedRow);
  const times: number[] = [];
  const [found, expected, right] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (to: Map<string, number>, kind: string, by: number) => to.set(kind, (to.get(kind) ?? 0) + by);
  for (const [kind, ask] of Object.entries(questionKinds)) {
    for (let number = 0; number < questionsPerKind; number += 1) {
      const question = ask(dice.pick(rows), dice);
      const begun = performance.now();
      const hits = index.search(parseSearch(question));
      times.push(performance.now() - begun);
      const known = scan(scanned, question);
      add(found, kind, hits.length);
      add(expected, kind, known.size);
      add(right, kind, hits.filter(({ row }) => known.has(row.id)).length);
    }
  }
  const what = `${size} people`;
  reportRow({
    what: `${what}: parse the snapshot of ${(snapshot / 1e6).toFixed(1)} MB and build the index`,
    measured: ms(loadMs),
    budget: ms(maxLoadMs),
    isMet: loadMs <= maxLoadMs,
  });
  reportRow({ what: `${what}: heap with all rows`, measured: `${heap.toFixed(0)} MB` });
  reportRow({
    what: `${what}: a search of ${times.length}, median and 95th percentile`,
    measured: `${ms(percentile(times, 0.5))}, ${ms(percentile(times, 0.95))}`,
    budget: ms(maxSearchMs),
    isMet: percentile(times, 0.95) <= maxSearchMs,
  });
  for (const kind of Object.keys(questionKinds)) {
    const [of, all, good] = [found.get(kind) ?? 0, expected.get(kind) ?? 0, right.get(kind) ?? 0];
    const recall = all === 0 ? 1 : good / all;
    const precision = of === 0 ? 1 : good / of;
    reportRow({
      what: `${what}, ${kind}: found of ${all}, and right of ${of}`,
      measured: `${(100 * recall).toFixed(1)} %, ${(100 * precision).toFixed(1)} %`,
      comparison: 'full scan',
      budget: '99 %, 100 %',
      isMet: recall >= 0.99 && precision === 1,
    });
  }
}

const sizes = process.argv.slice(2);
for (const size of sizes.length === 0 ? defaultSizes : sizes) measure(Number(size));
