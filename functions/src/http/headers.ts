import type { Environment } from '#data/firebase.ts';
import type { HttpResponse } from './request.ts';

/** What every answer carries, whether it comes through Hosting, whose firebase.json says the same, or past it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The policy of pages: only what is ours, and the calendar; no text becomes markup or script (decision 0053). */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https://calendar.google.com; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default html ProseMirrorClipboard sisindo 'allow-duplicates'";

/** What reCAPTCHA and App Check load and ask, and how it may make its scripts (decision 0056). */
const forAppCheck: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
  // Its policies have names of its own, which change.
  'trusted-types': '*',
};

const policyWithAppCheck = pagePolicy
  .split('; ')
  .map((directive) => [directive, forAppCheck[directive.split(' ')[0] ?? '']].filter(Boolean).join(' '))
  .join('; ');

/** The policy of pages of a deployment: wider only where its site loads App Check. */
export const pagePolicyOf = ({ APP_CHECK_SITE_KEY }: Environment): string =>
  APP_CHECK_SITE_KEY ? policyWithAppCheck : pagePolicy;

/** The policy of answers that are no page: nobody is to show or run them. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

export function setHeaders(response: HttpResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.set(name, value);
}
