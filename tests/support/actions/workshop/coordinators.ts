import type { Page } from 'playwright-core';
import { formatRupiah } from '../../../../contract/text/numbers.ts';
import { hidden, shown } from '../../suite/browser.ts';
import { button, heading } from '../steps.ts';
import { colleague, registrationPanel, type Workshop } from './workshop.ts';

/** Orders three places for the institution: two at the price of members, one at that of the public. */
export async function orderGroup({ visit, id, institution, hands }: Workshop): Promise<Page> {
  const page = await visit(`/event/event-details/${id}`, { as: institution.coordinator, width: 1280 });
  const { coordinator } = hands;
  await coordinator.click(registrationPanel(page).getByRole('link', { name: 'Daftar', exact: true }));
  const order = page.getByRole('region', { name: `Pesan tempat untuk ${institution.name}` });
  await coordinator.fill(order.getByLabel('Jumlah tempat'), '3');
  await shown(order.getByText(`Total ${formatRupiah(600_000)}`, { exact: true }));
  await coordinator.click(button(page, 'Pesan 3 tempat'));
  await shown(
    heading(page, 'Rombongan institusi'),
    page.getByText(/^3 tempat ditahan sampai .* WIB\. Bayar sebelum itu\.$/),
    page.getByText(`harga ${formatRupiah(600_000)}`),
  );
  return page;
}

/** Names a member and a person without account. The other place stays without a name. */
export async function namePlaces(page: Page, { institution, hands }: Workshop): Promise<void> {
  const { coordinator } = hands;
  const [staff] = institution.staff;
  const openDialog = async (place: number) => {
    await coordinator.click(button(page, `Isi nama tempat ${place}`));
    return page.getByRole('dialog', { name: `Isi nama tempat ${place}`, exact: true });
  };
  const first = await openDialog(1);
  await coordinator.select(first.getByLabel('Anggota'), `${staff?.name} (${staff?.email})`);
  await coordinator.click(button(first, 'Simpan nama'));
  await hidden(first);
  const third = await openDialog(3);
  await coordinator.click(third.getByLabel('Orang lain'));
  await coordinator.fill(third.getByLabel('Nama', { exact: true }), colleague.name);
  await coordinator.fill(third.getByLabel('Email'), colleague.email);
  await coordinator.click(button(third, 'Simpan nama'));
  await hidden(third);
  await shown(page.getByText('2 dari 3 tempat ada namanya.', { exact: false }));
}
