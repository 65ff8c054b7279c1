/** @module-tag full */
import { expect } from 'vitest';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';

const second = 1000;

test('a toast stays for seven seconds, pauses under pointer and focus, and has a close button', async ({
  visit,
}) => {
  const page = await visit('/admin/manage-content/contact', {
    as: await makeAdmin(),
    prepare: (context) => context.clock.install(),
  });
  const saved = page.getByRole('status').getByText('Contact: Perubahan disimpan.', { exact: true });
  const save = () => page.getByRole('button', { name: 'Simpan', exact: true }).click();
  // The clock jumps below, so no request may be pending.
  const isVersion = (version: number) => shown(page.getByText(`Versi ${version}`, { exact: true }));

  await save();
  await shown(saved);
  await isVersion(1);
  // It is above the bar at the lower edge and covers no button.
  const toast = await saved.boundingBox();
  const sticky = await page.getByRole('button', { name: 'Pratinjau', exact: true }).first().boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(sticky?.y ?? 0);
  await expectGoodScreen(page);
  await page.clock.fastForward(8 * second);
  await hidden(saved);

  // The page's own time also passes, and on a slow machine much of it.
  const begun = await page.evaluate(() => Date.now());
  await save();
  await shown(saved);
  await isVersion(2);
  await page.clock.pauseAt(begun + 6 * second);
  expect(await saved.isVisible()).toBe(true);
  await page.clock.resume();
  await page.clock.fastForward(2 * second);
  await hidden(saved);

  await save();
  await saved.hover();
  await isVersion(3);
  await page.clock.fastForward(60 * second);
  expect(await saved.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(8 * second);
  await hidden(saved);

  await save();
  await shown(saved);
  await isVersion(4);
  // Reached by keyboard: only visible focus counts.
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).focus();
  await page.clock.fastForward(60 * second);
  expect(await saved.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await hidden(saved);

  // Four saves exist: four more make four toasts.
  for (const version of [5, 6, 7, 8]) {
    await save();
    await isVersion(version);
  }
  await shown(saved.nth(2));
  expect(await saved.filter({ visible: true }).count()).toBe(3);
});

test('a toast stays in its place while the saved form is replaced', async ({ visit }) => {
  const page = await visit('/admin/manage-content/contact', { as: await makeAdmin() });
  const save = page.getByRole('button', { name: 'Simpan', exact: true });
  await shown(save);
  const heights = await page.evaluateHandle(() => {
    const { documentElement: root } = document;
    const seen: string[] = [];
    new MutationObserver(() => seen.push(root.style.getPropertyValue('--sticky-bar'))).observe(root, {
      attributes: true,
    });
    return seen;
  });
  await save.click();
  await shown(page.getByText('Versi 1', { exact: true }));
  const seen = await heights.jsonValue();
  expect(seen).not.toEqual([]);
  expect(seen).not.toContain('');
});
