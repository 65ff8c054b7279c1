import { createStatementFiles } from '../../../../tools/seed/statements/files.ts';
import { storedDocument, valuesOf } from '../../assertions/stores.ts';
import { eventually, hidden, shown } from '../../suite/browser.ts';
import { as } from '../../suite/client.ts';
import { inDays } from '../../suite/time.ts';
import { button, field, heading, requestShown, sendNow } from '../steps.ts';
import { type Workshop, workshopTitle } from './workshop.ts';

/** Copies the template to a date in ten days, and publishes the copy. Returns its id. */
export async function publishFromTemplate({ visit, office, hands }: Workshop): Promise<string> {
  const page = await visit('/admin/manage-event', { as: office });
  await hands.office.click(button(page, 'Salin Templat lokakarya'));
  const dialog = page.getByRole('alertdialog', { name: 'Salin acara' });
  await hands.office.fill(dialog.getByLabel('Geser semua tanggal (hari)'), '30');
  await hands.office.press(page, 'Enter');
  await shown(heading(page, 'Edit Event'));
  await hands.office.fill(field(page, 'Title'), workshopTitle);
  await hands.office.click(button(page, 'Terbitkan'));
  await shown(page.getByText(`${workshopTitle}: event diperbarui.`));
  const copies = await valuesOf('eventSettings');
  const [id] = (await as(office).ok('listWrittenEvents', {})).body.data.flatMap((event) =>
    event.title === workshopTitle ? [event._id] : [],
  );
  if (copies.length !== 2 || id === undefined) throw new Error('The copy has no registration.');
  return id;
}

/** Imports a statement with the money of the institution's bill. */
export async function importStatement(workshop: Workshop): Promise<void> {
  const { visit, treasurer, institution, id, hands } = workshop;
  const client = as(institution.coordinator);
  const [group] = (await client.ok('listEventGroups', { id })).body.groups;
  const { bill } = (await client.ok('getEventGroup', { id: group?._id ?? '' })).body;
  const { code = '', amount = 0 } = bill ?? {};
  const [at, opening] = [new Date(), 5_000_000];
  const line = { at, rupiah: amount, balance: opening + amount, narrative: `TRANSFER DARI INSTITUT ${code}` };
  const files = createStatementFiles({ from: inDays(-1), to: at, opening, lines: [line] });
  const bytes = files.find(({ name }) => name === 'mandiri-internet-banking.csv')?.bytes ?? Buffer.from('');
  const page = await visit('/admin/money/statements', { as: treasurer });
  await hands.treasurer.chooseFile(page, { name: 'mutasi.csv', bytes, type: 'text/csv' });
  await hands.treasurer.click(button(page, 'Impor mutasi'));
  await shown(page.getByText('Baru: 1', { exact: true }));
}

/** Approves the requests of these people at the review desk, with one key each. */
export async function approve({ visit, treasurer, hands }: Workshop, ...names: string[]): Promise<void> {
  const desk = await visit('/admin/event-payments/review', { as: treasurer });
  for (const name of names) {
    await requestShown(desk, { name });
    await hands.treasurer.press(desk, 'a');
  }
  await shown(desk.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
  hands.treasurer.effort.clicks += 1;
  await sendNow(desk);
}

/** Records the transfer of the refund. */
export async function payRefund({ visit, treasurer, hands }: Workshop): Promise<void> {
  const desk = await visit('/admin/event-payments/refunds', { as: treasurer });
  await shown(heading(desk, 'Pengembalian Uang Acara (1)'));
  await hands.treasurer.click(button(desk, 'Catat transfer Dewi Lestari'));
  const dialog = desk.getByRole('alertdialog', { name: 'Catat transfer?' });
  await hands.treasurer.fill(dialog.getByLabel('Referensi bank'), 'TRF 0042');
  await hands.treasurer.click(dialog.getByRole('button', { name: 'Catat sudah ditransfer' }));
  await shown(desk.getByText('Transfer dicatat, dan penerima diberi tahu.'));
}

/** Issues the certificates, and corrects the name on that of the member. Returns the old and the new code. */
export async function issueCertificates({ visit, office, member, id, hands }: Workshop) {
  const page = await visit(`/admin/manage-event/certificates/${id}`, { as: office });
  await hands.office.click(button(page, 'Terbitkan sertifikat'));
  await shown(page.getByText('3 sertifikat baru diterbitkan.', { exact: true }));
  const codeNow = async () => String((await storedDocument('certificates', `${id}${member.id}`)).code);
  const old = await codeNow();
  await hands.office.click(button(page, 'Perbaiki nama Siti Aminah'));
  const dialog = page.getByRole('alertdialog', { name: 'Perbaiki nama?' });
  await hands.office.fill(dialog.getByRole('textbox', { name: 'Nama yang benar' }), 'Dr. Siti Aminah');
  await hands.office.click(dialog.getByRole('button', { name: 'Perbaiki' }));
  await hidden(dialog);
  await eventually(codeNow).not.toBe(old);
  return { old, current: await codeNow() };
}
