import { initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Settings that the browser needs for App Check tokens. All of them are public. */
export interface AppCheckSettings {
  readonly projectId: string;
  readonly appId: string;
  readonly siteKey: string;
  /** API key that is restricted to App Check. */
  readonly apiKey: string;
}

/** The last parameter makes reCAPTCHA use Trusted Types policies of its own. */
const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/** Used part of the Trusted Types API. Browsers without it enforce nothing. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** Time that a user waits for a token before the call is sent without one. */
const tokenTimeoutMs = 10_000;

let started: Promise<AppCheck> | undefined;

/**
 * Gets an App Check token, which proves that a call comes from this site (decision 0022). The library caches
 * it. Throws if reCAPTCHA is unreachable or classifies this browser as a bot.
 */
export async function getAppCheckToken(settings: AppCheckSettings): Promise<string> {
  started ??= initialize(settings);
  started.catch(() => {
    started = undefined;
  });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('App Check takes too long.')), tokenTimeoutMs);
  });
  const { token } = await Promise.race([started.then((appCheck) => getToken(appCheck)), timeout]);
  return token;
}

async function initialize({ siteKey, ...options }: AppCheckSettings): Promise<AppCheck> {
  // The library loads the script without Trusted Types, unless it is already loaded.
  await loadRecaptcha();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  return initializeAppCheck(initializeApp(options), { provider, isTokenAutoRefreshEnabled: false });
}

function loadRecaptcha(): Promise<void> {
  return new Promise((resolve, reject) => {
    const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
    const policy = trustedTypes?.createPolicy('app-check', { createScriptURL: () => recaptcha });
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(recaptcha) ?? recaptcha;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA cannot be loaded.'));
    };
    document.head.append(script);
  });
}
