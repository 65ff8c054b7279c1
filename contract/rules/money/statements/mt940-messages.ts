import { Refused } from './refused.ts';

/** A field of a message: ':61:' has the tag '61'. */
export interface Mt940Field {
  readonly tag: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** Its lines as they stand there, the first without its tag. */
  readonly texts: readonly string[];
}

export type Mt940Message = readonly Mt940Field[];

/** SWIFT cuts texts at so many characters, in the middle of a word as well. */
const fullLine = 65;

/** Whether a text begins as MT940 does: with a reference, or with the block that SWIFT puts before it. */
export const isMt940 = (text: string): boolean => /^[\s\ufeff]*(?:\{1:|:20:)/.test(text.slice(0, 2000));

/** Puts the lines of a field together: a full one goes on in the next without a space. */
export function joined(texts: readonly string[]): string {
  const whole = texts.reduce((before, text, index) => {
    const isCut = (texts[index - 1]?.length ?? 0) >= fullLine;
    return `${before}${index === 0 || isCut ? '' : ' '}${text}`;
  }, '');
  return whole.replace(/\s+/g, ' ').trim();
}

/**
 * Cuts a file into its messages: each begins with :20:, and what SWIFT puts around it is left out.
 *
 * @throws Refused for a line that is no part of a message
 */
export function messagesIn(text: string): Mt940Message[] {
  const messages: Mt940Field[][] = [];
  let texts: string[] | undefined;
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const bare = raw.replace(/^\ufeff/, '').trimEnd();
    // The block before a message may stand on its line: '{1:F01...}{2:...}{4:'.
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
    else if (own !== '') throw new Refused('messageUnknown', line, own);
  });
  return messages;
}
