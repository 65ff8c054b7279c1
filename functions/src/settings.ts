import type { RateRule } from 'contract/rules/audit/rate-rules';
import { limits } from 'contract/rules/limits';
import { appCheckSettings } from '#auth/app-check.ts';
import { hostingNetworks } from '#auth/client-address.ts';
import { parseFactorKeys } from '#auth/factor/secret-encryption.ts';
import { parseInboundMailKey } from '#auth/mail-server.ts';
import { maxAttemptsOf, rateRules } from '#auth/rate-limit.ts';
import { secondFactorRequiredFrom } from '#auth/second-factor-deadline.ts';
import { mailEncryption } from '#data/mail-transport.ts';
import { uploadPaceOf } from '#http/incoming-body.ts';
import { instanceCacheSecondsIn } from '#http/shared-replies/shared-replies.ts';
import { parseRenewalKey } from '#model/base/signatures.ts';
import { parseCardKeys, parseCertificateKeys, parseTicketKeys } from '#model/card/signing-keys.ts';
import { parseApplePassKey, parseGoogleWalletKey } from '#model/card/wallet-keys.ts';
import { maxRenewalYears, uniqueCodeMode } from '#model/money/bills/amounts.ts';

interface Described {
  /** Meaning and form of the value. The deployment and docs/operations.md show it. */
  readonly about: string;
  /** Parses the value, and others that belong to it. Throws for an invalid value. */
  readonly parse?: (environment: NodeJS.ProcessEnv) => unknown;
}

export type FunctionName = 'api' | 'sendOutbox' | 'sealEntries' | 'daily';

/** A setting in the Secret Manager. Its value in the emulators is in functions/.secret.local. */
export interface Secret extends Described {
  /** Functions that receive it. */
  readonly functions: readonly FunctionName[];
  /** Content that `npm run keys` stores; undefined for a secret that another service issues. */
  readonly made?: 'signing key' | 'random text' | 'off';
}

/** A setting in functions/.env.<project>. Every function receives it. */
export interface Parameter extends Described {
  /** Value of a deployment that sets none. Without it, the first deployment requires a value. */
  readonly default?: string | number;
  /** Value in the emulators, if it is not the default. */
  readonly demo?: string | number;
  /** False if the first deployment does not ask for it, because few deployments change it. */
  readonly isAsked?: false;
  /** Tools that read it too. */
  readonly tools?: readonly string[];
}

/** Attempts in the emulators, where all tests call from one network. */
const demoAttempts: Partial<Record<RateRule, number>> = {
  'factor-code': 10,
  'passkey-challenge': 1000,
  'proof-password': 1000,
  'unproven-rejection': 5,
  'health-check': 120,
};

const attemptLimits = Object.entries(rateRules).map(
  ([rule, { parameter, attempts, minutes, what }]): [string, Parameter] => [
    parameter,
    {
      about: `${what} within ${minutes} minutes.`,
      default: attempts,
      demo: demoAttempts[rule as RateRule] ?? 100_000,
      parse: (environment) => maxAttemptsOf(rule as RateRule, environment),
    },
  ],
);

const appCheckTools = ['npm run build', 'npm run deploy'];

/**
 * All settings of a deployment. The start of the function checks them, and the first deployment asks for them.
 * `npm run keys` makes secrets. `npm run generate` writes the emulators' values and the lists of docs/operations.md.
 */
