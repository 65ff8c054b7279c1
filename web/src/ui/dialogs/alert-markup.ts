/** Used part of the Trusted Types API. Browsers without it enforce nothing. */
interface MarkupPolicies {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string }): unknown;
}

/** Markup that SweetAlert2 generates. It cannot load or execute anything. */
const alertMarkup =
  /^(?:[^<>&]|<\/?(?:div|button|ul|img|h2|input|output|select|label|span|textarea)(?: (?:class|id|type|tabindex|aria-labelledby|aria-describedby)="[\w -]*")* ?\/?>)*$/;

/** Returns the markup unchanged. Throws TypeError for any other markup. */
export function requireAlertMarkup(html: string): string {
  if (alertMarkup.test(html)) return html;
  throw new TypeError('Only the alerts may make elements out of text.');
}

/** Trusts the markup of SweetAlert2, which lacks support for Trusted Types (decision 0053). Runs once. */
export function trustAlertMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: MarkupPolicies };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createHTML: requireAlertMarkup });
}
