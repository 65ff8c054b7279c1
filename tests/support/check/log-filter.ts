/** A line of the log as the function wrote it. */
export type LogLine = Readonly<Record<string, unknown>>;

/** What Cloud Logging makes of a line: severity beside the rest, under the resource of a function. */
const entryOf = ({ severity, ...jsonPayload }: LogLine) => ({
  severity,
  jsonPayload,
  resource: { type: 'cloud_run_revision' },
});

const valueAt = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as LogLine | undefined)?.[key], entry);

function holds(entry: unknown, comparison: string): boolean {
  const [, path = '', operator, value = ''] = /^([\w.]+)(=|>)(.+)$/.exec(comparison) ?? [];
  if (operator === '=') return valueAt(entry, path) === JSON.parse(value);
  if (operator === '>') return Number(valueAt(entry, path)) > Number(value);
  throw new Error(`This check does not know what ${comparison} means.`);
}

/** Whether a filter of Cloud Logging, comparisons with AND between and OR in brackets, lets a line through. */
export const passesFilter = (filter: string, line: LogLine): boolean =>
  filter.split(' AND ').every((group) =>
    group
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((comparison) => holds(entryOf(line), comparison)),
  );
