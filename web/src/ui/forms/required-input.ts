import type { Endpoint } from 'contract/endpoint';

/** Returns fields and files that an endpoint requires regardless of the other input. */
export const requiredInput = ({ input, files = {} }: Pick<Endpoint, 'input' | 'files'>): string[] => [
  ...Object.entries(input.shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).success ? [] : [name],
  ),
  ...Object.entries(files).flatMap(([name, { required }]) => (required === true ? [name] : [])),
];

/** Returns an error message for required input that a form neither has a control for nor sends itself. */
export function missingControls(
  endpoint: string,
  required: readonly string[],
  inForm: Iterable<string>,
): string | undefined {
  const names = new Set([...inForm].map((path) => path.split('.')[0]));
  const missing = required.filter((name) => !names.has(name));
  return missing.length === 0
    ? undefined
    : `The form of ${endpoint} has no control for ${missing.join(', ')}, which the endpoint requires.`;
}
