import { pagePolicy, pagePolicyOf } from '../../functions/src/http/headers.ts';

/** Next to firebase.json, because paths in both files are relative to their folder. */
export const CONFIG_WITH_APP_CHECK = 'firebase.app-check.json';

/**
 * Returns firebase.json with the wider content security policy that a site with App Check needs (decision
 * 0022); undefined if no change is needed.
 *
 * @param settings settings of the project's function
 * @param config text of firebase.json
 * @throws Error if firebase.json does not contain the expected policy
 */
export function configFor(
  settings: Readonly<Record<string, string | undefined>>,
  config: string,
): string | undefined {
  const policy = pagePolicyOf(settings);
  if (policy === pagePolicy) return undefined;
  const changed = config.replaceAll(pagePolicy, policy);
  if (changed === config) throw new Error('firebase.json has another policy of pages than the function.');
  return changed;
}
