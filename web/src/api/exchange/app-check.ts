import { initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** What the browser needs for tokens; all of it is public. */
export interface AppCheckSettings {
  readonly projectId: string;
  readonly appId: string;
  /** Of reCAPTCHA Enterprise. */
  readonly siteKey: string;
  /** Opens nothing but App Check. */
  readonly apiKey: string;
}

/** The last parameter has it make what it loads by Trusted Types of its own. */
const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/** The part of Trusted Types that is used; browsers without them check nothing. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** How long somebody who pressed a button waits for a token before the call goes without one. */
const patienceMs = 10_000;

let started: Promise<AppCheck> | undefined;

/**
 * A token of App Check, which shows the function that a call comes from this site (decision 0056); the library keeps it
 * for as long as it holds.
 *
 * @throws Error where reCAPTCHA is out of reach or takes this for no browser of a person
 */
export async function tokenOf(settings: AppCheckSettings): Promise<string> {
  started ??= start(settings);
  started.catch(() => {
    started = undefined;
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('App Check takes too long.')), patienceMs);
  });
  const { token } = await Promise.race([started.then((appCheck) => getToken(appCheck)), late]);
  return token;
}

async function start({ siteKey, ...options }: AppCheckSettings): Promise<AppCheck> {
  // The library's own way to load it knows no Trusted Types; it uses what is there.
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
