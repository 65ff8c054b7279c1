import type { RichText, Span } from 'contract/fields/content';
import { plainOf, richTextOf, spansOf } from 'contract/fields/rich-text';
import type { Look } from './inline-style.ts';

/** Words of a clipboard as marked text. */

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][index] ?? '']),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? '']),
);

/** Digits above or below the line as the characters that look so; undefined where there are none for the words. */
export function scriptedOf(words: string, script: 'super' | 'sub'): string | undefined {
  const table = script === 'super' ? raised : lowered;
  const characters = [...words.trim()].map((character) => table[character.replace('−', '-')]);
  return characters.some((character) => character === undefined) ? undefined : characters.join('');
}

/** Without characters that nobody sees and the store refuses; a break inside a line is one. */
export const legible = (words: string): string =>
  words
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu, '');

/** The words of some markup: its own line breaks and indents mean nothing. */
export const collapsed = (words: string): string =>
  legible(words.replace(/[\n\r\t\f ]+/g, ' ')).replace(/[ \u00a0]{2,}/g, ' ');

export const spanOf = (text: string, { bold, italic, link }: Look): Span => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
  ...(link === undefined ? {} : { link }),
});

const isBlank = (character: string): boolean => character === ' ' || character === '\u00a0';

/** Spans as one text: no blank at an end of it or of a line, none twice. */
export function tidied(spans: readonly Span[]): RichText {
  let before = '\n';
  const kept = spans.map((span) => {
    let text = '';
    for (const character of span.text) {
      if (isBlank(character) && (isBlank(before) || before === '\n')) continue;
      text += character;
      before = character;
    }
    return { ...span, text };
  });
  const lines = kept
    .filter(({ text }) => text !== '')
    .map((span, index, all) => {
      const endsLine = all[index + 1]?.text.startsWith('\n') === true;
      return { ...span, text: span.text.replace(endsLine ? /[ \u00a0]+(?=\n|$)/g : /[ \u00a0]+(?=\n)/g, '') };
    });
  return richTextOf(withoutEnd(withoutBeginning(lines)));
}

const withoutBeginning = ([first, ...others]: readonly Span[]): Span[] => {
  if (first === undefined) return [];
  const text = first.text.replace(/^[\s\u00a0]+/, '');
  return text === '' ? withoutBeginning(others) : [{ ...first, text }, ...others];
};

const withoutEnd = (spans: readonly Span[]): Span[] => {
  const last = spans.at(-1);
  if (last === undefined) return [];
  const text = last.text.replace(/[\s\u00a0]+$/, '');
  return text === '' ? withoutEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
};

export const isEmpty = (text: RichText): boolean => plainOf(text).trim() === '';

/** Several texts as one, a line each. */
export const joined = (texts: readonly RichText[], between = '\n'): RichText =>
  richTextOf(texts.flatMap((text, index) => [...(index === 0 ? [] : [{ text: between }]), ...spansOf(text)]));

/** The lines of a text. */
export function linesOf(text: RichText): RichText[] {
  const lines: Span[][] = [[]];
  for (const span of spansOf(text)) {
    for (const [index, part] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ ...span, text: part });
    }
  }
  return lines.map(tidied);
}

/** A text without so many characters at its beginning. */
export function withoutStart(text: RichText, characters: number): RichText {
  let left = characters;
  const spans = spansOf(text).map((span) => {
    const cut = Math.min(left, span.text.length);
    left -= cut;
    return { ...span, text: span.text.slice(cut) };
  });
  return tidied(spans);
}

/** Whether all words of a text are bold. */
export const isAllBold = (text: RichText): boolean =>
  spansOf(text).every((span) => span.bold === true || span.text.trim() === '');

export const withoutBold = (text: RichText): RichText =>
  richTextOf(spansOf(text).map(({ bold: _, ...span }) => span));
