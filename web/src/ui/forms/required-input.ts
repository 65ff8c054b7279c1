import type { Endpoint } from 'contract/endpoint';

/**
 * Returns names of fields and files that an endpoint always requires. Input that is required only together
 * with other input is excluded.
 */
export const requiredInput = ({ input, files = {} }: Pick<Endpoint, 'input' | 'files'>): string[] => [
  ...Object.entries(input.shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).success ? [] : [name],
  ),
  ...Object.entries(files).flatMap(([name, { required }]) => (required ? [name] : [])),
];

/**
 * Finds required input that a form has no control for and does not send by itself.
 *
 * @param inForm names of fields and fixed input, or paths inside them, such as `steps.0.title`
 * @returns error message, or undefined if nothing is missing
 */
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
