import { expect } from 'vitest';
import { fillLogin, listShown, logInButton, rowButton, rowOf, sendNow } from '../../support/actions/steps.ts';
import { authAccountsStored, documentOf, storedFiles } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, register } from '../../support/factories/people.ts';
import { breakServer, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

test('a rejected registration leaves no account to log in with', async ({ visit }) => {
  const [admin, person] = await Promise.all([makeAdmin(), register()]);
  const page = await visit('/admin/request-register', { as: admin });
  await listShown(page, 'Request Register (1)');
  await rowButton(page, 'Reject', person).click();

  const dialog = page.getByRole('alertdialog', { name: 'Confirm Reject This New Member' });
  await shown(dialog.getByText(person.name, { exact: true }));
  const cancel = dialog.getByRole('button', { name: 'Batal' });
  await eventually(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await cancel.click();
  await hidden(dialog);
  expect(await documentOf('users', person.id)).toBeDefined();

  await rowButton(page, 'Reject', person).click();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await hidden(dialog);
  await sendNow(page);
  await shown(
    page.getByText(`${person.name}: Pendaftaran ditolak dan dihapus.`),
    page.getByText('No user found', { exact: true }),
  );
  await listShown(page, 'Request Register (0)');
  expect(await documentOf('users', person.id)).toBeUndefined();
  expect(await authAccountsStored()).not.toHaveProperty(person.id);
  expect(await storedFiles()).toEqual({});

  const login = await visit('/login', { refusals: ['POST /api/users/login 401'] });
  await fillLogin(login, person.email, person.password);
  await logInButton(login).click();
  await shown(login.getByRole('alert').getByText('Wrong email or password', { exact: true }));
});

test('a registration whose rejection fails stays, and an alert says so', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
  const refusals = ['DELETE /api/users/user/*/reject-regist 500'];
  const page = await visit('/admin/request-register', { as: admin, refusals });
  await breakServer(page, 'DELETE', '/api/users/user/*/reject-regist');
  await rowButton(page, 'Reject', member).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await sendNow(page);
  await shown(page.getByRole('alert').getByText('An error occurred. Please try again.'));
  await shown(rowOf(page, member).getByText('Permintaan ini tidak dapat ditolak.', { exact: false }));
  await shown(rowButton(page, 'Reject', member));
});
