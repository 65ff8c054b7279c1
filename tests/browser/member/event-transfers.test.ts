/** @module-tag full */
import { button, corrected } from '../../support/actions/steps.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { transferLink } from '../../support/factories/events/transfers.ts';
import { makeActive, makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const title = 'Lokakarya analisis data';

test('a member transfers a ticket to another member, who accepts it by the link of the mail', async ({
  visit,
}) => {
  const [admin, owner, recipient] = [
    await makeAdmin(),
    await makeActive('Siti Aminah'),
    await makeActive('Dewi Lestari'),
  ];
  const id = await openNextEvent(admin, { places: '1', memberPrice: '0' });
  await as(owner).ok('registerForEvent', { id });
  const questions = [{ text: 'Menu', kind: 'choice' as const, options: 'Ayam\nSayur', isRequired: true }];
  await as(admin).ok('saveEventQuestions', { id, questions });
  const page = await visit(`/membership/events/${id}`, { as: owner, width: 360 });
  const transfer = page.getByRole('region', { name: 'Alihkan tiket' });
  await transfer.getByLabel('Email penerima').fill(recipient.email);
  await button(page, 'Kirim tawaran').click();
  await shown(
    transfer.getByText(new RegExp(`^Ditawarkan kepada ${recipient.email}, sampai .* WIB\\.$`)),
    button(page, 'Tarik tawaran'),
  );

  const accepting = await visit(await transferLink(), {
    as: recipient,
    width: 360,
    refusals: ['PUT /api/events/*/answers 400'],
  });
  await shown(
    accepting.getByRole('heading', { name: title }),
    accepting.getByText('Anda tidak membayar apa pun.'),
  );
  await button(accepting, 'Terima tiket').click();
  await shown(accepting.getByText('Wajib diisi.').first());
  await accepting.getByRole('combobox', { name: 'Menu' }).selectOption('Sayur');
  await corrected(accepting.getByRole('combobox', { name: 'Menu' }));
  await button(accepting, 'Terima tiket').click();
  await arrivedAt(accepting, `/membership/events/${id}`);
  await shown(
    accepting.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }),
    accepting.getByRole('link', { name: 'Lihat tiket' }),
  );
  await page.reload();
  await shown(page.getByText('Semua 1 tempat sudah terisi.'));
});
