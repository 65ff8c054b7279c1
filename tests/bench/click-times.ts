import { chromium, type Page } from 'playwright-core';
import { beforeEnd } from '../../tools/emulators/lifetime.ts';
import { say } from '../../tools/emulators/say.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { fillUp } from '../support/make/many-users.ts';
import { makeAdmin } from '../support/make/people.ts';
import { suite } from '../support/suite/emulators.ts';
import { median, ms, ratioRow, tell } from './report.ts';

/** Requirements 9.3.11. */
const most = 1.3;

/** How long a pointer rests on what it is about to press, at the least. */
const restMs = 150;

const lists = [
  { name: 'users', path: '/admin/manage-user', call: '/api/users/users' },
  { name: 'registrations', path: '/admin/request-register', call: '/api/users/getRequests' },
] as const;
type List = (typeof lists)[number];

interface Times {
  /** Milliseconds from the click until other rows stand there. */
  readonly click: number;
  /** Of the same call alone. */
  readonly call: number;
}

/** Presses what is at this place, and waits until the first row of the list is another one. */
const pressed = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    // No function here has a name: the loader of TypeScript would call its own for that.
    const before = document.querySelector('main table tbody tr')?.textContent;
    const control = document.querySelector<HTMLElement>(wanted);
    if (control === null) throw new Error(`There is no ${wanted}.`);
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        const now = document.querySelector('main table tbody tr')?.textContent ?? '';
        if (now === before || now === '') return;
        observer.disconnect();
        // As soon as it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      control.click();
    });
  }, selector);

/** The call that this list made last, made once more by itself, from its start to its text. */
const called = (page: Page, call: string): Promise<number> =>
  page.evaluate(async (part) => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
    const address = asked.at(-1)?.name;
    if (address === undefined) throw new Error(`${part} was not asked for.`);
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const start = performance.now();
    const reply = await fetch(address, { headers });
    await reply.text();
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return performance.now() - start;
  }, call);

const next = 'nav[aria-label=Pagination] button[aria-label^=Next]:not(:disabled)';

/** Brings the pointer from elsewhere to what is about to be pressed. */
async function rest(page: Page, selector: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().hover();
  await page.waitForTimeout(restMs);
}

/** Next, on which the pointer rests, on a screen that is open: each page for the first time. */
async function turned(page: Page, { path, call }: List): Promise<Times> {
  if ((await page.locator(next).count()) === 0 || !page.url().includes(path)) {
    await page.goto(suite.baseUrl + path);
    await page.locator(next).waitFor();
  }
  await rest(page, next);
  return { click: await pressed(page, next), call: await called(page, call) };
}

/** A link of the first screen on which the pointer rests, the screen's code in the browser's cache, its rows asked for anew. */
async function opened(page: Page, { path, call }: List): Promise<Times> {
  await page.goto(`${suite.baseUrl}/admin`);
  // In the menu, or among what waits today.
  const link = `a[href="${path}"]`;
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  await rest(page, link);
  return { click: await pressed(page, link), call: await called(page, call) };
}

const admin = await makeAdmin();
await fillUp(0, 1000);
const browser = await chromium.launch(await chromiumLaunchOptions());
beforeEnd(() => browser.close());
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript((token) => localStorage.setItem('token', token), admin.token);
const page = await context.newPage();
const rounds = Number(process.argv[2]);
for (const list of lists) {
  for (const [what, way] of [
    ['Next', turned],
    ['by a link', opened],
  ] as const) {
    // Warm: neither the browser nor the function does this for the first time.
    for (let round = 0; round < 3; round += 1) await way(page, list);
    const times: Times[] = [];
    while (times.length < rounds) {
      times.push(await way(page, list));
      if (times.length % 10 === 0) say(`${list.name}, ${what}: ${times.length} of ${rounds}`);
    }
    const [click, call] = [median(times.map((one) => one.click)), median(times.map((one) => one.call))];
    const ratio = median(times.map((one) => one.click / one.call));
    tell(ratioRow(`${list.name}, ${what}: click to rows`, ms(click), `the call ${ms(call)}`, ratio, most));
  }
}
await browser.close();
process.exit(0);
