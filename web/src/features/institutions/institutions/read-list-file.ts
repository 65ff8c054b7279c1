/** Two hundred addresses with names need far less. */
const maxBytes = 100_000;

/** Returns the text of a CSV file, also of one that Excel saved as windows-1252; undefined for any other file. */
export async function readListFile(file: File): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined;
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // Workbooks are archives: their bytes contain control characters.
  return /[^\P{Cc}\r\n\t]/u.test(text) ? undefined : text;
}
