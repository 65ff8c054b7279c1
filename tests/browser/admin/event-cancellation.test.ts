/** @module-tag full */
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { button, rowOf } from '../../support/actions/steps.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('an admin cancels an event with a reason, and readers and members see it', async ({ visit }) => {
  const [admin, event, member] = [
    await makeAdmin(),
    await makeEvent({
      title: 'Rapat anggota',
      bannerImage: null,
      startDate: inDays(10),
      endDate: inDays(11),
      createdAt: inDays(-1),
    }),
    await makeMember({ status: 'active', record: { validUntil: inDays(300) } }),
  ];
  const times = { opensAt: toDateTimeInput(inDays(-1)), closesAt: toDateTimeInput(inDays(9)) };
  await as(admin).ok('saveEventRegistration', { id: event.id, ...times, places: '3', memberPrice: '0' });
  await as(member).ok('registerForEvent', { id: event.id });
  const page = await visit(`/admin/manage-event/registration/${event.id}`, { as: admin });
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

  const reader = await visit(`/event/event-details/${event.id}`, { width: 360 });
  await shown(
    reader.getByText('Acara ini dibatalkan. Pembicara berhalangan.'),
    reader.getByText('Dibatalkan', { exact: true }).first(),
  );
  await hidden(reader.getByRole('region', { name: 'Pendaftaran anggota' }));
  const theirs = await visit('/membership/events', { as: member, width: 360 });
  await shown(theirs.getByText('Dibatalkan', { exact: true }));
  const list = await visit('/admin/manage-event', { as: admin });
  await shown(rowOf(list, { name: 'Rapat anggota' }).getByText('Dibatalkan', { exact: true }));
});
