/** Log line as the function wrote it. */
export type LogLine = Readonly<Record<string, unknown>>;

/**
 * Log entry that Cloud Logging creates from a line: the severity next to the payload, with the resource of a
 * function.
 */
const entryOf = ({ severity, ...jsonPayload }: LogLine) => ({
  severity,
  jsonPayload,
  resource: { type: 'cloud_run_revision' },
});

const valueAt = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as LogLine | undefined)?.[key], entry);

function isTrue(entry: unknown, comparison: string): boolean {
  const [, path = '', operator, value = ''] = /^([\w.]+)(=|>)(.+)$/.exec(comparison) ?? [];
  if (operator === '=') return valueAt(entry, path) === JSON.parse(value);
  if (operator === '>') return Number(valueAt(entry, path)) > Number(value);
  throw new Error(`This check does not know what ${comparison} means.`);
}

/**
 * Returns whether a line matches a filter of Cloud Logging. Supports comparisons joined by AND, with OR in
 * brackets.
 */
export const passesFilter = (filter: string, line: LogLine): boolean =>
  filter.split(' AND ').every((group) =>
    group
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((comparison) => isTrue(entryOf(line), comparison)),
  );
