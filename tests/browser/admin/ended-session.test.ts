/** @module-tag full */
import { expect } from 'vitest';
import { submitButton } from '../../support/actions/content-steps.ts';
import {
  endedDialog,
  field,
  heading,
  logInWithin,
  requestShown,
  rowOf,
} from '../../support/actions/steps.ts';
import { changeDocument, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, atRest, eventually, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('an article is saved after the new login', async ({ visit }) => {
  const admin = await makeAdmin();
  const { id } = await makeBlog({ title: 'Artikel', content: [{ type: 'text', content: 'x' }], image: null });
  const page = await visit(`/admin/manage-blog/edit/${id}`, {
    as: admin,
    refusals: ['PUT /api/blogs/updateblog/* 401'],
  });
  const text = page.getByRole('textbox', { name: 'Content', exact: true });
  await shown(text);
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ditulis lama sekali.');
  await as(admin).ok('logout', {});
  await submitButton(page).click();
  await logInWithin(page, admin);
  await arrivedAt(page, '/admin/manage-blog');
  expect(await storedDocument('blogs', id)).toMatchObject({
    content: [{ type: 'text', content: 'Ditulis lama sekali.' }],
  });
});

test('an idle admin is asked to log in again after 30 minutes, and keeps the input', async ({ visit }) => {
  const admin = await makeAdmin();
  const { id } = await makeBlog({ title: 'Artikel', content: [{ type: 'text', content: 'x' }], image: null });
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: admin });
  await page.clock.install();
  await page.reload();
  const title = field(page, 'Title');
  await title.fill('Ditulis sebelum pergi');
  // Still in use, for example in another tab: no dialog appears.
  await page.clock.fastForward('31:00');
  await shown(title);
  expect(await endedDialog(page).count()).toBe(0);
  // The input has been stored by now, so nothing of it is sent later.
  await shown(page.getByText(/^Tersimpan otomatis/));
  await page.waitForLoadState('networkidle');
  const { live } = (await storedDocument('sessions', admin.id)) as { live: object[] };
  const usedAt = new Date(Date.now() - 31 * 60_000);
  await changeDocument('sessions', admin.id, { live: live.map((one) => ({ ...one, usedAt })) });
  await page.clock.fastForward('31:00');
  await logInWithin(page, admin);
  expect(await title.inputValue()).toBe('Ditulis sebelum pergi');
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
});

test('a list continues at its position, and keys in the dialog trigger no shortcut', async ({ visit }) => {
  const [admin, applicant] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
  const page = await visit('/admin/request-register/review', {
    as: admin,
    refusals: ['PUT /api/users/user/*/approve 401'],
  });
  await requestShown(page, applicant);
  await shown(page.getByRole('img', { name: `Bukti pembayaran ${applicant.name}` }));
  await atRest(page);
  await as(admin).ok('logout', {});
  const approvals = requestsOf(page, 'PUT /api/users/user/*/approve');
  await page.clock.install();
  await page.keyboard.press('a');
  await shown(page.getByRole('region', { name: 'Keputusan yang belum dikirim' }));
  await page.clock.fastForward(10_100);
  await shown(endedDialog(page));
  await endedDialog(page).getByRole('button', { name: 'Masuk sebagai orang lain' }).focus();
  for (const key of ['a', 'r', 'Escape']) await page.keyboard.press(key);
  await shown(endedDialog(page));
  await logInWithin(page, admin);
  await eventually(async () => (await storedDocument('users', applicant.id)).isActive).toBe('active');
  await eventually(() => approvals).toHaveLength(2);
  expect(await valuesOf('payments')).toMatchObject([{ state: 'approved' }]);
});

test('loaded rows stay visible behind the dialog, and the list reloads after it', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin', { as: admin, refusals: ['GET /api/users/* 401'] });
  await shown(heading(page, 'Dashboard'), page.getByRole('region', { name: /^Users vs Date/ }).first());
  await atRest(page);
  await as(admin).ok('logout', {});
  await page.getByRole('main').getByRole('link', { name: 'Total User' }).click();
  await logInWithin(page, admin);
  await shown(rowOf(page, member));
  await arrivedAt(page, '/admin/manage-user');
});
