import { pagePolicy, pagePolicyOf } from '../../functions/src/http/headers.ts';

/** Beside firebase.json, as the paths in both are of that folder. */
export const CONFIG_WITH_APP_CHECK = 'firebase.app-check.json';

/**
 * Hosting sends one policy of pages for all projects; a site that loads App Check needs a wider one (decision 0056).
 *
 * @param settings of the project's function
 * @param config the text of firebase.json
 * @returns firebase.json as this project needs it; undefined where it is right as it is
 * @throws Error when the policy does not stand there
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
