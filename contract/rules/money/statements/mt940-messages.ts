import { StatementRefusedError } from './refused.ts';

/** A field of a message: ':61:' has the tag '61'. */
export interface Mt940Field {
  readonly tag: string;
  /** First line of the field in the file, from 1. */
  readonly line: number;
  /** Lines of the field, the first without its tag. */
  readonly texts: readonly string[];
}

export type Mt940Message = readonly Mt940Field[];

/** Number of characters at which SWIFT wraps texts, even within a word. */
const maxLineCharacters = 65;

/** Returns true if a text begins with a reference, or with the block that SWIFT puts before it. */
export const isMt940 = (text: string): boolean => /^[\s\ufeff]*(?:\{1:|:20:)/.test(text.slice(0, 2000));

/** Joins the lines of a field. A line of full length continues in the next line without a space. */
export function joinLines(texts: readonly string[]): string {
  const whole = texts.reduce((before, text, index) => {
    const isWrapped = (texts[index - 1]?.length ?? 0) >= maxLineCharacters;
    return `${before}${index === 0 || isWrapped ? '' : ' '}${text}`;
  }, '');
  return whole.replace(/\s+/g, ' ').trim();
}

/**
 * Each message begins with :20:; SWIFT blocks around it are dropped. Throws StatementRefusedError for a line
 * that belongs to no message.
 */
export function splitMessages(text: string): Mt940Message[] {
  const messages: Mt940Field[][] = [];
  let texts: string[] | undefined;
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const bare = raw.replace(/^\ufeff/, '').trimEnd();
    // The block before a message can be in the same line: '{1:F01...}{2:...}{4:'.
    const own = bare.replace(/^(?:\{[1235]:[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+/, '').replace(/^\{4:/, '');
    const line = index + 1;
    const [, tag, rest = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(own) ?? [];
    if (tag === '20') messages.push([]);
    const message = messages.at(-1);
    if (/^-(?:\}.*)?$/.test(own)) texts = undefined;
    else if (tag !== undefined && message !== undefined) {
      texts = [rest];
      message.push({ tag, line, texts });
    } else if (texts !== undefined && own !== '') texts.push(own);
    else if (own !== '') throw new StatementRefusedError('messageUnknown', line, own);
  });
  return messages;
}
