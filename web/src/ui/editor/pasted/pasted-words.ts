import type { RichText, Span } from 'contract/schemas/content';
import { mergeSpans, plainTextOf, spansOf } from 'contract/schemas/rich-text';
import type { InlineStyle } from './inline-style.ts';

const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][index] ?? '']),
);
const subscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? '']),
);

/** Converts digits and signs to superscript or subscript characters. Undefined if any character has none. */
export function toScriptCharacters(words: string, script: 'super' | 'sub'): string | undefined {
  const table = script === 'super' ? superscripts : subscripts;
  const characters = [...words.trim()].map((character) => table[character.replace('−', '-')]);
  return characters.some((character) => character === undefined) ? undefined : characters.join('');
}

/** Removes invisible characters that cannot be stored, and normalizes line breaks. */
export const cleanText = (words: string): string =>
  words
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu, '');

export const collapseWhitespace = (words: string): string =>
  cleanText(words.replace(/[\n\r\t\f ]+/g, ' ')).replace(/[ \u00a0]{2,}/g, ' ');

export const toSpan = (text: string, { bold, italic, link }: InlineStyle): Span => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
  ...(link === undefined ? {} : { link }),
});

const isBlank = (character: string): boolean => character === ' ' || character === '\u00a0';

/** Normalizes spans to one text, without whitespace at its ends, at line ends or in sequence. */
export function normalizeSpans(spans: readonly Span[]): RichText {
  let before = '\n';
  const collapsedSpans = spans.map((span) => {
    let text = '';
    for (const character of span.text) {
      if (isBlank(character) && (isBlank(before) || before === '\n')) continue;
      text += character;
      before = character;
    }
    return { ...span, text };
  });
  const lines = collapsedSpans
    .filter(({ text }) => text !== '')
    .map((span, index, all) => {
      const endsLine = all[index + 1]?.text.startsWith('\n') === true;
      return {
        ...span,
        text: span.text.replace(
          endsLine ? /(?<![ \u00a0])[ \u00a0]+(?=\n|$)/g : /(?<![ \u00a0])[ \u00a0]+(?=\n)/g,
          '',
        ),
      };
    });
  return mergeSpans(trimEnd(trimStart(lines)));
}

const trimStart = ([first, ...others]: readonly Span[]): Span[] => {
  if (first === undefined) return [];
  const text = first.text.replace(/^[\s\u00a0]+/, '');
  return text === '' ? trimStart(others) : [{ ...first, text }, ...others];
};

const trimEnd = (spans: readonly Span[]): Span[] => {
  const last = spans.at(-1);
  if (last === undefined) return [];
  const text = last.text.replace(/(?<![\s\u00a0])[\s\u00a0]+$/, '');
  return text === '' ? trimEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
};

export const isEmpty = (text: RichText): boolean => plainTextOf(text).trim() === '';

export const joinTexts = (texts: readonly RichText[], separator = '\n'): RichText =>
  mergeSpans(
    texts.flatMap((text, index) => [...(index === 0 ? [] : [{ text: separator }]), ...spansOf(text)]),
  );

export function splitLines(text: RichText): RichText[] {
  const lines: Span[][] = [[]];
  for (const span of spansOf(text)) {
    for (const [index, part] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ ...span, text: part });
    }
  }
  return lines.map(normalizeSpans);
}

export function dropStart(text: RichText, characters: number): RichText {
  let left = characters;
  const spans = spansOf(text).map((span) => {
    const cut = Math.min(left, span.text.length);
    left -= cut;
    return { ...span, text: span.text.slice(cut) };
  });
  return normalizeSpans(spans);
}

export const isAllBold = (text: RichText): boolean =>
  spansOf(text).every((span) => span.bold === true || span.text.trim() === '');

export const removeBold = (text: RichText): RichText =>
  mergeSpans(spansOf(text).map(({ bold: _, ...span }) => span));
