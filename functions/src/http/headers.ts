import type { Environment } from '#data/firebase.ts';
import type { HttpResponse } from './request.ts';

/** Headers of every response. Hosting sets the same ones; direct calls of the function need them too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Allows this site and the calendar only. No text becomes markup or script (decision 0053). */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https://calendar.google.com; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default html ProseMirrorClipboard sisindo 'allow-duplicates'";

/** Sources and Trusted Types policies that reCAPTCHA and App Check need (decisions 0022 and 0053). */
const appCheckSources: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
  // Its policies have their own names, which change.
  'trusted-types': '*',
};

const policyWithAppCheck = pagePolicy
  .split('; ')
  .map((directive) => [directive, appCheckSources[directive.split(' ')[0] ?? '']].filter(Boolean).join(' '))
  .join('; ');

/** Returns the policy of pages for a deployment. It is wider only where the site loads App Check. */
export const pagePolicyOf = ({ APP_CHECK_SITE_KEY }: Environment): string =>
  APP_CHECK_SITE_KEY ? policyWithAppCheck : pagePolicy;

/** Policy of responses that are not pages: no browser may frame or run them. */
export const responsePolicy = "default-src 'none'; frame-ancestors 'none'";

export function setHeaders(response: HttpResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.set(name, value);
}
