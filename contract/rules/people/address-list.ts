/** A person in a pasted list or a CSV file. */
export interface AddressLine {
  /** Number of the line in the text, from 1. */
  readonly line: number;
  readonly text: string;
  /** Empty where the list has none. */
  readonly name: string;
  /** As written, perhaps no valid address; null where the line has none. */
  readonly email: string | null;
}

const addressPattern = /(?<![^\s<>()[\],;:"'])[^\s<>()[\],;:"'@]+@[^\s<>()[\],;:"']+/g;
const headerPattern = /\b(?:e-?mail|surel)\b/i;

/** Returns the first cell with a text: 'Rina Wati' of '"Rina Wati";Dosen;'. */
const firstCell = (text: string): string =>
  text
    .split(/[,;\t]/)
    .map((cell) =>
      cell
        .replace(/[<>()[\]"]|\bmailto:/g, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .find((cell) => /\p{L}/u.test(cell)) ?? '';

function readLine(text: string, line: number): AddressLine[] {
  const found = [...text.matchAll(addressPattern)];
  if (found.length === 0) return [{ line, text, name: '', email: null }];
  let end = 0;
  return found.map(({ 0: email, index }) => {
    const before = text.slice(end, index);
    end = index + email.length;
    // A file can have the address in its first column.
    const after = found.length === 1 ? text.slice(end) : '';
    return { line, text, name: firstCell(before) || firstCell(after), email };
  });
}

/**
 * Reads people from lines such as 'rina@example.org', 'Rina <rina@example.org>' or 'Rina;rina@example.org', and
 * several addresses in a line. Omits empty lines and the header of a file.
 */
export function readAddressList(text: string): AddressLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => /[^,;\s"]/.test(content));
  const [first] = lines;
  const hasHeader = first !== undefined && !first.content.includes('@') && headerPattern.test(first.content);
  return lines.slice(hasHeader ? 1 : 0).flatMap(({ content, line }) => readLine(content, line));
}

/** Outcome of a line for an institution. Only `invite` sends a mail. */
export const invitationVerdicts = ['invite', 'invited', 'seated', 'repeated', 'invalid', 'no-seat'] as const;
export type InvitationVerdict = (typeof invitationVerdicts)[number];
