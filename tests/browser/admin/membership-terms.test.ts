import { isoDate } from 'contract/text/dates';
import { expect } from 'vitest';
import { button, corrected, field } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { inDays } from '../../support/suite/time.ts';

test('an admin records a pause, and the member sees it and ends it', async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const desk = await visit(`/admin/manage-user/${member.id}`, {
    as: admin,
    width: 360,
    refusals: ['PUT /api/users/user/*/pause 400'],
  });
  await desk.getByText('Catat cuti', { exact: true }).first().click();
  await field(desk, 'Kembali').fill(isoDate(inDays(0)));
  await button(desk, 'Catat cuti').click();
  await shown(desk.getByText('Tanggal kembali harus sesudah awal cuti.'));
  await field(desk, 'Kembali').fill(isoDate(inDays(30)));
  await corrected(field(desk, 'Kembali'));
  await button(desk, 'Catat cuti').click();
  await shown(button(desk, 'Akhiri cuti hari ini'), desk.getByText(/^Cuti sampai /).first());

  const page = await visit('/membership', { as: member });
  await shown(page.getByRole('heading', { name: /^Cuti sampai / }));
  await shown(page.getByText(/^Kartu tidak berlaku selama cuti/));
  await button(page, 'Akhiri cuti sekarang').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri cuti sekarang' }).click();
  await shown(page.getByRole('heading', { name: /^Keanggotaan berlaku sampai / }));
  await hidden(button(page, 'Akhiri cuti sekarang'));
  expect(await storedDocument('users', member.id)).toMatchObject({ pausedFrom: null, pausedUntil: null });
});

test('an admin makes a person a member for life, who has nothing to renew', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const desk = await visit(`/admin/manage-user/${member.id}`, { as: admin });
  await desk.getByText('Jadikan anggota seumur hidup', { exact: true }).first().click();
  await field(desk, 'Tanggal keputusan').fill('2026-01-31');
  await field(desk, 'Dasar keputusan').fill('Rapat pengurus no. 4');
  await button(desk, 'Jadikan anggota seumur hidup').click();
  await shown(desk.getByText('Keputusan 31 jan 2026: Rapat pengurus no. 4'));
  await desk.goto('/admin/manage-user?kind=life');
  await shown(desk.getByText('seumur hidup').first());

  const page = await visit('/membership', { as: member, width: 360 });
  await shown(page.getByRole('heading', { name: 'Anggota seumur hidup' }));
  await shown(page.getByRole('img', { name: /berlaku seumur hidup/ }));
  await page.goto('/membership/renew');
  await shown(page.getByText('Tidak ada iuran yang perlu dibayar.', { exact: false }));
  await eventually(() => button(page, 'Renew').count()).toBe(0);
});
