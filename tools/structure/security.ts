/** Rules for docs/security.md, whose introduction describes its format. */

interface Standard {
  /** Level of each requirement by its number, in the order of the standard. */
  readonly levels: ReadonlyMap<string, string>;
  /** Returns the content of a file of the repository; undefined if it does not exist. */
  readonly read: (file: string) => string | undefined;
}

interface Row {
  readonly name: string;
  readonly numbers: readonly string[];
  /** Undefined in tables without levels. */
  readonly level: string | undefined;
  readonly how: string;
  readonly evidence: string;
}

/** Expands '1.2.6 to 1.2.8, API2' to single numbers. Unknown numbers stay unchanged. */
function expandNumbers(text: string, all: readonly string[]): string[] {
  return text.split(/,\s*/).flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const [from, to] = [all.indexOf(first), all.indexOf(last)];
    return from < 0 || to < from ? [part] : all.slice(from, to + 1);
  });
}

const parseCells = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Parses the table lines whose first column is a number. */
function parseRows(page: string, all: readonly string[]): Row[] {
  return page
    .split('\n')
    .filter((line) => /^\| (?:\d+\.|API)\d/.test(line))
    .map((line) => {
      const cells = parseCells(line);
      const [name = '', how = '', evidence = ''] = [cells[0], ...cells.slice(-2)];
      // A range omits requirements of other levels.
      return {
        name,
        numbers: expandNumbers(name, all),
        level: cells.length === 5 ? cells[1] : undefined,
        how,
        evidence,
      };
    });
}

const isNotMet = ({ how }: Row): boolean => /\*\*(?:not met|partly)\*\*/i.test(how);

/** Finds missing and duplicate numbers, and numbers with a wrong level. */
function findWrongNumbers(rows: readonly Row[], required: readonly string[], { levels }: Standard): string[] {
  const named = rows.filter(({ level }) => level !== undefined).flatMap(({ numbers }) => numbers);
  const levelsOf = ({ numbers }: Row) =>
    [...new Set(numbers.map((number) => levels.get(number)))].sort().join(', ');
  return [
    ...required.filter((number) => !named.includes(number)).map((number) => `${number} has no row.`),
    ...named
      .filter((number, index) => named.indexOf(number) !== index)
      .map((number) => `${number} appears twice.`),
    ...named
      .filter((number) => !required.includes(number))
      .map((number) => `${number} is no requirement of the levels 1 and 2.`),
    ...rows
      .filter((row) => row.level !== undefined && row.level !== levelsOf(row))
      .map((row) => `${row.name} is of level ${levelsOf(row)}, not ${row.level}.`),
  ];
}

/** Finds tests that a row names and that do not exist. */
function findWrongEvidence({ name, how, evidence }: Row, { read }: Standard): string[] {
  const files = [...evidence.matchAll(/`([^`]+\.test\.tsx?)`(?:: "([^"]+)")?/g)];
  if (files.length === 0) {
    const isExplained = /^(?:n\/a|\*\*)/.test(how) || /\*\*(?:not met|partly)\*\*/.test(how);
    if (isExplained || /^(?:by construction|by the platform|reviewed)/.test(evidence)) return [];
    return [`${name} names neither a test nor a reason.`];
  }
  return files.flatMap(([, file = '', title]) => {
    const text = read(file);
    if (text === undefined) return [`${name} names ${file}, which is not there.`];
    if (title === undefined) return [`${name} names no test of ${file}.`];
    return text.includes(title) ? [] : [`${name} names "${title}", which ${file} does not have.`];
  });
}

/** Compares the rows that are not met with the list of missing requirements. */
function findWrongMissing(rows: readonly Row[], missing: string, all: readonly string[]): string[] {
  const listed = missing
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => expandNumbers(parseCells(line).at(-1) ?? '', all))
    .filter((number) => /\d/.test(number));
  const notMet = rows.filter(isNotMet).flatMap(({ numbers }) => numbers);
  return [
    ...notMet
      .filter((number) => !listed.includes(number))
      .map((number) => `${number} is not listed as missing.`),
    ...listed
      .filter((number) => !notMet.includes(number))
      .map((number) => `${number} is listed as missing, but not so in its row.`),
  ];
}

/** Returns the findings about the page, one sentence each. */
export function findSecurityFindings(page: string, standard: Standard): string[] {
  const required = [...standard.levels].flatMap(([number, level]) => (level === '3' ? [] : [number]));
  const [tables = '', missing = ''] = page.split(/^## What is missing$/m);
  const rows = parseRows(tables, required);
  return [
    ...findWrongNumbers(rows, required, standard),
    ...rows.flatMap((row) => findWrongEvidence(row, standard)),
    ...findWrongMissing(rows, missing.split(/^## /m)[0] ?? '', required),
  ];
}
