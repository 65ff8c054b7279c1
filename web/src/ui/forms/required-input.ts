import type { Endpoint } from 'contract/endpoint';

/** Names of the fields and files that an endpoint never goes without. What it needs only beside other input is not one. */
export const requiredInput = ({ input, files = {} }: Pick<Endpoint, 'input' | 'files'>): string[] => [
  ...Object.entries(input.shape).flatMap(([name, schema]) =>
    schema.safeParse(undefined).success ? [] : [name],
  ),
  ...Object.entries(files).flatMap(([name, { required }]) => (required ? [name] : [])),
];

/**
 * What keeps a form from ever being sent: required input that it has no control for and does not send by itself.
 *
 * @param inForm names of what it asks for or sends by itself, or ways inside: `steps.0.title`
 * @returns a sentence; undefined when nothing is missing
 */
export function missingControls(
  endpoint: string,
  required: readonly string[],
  inForm: Iterable<string>,
): string | undefined {
  const names = new Set([...inForm].map((way) => way.split('.')[0]));
  const missing = required.filter((name) => !names.has(name));
  return missing.length === 0
    ? undefined
    : `The form of ${endpoint} has no control for ${missing.join(', ')}, which the endpoint requires.`;
}
