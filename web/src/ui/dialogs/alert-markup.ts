/** The part of Trusted Types that is used; browsers without them check nothing. */
interface MarkupPolicies {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string }): unknown;
}

/**
 * What SweetAlert2 builds itself: its elements with classes and ids, and words without signs of markup. Nothing of it
 * can load or run anything.
 */
const alertMarkup =
  /^(?:[^<>&]|<\/?(?:div|button|ul|img|h2|input|output|select|label|span|textarea)(?: (?:class|id|type|tabindex|aria-labelledby|aria-describedby)="[\w -]*")* ?\/?>)*$/;

/** @throws TypeError for any other markup */
export function requireAlertMarkup(html: string): string {
  if (alertMarkup.test(html)) return html;
  throw new TypeError('Only the alerts may make elements out of text.');
}

/** Lets the alerts, which know no Trusted Types, through (decision 0053); once for the page. */
export function trustAlertMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: MarkupPolicies };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createHTML: requireAlertMarkup });
}
