import { endpoints } from 'contract';
import { type SiteRenderer, storedPages } from 'contract/rendering';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { sitePaths } from 'contract/site-paths';
import type { Locale } from 'contract/text/language/localize';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appCheckSettings } from '#auth/app-check.ts';
import { hostingNetworks } from '#auth/client-address.ts';
import { parseFactorKeys, refuseDemoFactorKey } from '#auth/factor/secret-encryption.ts';
import { parseInboundMailKey, refuseDemoInboundMailKey } from '#auth/mail-server.ts';
import { maxAttemptsOf, rateRules } from '#auth/rate-limit.ts';
import { secondFactorRequiredFrom } from '#auth/second-factor-deadline.ts';
import { refuseEmulatedAuthInProduction } from '#data/firebase.ts';
import { mailEncryption } from '#data/mail-transport.ts';
import { createApi } from '#http/api.ts';
import { uploadPaceOf } from '#http/incoming-body.ts';
import { createPageHandler } from '#http/pages.ts';
import { installRequestGuard, restoreContentType } from '#http/request-guard.ts';
import { serve } from '#http/serve.ts';
import { logRequest } from '#http/trace.ts';
import { checkpointAudit } from '#jobs/checkpoint-audit.ts';
import { offerPlaces } from '#jobs/offer-places.ts';
import { sendDueLettersWithin } from '#jobs/send-letters.ts';
import { sendMails } from '#jobs/send-mails.ts';
import { sweep } from '#jobs/sweep.ts';
import { handlers } from './handlers.ts';
import { limitOwnChanges } from './model/base/attempt-limits.ts';
import { parseRenewalKey } from './model/base/signatures.ts';
import { cardKeyNames, parseCardKeys } from './model/card/card-keys.ts';
import { refuseDemoSigningKey } from './model/card/signing-keys.ts';
import { parseApplePassKey, parseGoogleWalletKey, refuseDemoWalletKeys } from './model/card/wallet-keys.ts';
import { certificateKeyNames, parseCertificateKeys } from './model/certificates/certificate-keys.ts';
import { provideSitePages } from './model/content/site-pages.ts';
import { isSearchableProfile } from './model/directory/profiles.ts';
import { refuseDemoRenewalKey } from './model/payments/renewal-codes.ts';
import { parseTicketKeys, ticketKeyNames } from './model/tickets/ticket-keys.ts';
import {
  applePassKey,
  cardSigningKey,
  certificateSigningKey,
  factorKey,
  googleWalletKey,
  inboundMailKey,
  renewalLinkKey,
  smtpPassword,
  ticketSigningKey,
} from './parameters.ts';

refuseEmulatedAuthInProduction(process.env);
for (const names of [cardKeyNames, ticketKeyNames, certificateKeyNames])
  refuseDemoSigningKey(process.env, names);
refuseDemoRenewalKey(process.env);
refuseDemoFactorKey(process.env);
refuseDemoInboundMailKey(process.env);
refuseDemoWalletKeys(process.env);
// Only functions that sign receive the keys. A mistyped key fails at start instead of at the first card.
if (process.env.CARD_SIGNING_KEY !== undefined) parseCardKeys(process.env);
if (process.env.TICKET_SIGNING_KEY !== undefined) parseTicketKeys(process.env);
if (process.env.CERTIFICATE_SIGNING_KEY !== undefined) parseCertificateKeys(process.env);
if (process.env.RENEWAL_LINK_KEY !== undefined) parseRenewalKey(process.env);
if (process.env.FACTOR_KEY !== undefined) parseFactorKeys(process.env);
// A mistyped limit, network or App Check setting fails at start instead of at the first sign-in.
hostingNetworks(process.env);
secondFactorRequiredFrom(process.env);
parseInboundMailKey(process.env);
parseGoogleWalletKey(process.env);
parseApplePassKey(process.env);
appCheckSettings(process.env);
mailEncryption(process.env);
for (const rule of Object.keys(rateRules)) maxAttemptsOf(rule as RateRule);

installRequestGuard(logRequest, uploadPaceOf(process.env));

const region = 'asia-southeast2';

const emulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** Loads the renderer of the site build. It is not bundled, because API calls do not need it. */
const loadSite = (locale: Locale): Promise<SiteRenderer> =>
  import(new URL(`./site/${locale}/index.js`, import.meta.url).href);

const { handleApi, callEndpoint } = createApi(endpoints, handlers, {
  checked: emulator,
  emulator,
  limitChanges: limitOwnChanges,
});
provideSitePages(async (locale) => (await loadSite(locale)).pages);
const handlePage = createPageHandler({
  pages: storedPages,
  paths: sitePaths,
  loadSite,
  callEndpoint,
  isSearchable: isSearchableProfile,
});
const handleRequest = serve([handlePage, handleApi], logRequest);

/** Serves API and stored pages. The memory suffices for two concurrent image decodes. */
export const api = onRequest(
  // Other sites must not call the API from a browser; the emulator would otherwise allow all origins.
  {
    region,
    memory: '1GiB',
    timeoutSeconds: 60,
    maxInstances: 20,
    cors: false,
    // Default is 80. The request guard bounds memory (decision 0043), this bounds time.
    concurrency: 20,
    secrets: [
      cardSigningKey,
      ticketSigningKey,
      certificateSigningKey,
      renewalLinkKey,
      factorKey,
      inboundMailKey,
      googleWalletKey,
      applePassKey,
    ],
  },
  (request, response) => handleRequest(restoreContentType(request), response),
);

export const sweepIntents = onSchedule(
  // The snapshot of 100,000 people needs more than the default of 256 MiB.
  { region, schedule: 'every 15 minutes', timeZone: 'Asia/Jakarta', memory: '512MiB', timeoutSeconds: 300 },
  sweep,
);

/** Time in which mails and letters are started, within the two minutes of the function. */
const outboxBudgetMs = 55_000;

export const sendOutbox = onSchedule(
  {
    region,
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Jakarta',
    // The index of people, by which recipients of letters are found, needs more than the default.
    memory: '512MiB',
    timeoutSeconds: 120,
    secrets: [smtpPassword, renewalLinkKey],
  },
  async () => {
    // First, so that the mails about offers are sent in the same run.
    const start = performance.now();
    await offerPlaces();
    await sendMails();
    await sendDueLettersWithin(outboxBudgetMs - (performance.now() - start));
  },
);

/** Deployed under this name; renaming it would delete the function and create another one. */
export const sealEntries = onSchedule(
  {
    region,
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Jakarta',
    timeoutSeconds: 120,
    // The key that signs checkpoints is derived from it.
    secrets: [cardSigningKey],
  },
  checkpointAudit,
);

/** Runs after midnight in Jakarta, so that memberships expire on time. */
export const daily = onSchedule(
  {
    region,
    schedule: '0 1 * * *',
    timeZone: 'Asia/Jakarta',
    memory: '512MiB',
    timeoutSeconds: 1800,
    secrets: [cardSigningKey],
  },
  // Imported lazily, so that requests do not wait for code that only this function needs.
  async () => (await import('#jobs/daily.ts')).runDaily(),
);
