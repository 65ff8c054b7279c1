import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { field, heading, listShown, rowButton, rowOf } from '../../support/actions/steps.ts';
import { authAccountsStored, documentOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMany, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, breakServer, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const previous = (page: Page) => page.getByRole('button', { name: /^Previous/ });
const next = (page: Page) => page.getByRole('button', { name: /^Next/ });
const dataRows = (page: Page) => page.locator('tbody').getByRole('row');
const editLink = (page: Page, { name }: { name: string }) =>
  page.getByRole('link', { name: `Edit ${name}`, exact: true });

describe('the pages of User Management', () => {
  test('change with Previous and Next, and stay in the URL', { tags: ['full'] }, async ({ visit }) => {
    // 23 users including the admin.
    const [admin] = await Promise.all([makeAdmin(), makeMany(22)]);
    const page = await visit('/admin/manage-user', { as: admin });
    await shown(
      heading(page, 'User Management'),
      page.getByText('Manage member and their account here', { exact: true }),
      page.getByText('Halaman 1 dari 3', { exact: true }),
    );
    expect(await previous(page).isDisabled()).toBe(true);
    expect(await dataRows(page).count()).toBe(10);
    const first = await dataRows(page).first().innerText();

    await next(page).click();
    await arrivedAt(page, '/admin/manage-user?page=2');
    await shown(page.getByText('Halaman 2 dari 3', { exact: true }));
    await eventually(() => dataRows(page).first().innerText()).not.toBe(first);
    expect(await previous(page).isDisabled()).toBe(false);
    await next(page).click();
    await shown(page.getByText('Halaman 3 dari 3', { exact: true }));
    await eventually(() => dataRows(page).count()).toBe(3);
    expect(await next(page).isDisabled()).toBe(true);

    await previous(page).click();
    await shown(page.getByText('Halaman 2 dari 3', { exact: true }));
    await page.reload();
    await shown(page.getByText('Halaman 2 dari 3', { exact: true }));

    await page.goto('/admin/manage-user?page=99');
    await arrivedAt(page, '/admin/manage-user?page=3');
    await shown(page.getByText('Halaman 3 dari 3', { exact: true }));
    expect(await dataRows(page).count()).toBe(3);
  });

  test('keep the keyboard focus, also at both ends', { tags: ['full'] }, async ({ visit }) => {
    const [admin] = await Promise.all([makeAdmin(), makeMany(11)]);
    const page = await visit('/admin/manage-user', { as: admin });
    const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement);
    await next(page).focus();
    await page.keyboard.press('Enter');
    await shown(page.getByText('Halaman 2 dari 2', { exact: true }));
    expect(await next(page).isDisabled()).toBe(true);
    await eventually(() => isFocused(previous(page))).toBe(true);
    await page.keyboard.press('Enter');
    await shown(page.getByText('Halaman 1 dari 2', { exact: true }));
    await eventually(() => isFocused(next(page))).toBe(true);
  });
});

test('on a phone, cards far below the screen are laid out only when they are near', {
  tags: ['full'],
}, async ({ visit }) => {
  const [admin] = await Promise.all([makeAdmin(), makeMany(9)]);
  const page = await visit('/admin/manage-user', { as: admin, width: 360 });
  await shown(page.getByText('10 pengguna', { exact: true }));
  const last = dataRows(page).last().getByRole('link', { name: /^Edit/ });
  const isLaidOut = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await eventually(isLaidOut).toBe(true);
});

describe('editing a user', () => {
  test('saves the input, with a required name and a fixed address', async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: { gender: 'perempuan' } })]);
    const page = await visit('/admin/manage-user', { as: admin });
    await editLink(page, member).click();
    await shown(heading(page, 'Edit User'));
    const email = page.getByLabel('Email', { exact: true });
    expect(await email.inputValue()).toBe(member.email);
    expect(await email.isEditable()).toBe(false);

    const update = page.getByRole('button', { name: 'Update', exact: true });
    await field(page, 'Name').fill('');
    await update.click();
    await eventually(() => field(page, 'Name').getAttribute('aria-invalid')).toBe('true');
    expect((await storedDocument('users', member.id)).name).toBe(member.name);

    await field(page, 'Name').fill('Nama Baru');
    await field(page, 'Gender').selectOption('laki-laki');
    await field(page, 'Institution').fill('Institut Baru');
    await update.click();
    await arrivedAt(page, '/admin/manage-user');
    await shown(rowOf(page, { name: 'Nama Baru' }).getByText('Institut Baru', { exact: true }));
    expect(await storedDocument('users', member.id)).toMatchObject({
      name: 'Nama Baru',
      gender: 'laki-laki',
      institution: 'Institut Baru',
      email: member.email,
    });
  });

  test('reports a failed save, and keeps the input', { tags: ['full'] }, async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const page = await visit(`/admin/manage-user/edit/${member.id}`, {
      as: admin,
      refusals: ['PUT /api/users/user/* 500'],
    });
    await breakServer(page, 'PUT', '/api/users/user/*');
    await field(page, 'Name').fill('Nama Baru');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await shown(page.getByRole('alert').getByText('Gagal mengupdate data pengguna', { exact: true }));
    expect(await field(page, 'Name').inputValue()).toBe('Nama Baru');
  });
});

describe('deleting a user', () => {
  const question =
    'Are you sure you want to reject this membership renewal request? This action cannot be undone.';

  test('asks first, then removes row, record and account', { tags: ['full'] }, async ({ visit }) => {
    const [admin, member, other] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    const page = await visit('/admin/manage-user', { as: admin });
    await rowButton(page, 'Delete', member).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await shown(
      dialog.getByText(question, { exact: true }),
      dialog.getByText(member.name, { exact: true }),
      dialog.getByText(member.email, { exact: true }),
    );
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await hidden(dialog);
    expect(await documentOf('users', member.id)).toBeDefined();

    await rowButton(page, 'Delete', member).click();
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await hidden(dialog, rowOf(page, member));
    await shown(page.getByText(`${member.name}: Pengguna dihapus.`), rowOf(page, other));
    expect(await documentOf('users', member.id)).toBeUndefined();
    expect(await authAccountsStored()).not.toHaveProperty(member.id);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('that fails restores the row and says so', { tags: ['full'] }, async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const page = await visit('/admin/manage-user', {
      as: admin,
      refusals: ['DELETE /api/users/user/* 500'],
    });
    await breakServer(page, 'DELETE', '/api/users/user/*');
    await rowButton(page, 'Delete', member).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
    await shown(
      page.getByRole('alert').getByText('Gagal menghapus pengguna', { exact: true }),
      rowOf(page, member),
    );
    await listShown(page, 'User Management');
  });
});
