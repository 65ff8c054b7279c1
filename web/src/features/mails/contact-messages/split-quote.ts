/** Lines with which mail programs introduce a quoted mail: 'On … wrote:', 'Pada … menulis:'. */
const introduction = /^(?:On\b.*\bwrote|Pada\b.*\bmenulis|Am\b.*\bschrieb)/;
const forwarded = /^-{2,}\s*(?:Original Message|Pesan Asli)/i;

interface SplitText {
  readonly own: string;
  /** Quoted end of the mail; empty without one. */
  readonly quote: string;
}

/** Splits a mail into its own text and the quoted mail at its end, which readers know already. */
export function splitQuote(text: string): SplitText {
  const lines = text.split('\n');
  const isQuoted = (line: string) => line.startsWith('>') || line.trim() === '';
  const isIntroduction = (line: string) =>
    (line.endsWith(':') && introduction.test(line)) || forwarded.test(line);
  let start = lines.findIndex((line) => isIntroduction(line.trim()));
  if (start === -1) {
    start = lines.length;
    while (start > 0 && isQuoted(lines[start - 1] ?? '')) start -= 1;
    if (!lines.slice(start).some((line) => line.startsWith('>'))) start = lines.length;
  }
  return { own: lines.slice(0, start).join('\n').trim(), quote: lines.slice(start).join('\n').trim() };
}
