import { limits } from 'contract/rules/limits';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { rateRules } from '#auth/rate-limit.ts';

/** Parameters that `firebase deploy` asks for and writes to functions/.env.<project>. */
defineString('WEB_API_KEY', {
  description: 'Web API key of the Firebase project (console, project settings, general): checks passwords.',
});
defineString('FIRESTORE_DATABASE', {
  default: '(default)',
  description: 'Firestore database; another one after a restore into a second database (docs/operations.md).',
});
defineString('SMTP_HOST', { default: '', description: 'Mail server; empty: mails wait in the outbox.' });
defineInt('SMTP_PORT', {
  default: 587,
  description: 'Port of the mail server; 465 means TLS from the start.',
});
defineString('SMTP_TLS', {
  default: 'required',
  description:
    'required, or none for a mail server on the same machine. The connection is then not encrypted.',
});
defineString('SMTP_USER', { default: '', description: 'Account at the mail server; empty: none is needed.' });
defineString('MAIL_FROM', { default: '', description: 'Sender, such as: SISINDO <noreply@example.org>.' });
defineString('MAIL_BOUNCE_ADDRESS', {
  default: '',
  description:
    'Mailbox for returned mails, such as bounce@example.org; each mail adds its id after a +. Empty: returned mails go to the sender.',
});
defineString('DKIM_SELECTOR', {
  default: '',
  description: 'Name of the DKIM key of the mail server, such as google or s1; empty: it is not checked.',
});
defineString('LETTERS_PER_SECOND', {
  default: '2',
  description: 'Mails of letters to members that are sent in one second, such as 2 or 0.5.',
});
/** Readable only by the function that sends mails. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');
/** Readable only by the function that serves requests and by the one that creates audit checkpoints. */
export const cardSigningKey = defineSecret('CARD_SIGNING_KEY');
/** Readable only by the function that serves requests. */
export const ticketSigningKey = defineSecret('TICKET_SIGNING_KEY');
/** Readable only by the function that serves requests. */
export const certificateSigningKey = defineSecret('CERTIFICATE_SIGNING_KEY');
/** Readable only by the functions that create and check the links of reminders. */
export const renewalLinkKey = defineSecret('RENEWAL_LINK_KEY');
/** Readable only by the function that serves requests. */
export const factorKey = defineSecret('FACTOR_KEY');
/** Readable only by the function that serves requests. `off` if no mail server forwards mails. */
export const inboundMailKey = defineSecret('INBOUND_MAIL_KEY');
/** Readable only by the function that serves requests. `off` without passes for Google Wallet. */
export const googleWalletKey = defineSecret('GOOGLE_WALLET_KEY');
/** Readable only by the function that serves requests. `off` without passes for Apple Wallet. */
export const applePassKey = defineSecret('APPLE_PASS_KEY');
defineString('CARD_PREVIOUS_KEYS', {
  default: '',
  description: 'Public keys of membership cards signed earlier, with commas between (docs/operations.md).',
});
defineString('TICKET_PREVIOUS_KEYS', {
  default: '',
  description: 'Public keys of tickets signed earlier, with commas between (docs/operations.md).',
});
defineString('CERTIFICATE_PREVIOUS_KEYS', {
  default: '',
  description: 'Public keys of credentials signed earlier, with commas between (docs/operations.md).',
});
defineString('HOSTING_NETWORKS', {
  default: '',
  description: 'Networks from which Hosting calls the function, with commas between (docs/operations.md).',
});
defineString('APP_CHECK_MODE', {
  default: 'off',
  description: 'off, watch (calls that are not from the site are logged) or enforce (they are refused).',
});
defineString('APP_CHECK_APP_IDS', {
  default: '',
  description: 'App ids of the site in this project, with commas between, such as 1:1234567890:web:0a1b2c.',
});
defineString('APP_CHECK_SITE_KEY', {
  default: '',
  description: 'Key of reCAPTCHA Enterprise; empty: the site sends no tokens (docs/operations.md).',
});
defineString('APP_CHECK_API_KEY', {
  default: '',
  description: 'API key for the site, restricted to the Firebase App Check API.',
});
defineString('ADMIN_FACTOR_FROM', {
  description:
    'Day from which admins have a week to set up a second factor, such as 2026-12-01; off: they need none.',
});
defineString('UNIQUE_CODES', {
  default: 'subtract',
  description:
    'How the amount of a bill is made unique: subtract or add a number from 1 to 999, or off for the fee itself.',
});
defineString('RENEWAL_YEARS', {
  default: '1',
  description: 'Greatest number of years that a member can pay in one renewal: 1, 2 or 3.',
});
defineString('AUDIT_WITNESS_EMAIL', {
  default: '',
  description: 'Address outside of the association that is mailed the checkpoint of the audit each day.',
});
defineInt('APPROVED_PROOF_DAYS', {
  default: limits.retention.proofDays.APPROVED_PROOF_DAYS,
  description: 'Days that the picture of a payment proof is stored after its approval.',
});
defineInt('REJECTED_PROOF_DAYS', {
  default: limits.retention.proofDays.REJECTED_PROOF_DAYS,
  description: 'Days that the picture of a rejected or replaced payment proof is stored.',
});
for (const { parameter, attempts, minutes, what } of Object.values(rateRules)) {
  defineInt(parameter, { default: attempts, description: `${what} within ${minutes} minutes.` });
}
