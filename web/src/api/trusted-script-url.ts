/** Used part of the Trusted Types API. Browsers without it enforce nothing. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };

const policy = trustedTypes?.createPolicy('sisindo', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`${url} is no script of this site.`);
  },
});

/**
 * Returns the URL of a script of this site as a trusted value, for starting workers (decision 0053).
 *
 * @throws TypeError for a URL of another site
 */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
