/** @module-tag full */
import { button, heading } from '../../support/actions/steps.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('an admin names a manager of one event, who finds only this event', async ({ visit }) => {
  const [admin, manager, event] = [
    await makeAdmin(),
    await makeAdmin({ name: 'Wulan Sari', duties: [] }),
    await makeEvent({ title: 'Rapat anggota', bannerImage: null }),
  ];
  await makeEvent({ title: 'Seminar daring', bannerImage: null });
  const page = await visit(`/admin/manage-event/registration/${event.id}`, { as: admin });
  await page.getByRole('combobox', { name: 'Admin' }).selectOption(manager.id);
  await button(page, 'Tunjuk pengelola').click();
  await shown(
    page.getByText('Pengelola ditambahkan dan diberi tahu lewat email.'),
    button(page, 'Hapus pengelola Wulan Sari'),
  );

  const theirs = await visit('/admin/event-registrations', { as: manager, width: 360 });
  await shown(heading(theirs, 'Peserta Acara (1)'));
  await hidden(theirs.getByText('Seminar daring'));
  await theirs.getByRole('link', { name: 'Peserta Rapat anggota' }).click();
  await arrivedAt(theirs, `/admin/manage-event/participants/${event.id}`);
  const tabs = theirs.getByRole('navigation', { name: 'Acara ini' });
  await shown(theirs.getByText('Belum ada peserta', { exact: true }));
  await hidden(tabs.getByRole('link', { name: 'Isi acara' }));
  await tabs.getByRole('link', { name: 'Pendaftaran' }).click();
  await shown(button(theirs, 'Buka pendaftaran'));
  await hidden(theirs.getByRole('heading', { name: 'Pengelola acara ini' }));
  await theirs.getByRole('link', { name: 'Kembali' }).click();
  await arrivedAt(theirs, '/admin/event-registrations');

  await button(page, 'Hapus pengelola Wulan Sari').click();
  const dialog = page.getByRole('alertdialog', { name: 'Hapus pengelola?' });
  await dialog.getByRole('button', { name: 'Hapus pengelola' }).click();
  await shown(page.getByText('Wulan Sari: Pengelola dihapus.'));
});

test('an admin with the duty events alone finds every event, and no form for texts', async ({ visit }) => {
  const [clerk, event] = [
    await makeAdmin({ duties: ['events'] }),
    await makeEvent({ title: 'Rapat anggota', bannerImage: null }),
  ];
  await as(clerk).refused('getWrittenEvent', { id: event.id });
  const page = await visit('/admin/event-registrations', { as: clerk });
  await shown(heading(page, 'Peserta Acara (1)'), page.getByRole('link', { name: 'Peserta Rapat anggota' }));
  const links = page.getByRole('navigation', { name: 'Admin' });
  await shown(links.getByRole('link', { name: 'Peserta Acara' }));
  await hidden(links.getByRole('link', { name: 'Manage Event' }));
});
