import { expect } from 'vitest';
import { eventually, shown, test } from '../../support/suite/browser.ts';
import { makeGate } from '../../support/suite/interleaving.ts';

test.for(['/login', '/register', '/contact'])(
  'on %s no input before hydration is lost or sent',
  async (path, { visit }) => {
    const gate = makeGate();
    const page = await visit('/robots.txt', {
      prepare: async (opened) => {
        await opened.route('**/*.js', (route) => gate.opened.then(() => route.continue()));
      },
    });
    // The page counts as loaded after its code has arrived.
    await page.goto(path, { waitUntil: 'commit' });
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
    await shown(email);
    expect(await email.isDisabled()).toBe(true);
    // A native submit must not put a password into the URL.
    expect(await email.evaluate((input) => (input as HTMLInputElement).form?.method)).toBe('post');
    // An invisible picker covers its drop zone, also when disabled.
    const pickers = page.locator('main input[type=file]');
    const seen = await pickers.evaluateAll((all) => all.map((picker) => getComputedStyle(picker).opacity));
    expect(seen).toEqual(path === '/register' ? ['0', '0'] : []);
    gate.open();
    await email.fill('sari@example.org');
    await eventually(() => email.inputValue()).toBe('sari@example.org');
  },
);
