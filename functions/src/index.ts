import { endpoints } from 'contract';
import type { SiteRenderer } from 'contract/rendering';
import { sitePaths } from 'contract/site-paths';
import { storedPages } from 'contract/stored-pages';
import type { Locale } from 'contract/text/language/localize';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApi } from '#http/api.ts';
import { uploadPaceOf } from '#http/incoming-body.ts';
import { createPageHandler } from '#http/pages.ts';
import { installRequestGuard, restoreContentType } from '#http/request-guard.ts';
import { serve } from '#http/serve.ts';
import { instanceCacheSecondsIn } from '#http/shared-replies/shared-replies.ts';
import { logRequest } from '#http/trace.ts';
import { checkpointAudit } from '#jobs/checkpoint-audit.ts';
import { offerPlaces } from '#jobs/offer-places.ts';
import { sendDueLettersWithin } from '#jobs/send-letters.ts';
import { sendMails } from '#jobs/send-mails.ts';
import { sweep } from '#jobs/sweep.ts';
import { checkEnvironment } from './check-environment.ts';
import { handlers } from './handlers.ts';
import { limitOwnChanges, limitRate } from './model/base/limit-rate.ts';
import { provideSitePages } from './model/content/site-pages.ts';
import { isSearchableProfile } from './model/people/directory/profiles.ts';
import { secretsOf } from './parameters.ts';

checkEnvironment(process.env);

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
  limitLoads: limitRate,
  instanceCacheSeconds: instanceCacheSecondsIn(process.env),
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
    secrets: secretsOf('api'),
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
    secrets: secretsOf('sendOutbox'),
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
    secrets: secretsOf('sealEntries'),
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
    secrets: secretsOf('daily'),
  },
  // Imported lazily, so that requests do not wait for code that only this function needs.
  async () => (await import('#jobs/daily.ts')).runDaily(),
);