export const settings: Readonly<Record<string, Secret | Parameter>> = {
  WEB_API_KEY: {
    about: 'Web API key of the Firebase project (console, project settings, general): checks passwords.',
    demo: 'emulator',
  },
  FIRESTORE_DATABASE: {
    about: 'Firestore database; another one after a restore into a second database (docs/operations.md).',
    default: '(default)',
    tools: ['npm run deploy'],
  },
  SMTP_HOST: {
    about: 'Mail server; empty: mails wait in the outbox.',
    default: '',
    tools: ['npm run check-deployment'],
  },
  SMTP_PORT: { about: 'Port of the mail server; 465 means TLS from the start.', default: 587 },
  SMTP_TLS: {
    about: 'required, or none for a mail server on the same machine. The connection is then not encrypted.',
    default: 'required',
    parse: mailEncryption,
    tools: ['npm run check-deployment'],
  },
  SMTP_USER: { about: 'Account at the mail server; empty: none is needed.', default: '' },
  SMTP_PASSWORD: {
    about: 'Password of the mail server; any text without a mail server.',
    functions: ['sendOutbox'],
  },
  MAIL_FROM: { about: 'Sender, such as: SISINDO <noreply@example.org>.', default: '' },
  MAIL_BOUNCE_ADDRESS: {
    about:
      'Mailbox for returned mails, such as bounce@example.org; each mail adds its id after a +. Empty: returned mails go to the sender.',
    default: '',
  },
  DKIM_SELECTOR: {
    about: 'Name of the DKIM key of the mail server, such as google or s1; empty: it is not checked.',
    default: '',
  },
  LETTERS_PER_SECOND: {
    about: 'Mails of letters to members that are sent in one second, such as 2 or 0.5.',
    default: '2',
  },
  CARD_SIGNING_KEY: {
    about: 'Ed25519 key that signs the membership cards and the audit checkpoints.',
    functions: ['api', 'sealEntries', 'daily'],
    made: 'signing key',
    parse: parseCardKeys,
  },
  TICKET_SIGNING_KEY: {
    about: 'Ed25519 key that signs the tickets for events.',
    functions: ['api'],
    made: 'signing key',
    parse: parseTicketKeys,
  },
  CERTIFICATE_SIGNING_KEY: {
    about: 'Ed25519 key that signs the credentials of certificates.',
    functions: ['api'],
    made: 'signing key',
    parse: parseCertificateKeys,
  },
  RENEWAL_LINK_KEY: {
    about: 'Random text that signs the links of reminders and of places at events.',
    functions: ['api', 'sendOutbox'],
    made: 'random text',
    parse: parseRenewalKey,
  },
  FACTOR_KEY: {
    about: 'Random text that encrypts the secrets of authenticator apps.',
    functions: ['api'],
    made: 'random text',
    parse: parseFactorKeys,
  },
  INBOUND_MAIL_KEY: {
    about: 'Random text with which the mail server forwards mails, or off.',
    functions: ['api'],
    made: 'random text',
    parse: parseInboundMailKey,
  },
  GOOGLE_WALLET_KEY: {
    about: 'Key that signs cards for Google Wallet, or off.',
    functions: ['api'],
    made: 'off',
    parse: parseGoogleWalletKey,
  },
  APPLE_PASS_KEY: {
    about: 'Certificate and key that sign cards for Apple Wallet, or off.',
    functions: ['api'],
    made: 'off',
    parse: parseApplePassKey,
  },
  CARD_PREVIOUS_KEYS: {
    about: 'Public keys of membership cards signed earlier, with commas between (docs/operations.md).',
    default: '',
    demo: 'KiIxVj9Q8bqxmfeO2P8WUYoUI0tiaGqETjeOHa_iWv4',
  },
  TICKET_PREVIOUS_KEYS: {
    about: 'Public keys of tickets signed earlier, with commas between (docs/operations.md).',
    default: '',
  },
  CERTIFICATE_PREVIOUS_KEYS: {
    about: 'Public keys of credentials signed earlier, with commas between (docs/operations.md).',
    default: '',
  },
  HOSTING_NETWORKS: {
    about: 'Networks from which Hosting calls the function, with commas between (docs/operations.md).',
    default: '',
    parse: hostingNetworks,
  },
  APP_CHECK_MODE: {
    about: 'off, watch (calls that are not from the site are logged) or enforce (they are refused).',
    default: 'off',
    parse: appCheckSettings,
  },
  APP_CHECK_APP_IDS: {
    about: 'App ids of the site in this project, with commas between, such as 1:1234567890:web:0a1b2c.',
    default: '',
    parse: appCheckSettings,
    tools: ['npm run build'],
  },
  APP_CHECK_SITE_KEY: {
    about: 'Key of reCAPTCHA Enterprise; empty: the site sends no tokens (docs/operations.md).',
    default: '',
    tools: appCheckTools,
  },
  APP_CHECK_API_KEY: {
    about: 'API key for the site, restricted to the Firebase App Check API.',
    default: '',
    tools: ['npm run build'],
  },
  APP_CHECK_KEYS: {
    about: 'Address of the public keys of App Check. Only tests set it.',
    default: '',
    isAsked: false,
    parse: appCheckSettings,
  },
  ADMIN_FACTOR_FROM: {
    about:
      'Day from which admins have a week to set up a second factor, such as 2026-12-01; off: they need none.',
    demo: 'off',
    parse: secondFactorRequiredFrom,
  },
  UNIQUE_CODES: {
    about:
      'How the amount of a bill is made unique: subtract or add a number from 1 to 999, or off for the fee itself.',
    default: 'subtract',
    parse: uniqueCodeMode,
  },
  RENEWAL_YEARS: {
    about: 'Greatest number of years that a member can pay in one renewal: 1, 2 or 3.',
    default: '1',
    demo: 3,
    parse: maxRenewalYears,
  },
  AUDIT_WITNESS_EMAIL: {
    about: 'Address outside of the association that is mailed the checkpoint of the audit each day.',
    default: '',
    demo: 'saksi@example.org',
  },
  APPROVED_PROOF_DAYS: {
    about: 'Days that the picture of a payment proof is stored after its approval.',
    default: limits.retention.proofDays.APPROVED_PROOF_DAYS,
  },
  REJECTED_PROOF_DAYS: {
    about: 'Days that the picture of a rejected or replaced payment proof is stored.',
    default: limits.retention.proofDays.REJECTED_PROOF_DAYS,
  },
  INSTANCE_CACHE_SECONDS: {
    about: 'Seconds for which an instance stores public replies, at most 60; 0: it stores none.',
    default: 60,
    demo: 0,
    isAsked: false,
    parse: instanceCacheSecondsIn,
  },
  UPLOAD_WINDOW_SECONDS: {
    about: 'Seconds in which an upload must send a kilobyte for each of them.',
    default: 5,
    isAsked: false,
    parse: uploadPaceOf,
  },
  ...Object.fromEntries(attemptLimits),
};

export const isSecret = (setting: Secret | Parameter): setting is Secret => 'functions' in setting;

/** Names of the attempt limits, of which docs/operations.md has a list of its own. */
export const attemptLimitNames: ReadonlySet<string> = new Set(attemptLimits.map(([name]) => name));

export const secrets: readonly [name: string, Secret][] = Object.entries(settings).flatMap(
  ([name, setting]) => (isSecret(setting) ? [[name, setting]] : []),
);

export const parameters: readonly [name: string, Parameter][] = Object.entries(settings).flatMap(
  ([name, setting]) => (isSecret(setting) ? [] : [[name, setting]]),
);
