import { endpoints } from 'contract';
import { type SiteRenderer, sitePaths, storedPages } from 'contract/rendering';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appCheckSettings } from '#auth/app-check.ts';
import { hostingNetworks } from '#auth/client-address.ts';
import { factorKeysOf, refuseDemoFactorKey } from '#auth/factor/seals.ts';
import { factorsFrom } from '#auth/grace.ts';
import { attemptsOf, rateRules } from '#auth/rate-limit.ts';
import { refuseEmulatedAuthInProduction } from '#data/firebase.ts';
import { mailEncryption } from '#data/mail-transport.ts';
import { asSent, standInFront } from '#http/front.ts';
import { serve } from '#http/serve.ts';
import { logRequest } from '#http/trace.ts';
import { sealAudit } from '#jobs/seal-audit.ts';
import { sendMails } from '#jobs/send-mails.ts';
import { sweep } from '#jobs/sweep.ts';
import { handlers } from './handlers.ts';
import { renewalKeyOf } from './model/base/signatures.ts';
import { cardKeysOf, refuseDemoCardKey } from './model/card/card-keys.ts';
import { refuseDemoRenewalKey } from './model/payments/renewal-codes.ts';
import { cardSigningKey, factorKey, renewalLinkKey, smtpPassword } from './parameters.ts';

refuseEmulatedAuthInProduction(process.env);
refuseDemoCardKey(process.env);
refuseDemoRenewalKey(process.env);
refuseDemoFactorKey(process.env);
// Only the functions that sign are given the keys; a mistyped one stops the start instead of the first card or mail.
if (process.env.CARD_SIGNING_KEY !== undefined) cardKeysOf(process.env);
if (process.env.RENEWAL_LINK_KEY !== undefined) renewalKeyOf(process.env);
if (process.env.FACTOR_KEY !== undefined) factorKeysOf(process.env);
// A mistyped limit stops the start instead of the first sign-in; so does a mistyped network or App Check.
hostingNetworks(process.env);
factorsFrom(process.env);
appCheckSettings(process.env);
mailEncryption(process.env);
for (const rule of Object.keys(rateRules)) attemptsOf(rule as RateRule);

standInFront(logRequest);

const region = 'asia-southeast2';

const emulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** What the build of the site left beside the bundle; in a file of its own, as no call of the API needs it. */
const loadSite = (): Promise<SiteRenderer> => import(new URL('./site/index.js', import.meta.url).href);

const answer = serve(endpoints, handlers, {
  pages: storedPages,
  paths: sitePaths,
  loadSite,
  checked: emulator,
  emulator,
  logRequest,
});

/** Answers `/api/**` and the pages of stored records; Hosting rewrites to it. Memory leaves room for two decodes at once. */
export const api = onRequest(
  // No other site may call it from a browser; unless told, the emulator alone would allow all.
  {
    region,
    memory: '1GiB',
    timeoutSeconds: 60,
    maxInstances: 20,
    cors: false,
    // The platform would send 80 at once; memory is bounded by what stands in front (decision 0043), time by this.
    concurrency: 20,
    secrets: [cardSigningKey, renewalLinkKey, factorKey],
  },
  (request, response) => answer(asSent(request), response),
);

export const sweepIntents = onSchedule(
  { region, schedule: 'every 15 minutes', timeZone: 'Asia/Jakarta', timeoutSeconds: 300 },
  sweep,
);

export const sendOutbox = onSchedule(
  {
    region,
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Jakarta',
    timeoutSeconds: 120,
    secrets: [smtpPassword, renewalLinkKey],
  },
  sendMails,
);

export const sealEntries = onSchedule(
  {
    region,
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Jakarta',
    timeoutSeconds: 120,
    // The key of the checkpoints is drawn from it.
    secrets: [cardSigningKey],
  },
  sealAudit,
);

/** After the day has begun in Jakarta, so that memberships that ended with the day before end on time. */
export const daily = onSchedule(
  {
    region,
    schedule: '0 1 * * *',
    timeZone: 'Asia/Jakarta',
    memory: '512MiB',
    timeoutSeconds: 1800,
    secrets: [cardSigningKey],
  },
  // Imported here alone, so that no request waits for code that only this needs.
  async () => (await import('#jobs/daily.ts')).runDaily(),
);
