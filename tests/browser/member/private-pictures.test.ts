import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, rowButton } from '../../support/actions/steps.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';

/** Photos and proofs are for their owner and for admins: a shared browser stores none of them. */

/** The browser's error for a revoked address. */
const dropped = `GET ${suite.baseUrl}/* failed`;

/** The blob URL that the page created for a picture. */
async function addressOf(picture: Locator): Promise<string> {
  await shown(picture);
  const address = await picture.getAttribute('src');
  expect(address).toMatch(/^blob:/);
  return String(address);
}

/** Whether such an address still has a picture. */
const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((url) => {
    const picture = new Image();
    picture.src = url;
    return picture.decode().then(
      () => true,
      () => false,
    );
  }, address);

test('the photo of a member is revoked at logout', async ({ visit }) => {
  const member = await makeMember({ photo: true });
  const page = await visit('/membership', { as: member, refusals: [dropped] });
  const address = await addressOf(page.getByRole('img', { name: `Foto ${member.name}` }));
  expect(await isKept(page, address)).toBe(true);
  await press(page, 'Logout');
  await arrivedAt(page, '/login');
  await eventually(() => isKept(page, address)).toBe(false);
});

test('a proof is revoked when its window closes, and loaded again next time', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  const page = await visit('/admin/request-register', { as: admin, refusals: [dropped] });
  const sent = requestsOf(page, 'GET /api/payments/*/proof');
  const overlay = page.getByRole('dialog', { name: `Bukti pembayaran ${member.name}` });
  const addresses: string[] = [];
  for (const times of [1, 2]) {
    await rowButton(page, 'Lihat bukti pembayaran', member).click();
    const address = await addressOf(overlay.getByRole('img'));
    addresses.push(address);
    expect(await isKept(page, address)).toBe(true);
    await page.keyboard.press('Escape');
    await hidden(overlay);
    await eventually(() => isKept(page, address)).toBe(false);
    expect(sent).toHaveLength(times);
  }
  expect(addresses[0]).not.toBe(addresses[1]);
});
