/** @module-tag full */
import { button, rowOf } from '../../support/actions/steps.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('an admin cancels an event with a reason, and readers and members see it', async ({ visit }) => {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, { memberPrice: '0' });
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  await as(member).ok('registerForEvent', { id });
  const page = await visit(`/admin/manage-event/registration/${id}`, { as: admin });
  await button(page, 'Batalkan acara').click();
  const dialog = page.getByRole('alertdialog', { name: 'Batalkan acara?' });
  await dialog.getByRole('button', { name: 'Batalkan acara' }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Pembicara berhalangan.');
  await dialog.getByRole('button', { name: 'Batalkan acara' }).click();
  await shown(
    page.getByText('Acara dibatalkan. Peserta diberi tahu lewat email.'),
    page.getByText('Acara ini dibatalkan. Pendaftaran ditutup, dan peserta diberi tahu.'),
  );

  const reader = await visit(`/event/event-details/${id}`, { width: 360 });
  await shown(
    reader.getByText('Acara ini dibatalkan. Pembicara berhalangan.'),
    reader.getByText('Dibatalkan', { exact: true }).first(),
  );
  await hidden(reader.getByRole('region', { name: 'Pendaftaran anggota' }));
  const theirs = await visit('/membership/events', { as: member, width: 360 });
  await shown(theirs.getByText('Dibatalkan', { exact: true }));
  const list = await visit('/admin/manage-event', { as: admin });
  await shown(rowOf(list, { name: 'Lokakarya analisis data' }).getByText('Dibatalkan', { exact: true }));
});
