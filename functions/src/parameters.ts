import { defineInt, defineString } from 'firebase-functions/params';
import { rateRules } from '#auth/rate-limit.ts';

/**
 * What a deployment is asked for; `firebase deploy` writes the answers to functions/.env.<project>.
 * The function reads them from its environment.
 */
defineString('WEB_API_KEY', {
  description: 'Web API key of the Firebase project (console, project settings, general): checks passwords.',
});
for (const { parameter, attempts, minutes, what } of Object.values(rateRules)) {
  defineInt(parameter, { default: attempts, description: `${what} within ${minutes} minutes.` });
}
