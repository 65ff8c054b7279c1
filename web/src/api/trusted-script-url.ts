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

/** Returns a script URL of this site as a trusted value (decision 0053). Throws for another site. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
