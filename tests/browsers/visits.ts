import { setTimeout as sleep } from 'node:timers/promises';
import { type Audience, type DeclaredScreen, declaredScreens } from '../../tools/build/declared-screens.ts';
import { demoAccounts } from '../../tools/seed/demo-accounts.ts';
import { demoAddress } from '../../tools/seed/demo-screens.ts';
import { isAtRest, isHydrated } from '../support/suite/page-conditions.ts';
import type { Driver } from './driver.ts';
import type { RecordingSite } from './recording-site.ts';

const timeoutMs = 30_000;

/** A test in one browser. It throws when it fails. */
export interface Visit {
  readonly title: string;
  run(driver: Driver, site: RecordingSite): Promise<void>;
}

/** Waits until an expression is true in the page. It may navigate meanwhile. */
async function waitFor(driver: Driver, expression: string): Promise<void> {
  for (const end = Date.now() + timeoutMs; ; await sleep(50)) {
    const isTrue = await driver.evaluate<boolean>(expression).catch(() => false);
    if (isTrue) return;
    if (Date.now() > end) throw new Error(`Not true after ${timeoutMs / 1000} s: ${expression}`);
  }
}

const rejectLater = (message: string): Promise<never> =>
  sleep(timeoutMs, undefined, { ref: false }).then(() => Promise.reject(new Error(message)));

const call = (condition: () => boolean) => `(${condition})()`;
const at = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find(({ textContent }) => textContent === '${text}')`;

async function open(driver: Driver, site: RecordingSite, path: string): Promise<void> {
  await driver.open(site.origin + path);
  await waitFor(driver, call(isHydrated));
  do await waitFor(driver, call(isAtRest));
  while (await site.waitUntilIdle());
}

const openScreen = (screen: DeclaredScreen): Visit => ({
  title: screen.path,
  run: async (driver, site) => {
    const path = await demoAddress(screen.path);
    await open(driver, site, path);
    await waitFor(driver, at(path));
    if (screen.title !== undefined)
      await waitFor(driver, `document.title.includes(${JSON.stringify(screen.title)})`);
  },
});

const openScreens = (...audiences: readonly Audience[]): Visit[] =>
  declaredScreens(...audiences).map(openScreen);

const logIn = (email: string, to: string): Visit => ({
  title: `login of ${email} by the form`,
  run: async (driver, site) => {
    await driver.open(`${site.origin}/robots.txt`);
    await driver.evaluate('localStorage.clear()');
    await open(driver, site, '/login');
    const password = demoAccounts.find((account) => account.email === email)?.password ?? '';
    for (const [label, text] of [
      ['Email', email],
      ['Kata sandi', `${password}\n`],
    ] as const) {
      const control = `${withText('label', label)}.control`;
      await waitFor(driver, `Object.keys(${control}).some((key) => key.startsWith('__reactProps$'))`);
      await driver.evaluate(`${control}.focus()`);
      await driver.type(text);
    }
    await waitFor(driver, at(to));
  },
});

/** Counts the colours of the drawn card: an empty canvas has one. */
const cardColours = `(() => {
  const card = document.querySelector('canvas:not([aria-busy=true])');
  const { data } = card.getContext('2d').getImageData(0, 0, card.width, card.height);
  return new Set(new Uint32Array(data.buffer)).size;
})()`;

const drawCard: Visit = {
  title: 'the card is drawn',
  run: async (driver, site) => {
    await open(driver, site, '/membership');
    await waitFor(driver, `${cardColours} > 20`);
  },
};

const requestName = "document.querySelector('main h2').textContent";
const reply = (path: string) =>
  `fetch('${path}', { headers: { authorization: 'Bearer ' + localStorage.getItem('token') } }).then((all) => all.text())`;

const decideByKey: Visit = {
  title: 'one request is decided by key',
  run: async (driver, site) => {
    await open(driver, site, '/admin/request-register/review');
    await waitFor(driver, 'document.querySelector(\'main img[alt^="Bukti pembayaran"]\') !== null');
    const name = await driver.evaluate<string>(requestName);
    await driver.type('a');
    await waitFor(driver, `${requestName} !== ${JSON.stringify(name)}`);
    await driver.evaluate(`${withText('button', 'Kirim sekarang')}.focus()`);
    await driver.type('\n');
    await waitFor(driver, `${withText('button', 'Kirim sekarang')} === undefined`);
    await driver.open(`${site.origin}/admin/request-register`);
    const left = await driver.evaluate<string>(reply('/api/users/getRequests'));
    if (left.includes(name)) throw new Error(`${name} still waits for a decision.`);
  },
};

/** Leaves a screen while a request is pending. The browser cuts it off, which is no error. */
const leaveDuring = (path: string, pending: RegExp): Visit => ({
  title: `leaving ${path} during ${pending}`,
  run: async (driver, site) => {
    await driver.open(`${site.origin}/robots.txt`);
    const { held, release } = site.hold(pending);
    await driver.evaluate(`void setTimeout(() => location.assign('${path}'))`);
    await Promise.race([held, rejectLater(`${pending} was not requested.`)]);
    await driver.open(`${site.origin}/robots.txt`);
    release();
  },
});

/** Visits of all screens that the site declares, with the demo data. */
export const visits: readonly Visit[] = [
  // First, because the files of the site are cached afterwards.
  leaveDuring('/about', /^\/assets\/mount-app/),
  ...openScreens('public', 'unlisted', 'invited'),
  logIn('coordinator@example.org', '/membership'),
  drawCard,
  leaveDuring('/membership/institution', /^\/assets\/own-institution/),
  leaveDuring('/membership/institution', /^\/api\/institutions/),
  ...openScreens('member'),
  logIn('admin@example.org', '/admin'),
  decideByKey,
  ...openScreens('admin'),
];
