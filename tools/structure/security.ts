/** What docs/security.md has to hold; how it is written stands at its beginning. */

export interface Standard {
  /** By number, in the order of the standard, the level of each requirement. */
  readonly levels: ReadonlyMap<string, string>;
  /** Text of a file of the repository; undefined when it is not there. */
  readonly read: (file: string) => string | undefined;
}

interface Row {
  readonly name: string;
  readonly numbers: readonly string[];
  /** Undefined in the tables that have none. */
  readonly level: string | undefined;
  readonly how: string;
  readonly held: string;
}

/** '1.2.6 to 1.2.8, API2' -> each of them; what the standard does not have as it stands. */
function numbersOf(text: string, all: readonly string[]): string[] {
  return text.split(/,\s*/).flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const [from, to] = [all.indexOf(first), all.indexOf(last)];
    return from < 0 || to < from ? [part] : all.slice(from, to + 1);
  });
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Lines of tables between two headings whose first column is a number. */
function rowsOf(page: string, all: readonly string[]): Row[] {
  return page
    .split('\n')
    .filter((line) => /^\| (?:\d+\.|API)\d/.test(line))
    .map((line) => {
      const cells = cellsOf(line);
      const [name = '', how = '', held = ''] = [cells[0], ...cells.slice(-2)];
      // Of a range the levels in between that are not asked for are left out.
      return {
        name,
        numbers: numbersOf(name, all),
        level: cells.length === 5 ? cells[1] : undefined,
        how,
        held,
      };
    });
}

const isLacking = ({ how }: Row): boolean => /\*\*(?:not met|partly)\*\*/i.test(how);

/** Numbers that are missing, stand twice, or with another level than that of the standard. */
function wrongNumbers(rows: readonly Row[], asked: readonly string[], { levels }: Standard): string[] {
  const named = rows.filter(({ level }) => level !== undefined).flatMap(({ numbers }) => numbers);
  const levelsOf = ({ numbers }: Row) =>
    [...new Set(numbers.map((number) => levels.get(number)))].sort().join(', ');
  return [
    ...asked.filter((number) => !named.includes(number)).map((number) => `${number} has no row.`),
    ...named
      .filter((number, index) => named.indexOf(number) !== index)
      .map((number) => `${number} stands twice.`),
    ...named
      .filter((number) => !asked.includes(number))
      .map((number) => `${number} is no requirement of the levels 1 and 2.`),
    ...rows
      .filter((row) => row.level !== undefined && row.level !== levelsOf(row))
      .map((row) => `${row.name} is of level ${levelsOf(row)}, not ${row.level}.`),
  ];
}

/** What is said to hold a row, and does not. */
function wrongHolders({ name, how, held }: Row, { read }: Standard): string[] {
  const files = [...held.matchAll(/`([^`]+\.test\.tsx?)`(?:: "([^"]+)")?/g)];
  if (files.length === 0) {
    const isExplained = /^(?:n\/a|\*\*)/.test(how) || /\*\*(?:not met|partly)\*\*/.test(how);
    if (isExplained || /^(?:by construction|by the platform|reviewed)/.test(held)) return [];
    return [`${name} names neither a test nor a reason.`];
  }
  return files.flatMap(([, file = '', title]) => {
    const text = read(file);
    if (text === undefined) return [`${name} names ${file}, which is not there.`];
    if (title === undefined) return [`${name} names no test of ${file}.`];
    return text.includes(title) ? [] : [`${name} names "${title}", which ${file} does not have.`];
  });
}

/** What is not met, and what stands in the list of that. */
function wrongLacks(rows: readonly Row[], missing: string, all: readonly string[]): string[] {
  const listed = missing
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => numbersOf(cellsOf(line).at(-1) ?? '', all))
    .filter((number) => /\d/.test(number));
  const lacking = rows.filter(isLacking).flatMap(({ numbers }) => numbers);
  return [
    ...lacking
      .filter((number) => !listed.includes(number))
      .map((number) => `${number} is not listed as missing.`),
    ...listed
      .filter((number) => !lacking.includes(number))
      .map((number) => `${number} is listed as missing, but not so in its row.`),
  ];
}

/** What is wrong with the page, a sentence each. */
export function securityFindings(page: string, standard: Standard): string[] {
  const asked = [...standard.levels].flatMap(([number, level]) => (level === '3' ? [] : [number]));
  const [tables = '', missing = ''] = page.split(/^## What is missing$/m);
  const rows = rowsOf(tables, asked);
  return [
    ...wrongNumbers(rows, asked, standard),
    ...rows.flatMap((row) => wrongHolders(row, standard)),
    ...wrongLacks(rows, missing.split(/^## /m)[0] ?? '', asked),
  ];
}
