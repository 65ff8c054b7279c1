/** The part of Trusted Types that is used; browsers without them check nothing. */
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
 * The address of a script of this site, as workers are started by it (decision 0053).
 *
 * @throws TypeError for one of another site
 */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? url;
