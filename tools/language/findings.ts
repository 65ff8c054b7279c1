import { MASK, type Passage } from './passages.ts';
import { phraseRules } from './rules.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly phrase: string;
  readonly use: string;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly use: string;
}

const MAX_WORDS = 30;

const phrases = Object.entries(phraseRules).map(([rule, { pattern, use }]) => ({
  rule,
  use,
  expression: new RegExp(`\\b(?:${pattern.replaceAll(' ', ' +')})\\b`, 'gi'),
}));

/** End of a paragraph or sentence. The full stop of an abbreviation ends none. */
const SENTENCE_END = new RegExp(
  `\\n|(?<!\\b(?:e\\.g|i\\.e|etc|vs|cf|No))[.!?]["')\\]]* +(?=["'(\\[]?[\\p{Lu}\\d${MASK}])`,
  'gu',
);
/** Number of a requirement or list item before its text. */
const LABEL = /^(?:[-+•>#]+ +|\d+(?:\.\d+)*[.)]? +(?=\p{Lu}))+/u;
const WORD = new RegExp(`[\\p{L}\\p{N}${MASK}][^\\s/—–]*`, 'gu');
const FIRST_WORDS = /^\S+(?: +\S+){0,4}/;

interface Sentence {
  readonly start: number;
  readonly text: string;
}

function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends].flatMap((from, index) => {
    const whole = text.slice(from, ends[index]).trim();
    const sentence = whole.replace(LABEL, '');
    if (sentence === '') return [];
    return [{ start: text.indexOf(sentence, from), text: sentence }];
  });
}

/** Whether a clause such as "What is stored" or "; who logs out" is a subject. Headings and cells may ask. */
function hasClauseAsSubject({ kind }: Passage, sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  if (kind === 'prose' && !/[.!:]$/.test(sentence)) return false;
  const start = /^(?:(?:And|But|Yet|So) )?(?:What|Who|Whose|Whom)\b/;
  return (kind === 'title' ? new RegExp(start, 'i') : start).test(sentence);
}

function sentenceRules(passage: Passage, sentence: string, isFirst: boolean): Omit<Match, 'start' | 'end'>[] {
  const found: Omit<Match, 'start' | 'end'>[] = [];
  const length = sentence.match(WORD)?.length ?? 0;
  if (length > MAX_WORDS)
    found.push({ rule: 'long sentence', use: `at most ${MAX_WORDS} words a sentence (${length})` });
  const isOpening = passage.kind === 'docstring' && isFirst;
  if (isOpening && /^(?:What|Who|Whoever|Whose|How|So many|So much)\b/.test(sentence))
    found.push({ rule: 'docstring start', use: 'a verb or noun phrase as the first word' });
  else if (hasClauseAsSubject(passage, sentence))
    found.push({ rule: 'subject clause', use: 'a noun as the subject' });
  if (isOpening && /^Has (?!no\b|at\b)/.test(sentence))
    found.push({ rule: 'has … done', use: 'the verb itself, or makes, lets, causes' });
  return found;
}

const sentenceMatches = (passage: Passage): Match[] =>
  sentencesOf(passage.text).flatMap(({ start, text }, index) => {
    const end = start + (FIRST_WORDS.exec(text)?.[0].length ?? 0);
    return sentenceRules(passage, text, index === 0).map((match) => ({ ...match, start, end }));
  });

const phraseMatches = ({ text }: Passage): Match[] =>
  phrases.flatMap(({ expression, ...rule }) =>
    [...text.matchAll(expression)].map(({ index, 0: phrase }) => ({
      ...rule,
      start: index,
      end: index + phrase.length,
    })),
  );

/** Phrases and sentences of a file that need other words, by line. */
export function findingsIn(file: string, source: string, passages: readonly Passage[]): Finding[] {
  const lineEnds = [...source.matchAll(/\n/g)].map((match) => match.index);
  const lineOf = (offset: number) => lineEnds.findLastIndex((end) => end < offset) + 2;
  /** The matched text, with the code that the passage masks. */
  const phraseOf = ({ text, start: offset }: Passage, { start, end }: Match) =>
    [...text.slice(start, end)]
      .map((letter, index) => (letter === MASK ? source[offset + start + index] : letter))
      .join('')
      .replace(/\s+/g, ' ');
  return passages
    .flatMap((passage) =>
      [...phraseMatches(passage), ...sentenceMatches(passage)].map((match) => ({
        file,
        line: lineOf(passage.start + match.start),
        rule: match.rule,
        phrase: phraseOf(passage, match),
        use: match.use,
      })),
    )
    .sort((a, b) => a.line - b.line || a.rule.localeCompare(b.rule));
}
