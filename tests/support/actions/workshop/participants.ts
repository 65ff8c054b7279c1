import type { Page } from 'playwright-core';
import { formatRupiah } from '../../../../contract/text/numbers.ts';
import { proof } from '../../factories/images.ts';
import { arrivedAt, shown } from '../../suite/browser.ts';
import type { CountedHands } from '../counted-hands.ts';
import { button, field, heading } from '../steps.ts';
import { mailedLink, registrationPanel, visitor, type Workshop, workshopTitle } from './workshop.ts';

/** Registers by two clicks on the page of the event, and returns the page with the bill. */
export async function registerAsMember({ visit, id, member, hands }: Workshop): Promise<Page> {
  const page = await visit(`/event/event-details/${id}`, { as: member, width: 360 });
  await hands.member.click(registrationPanel(page).getByRole('link', { name: 'Daftar', exact: true }));
  await hands.member.click(button(page, 'Daftar'));
  await shown(
    page.getByText(/^Tempat Anda ditahan sampai .* WIB\. Bayar sebelum itu\.$/),
    page.getByText(`harga ${formatRupiah(150_000)}`),
  );
  return page;
}

export async function sendProof(page: Page, hands: CountedHands): Promise<void> {
  await hands.chooseFile(page, await proof());
  await hands.click(button(page, 'Kirim bukti'));
  await shown(button(page, 'Ganti bukti'));
}

/** Registers without account by the link of the mail. Returns the page of the place. */
export async function registerAsVisitor(workshop: Workshop): Promise<Page> {
  const { visit, id, hands } = workshop;
  const page = await visit(`/event/event-details/${id}`, { width: 360 });
  await hands.visitor.click(button(registrationPanel(page), 'Daftar'));
  await hands.visitor.fill(field(page, 'Nama'), visitor.name);
  await hands.visitor.fill(field(page, 'Email'), visitor.email);
  await hands.visitor.click(button(page, 'Kirim tautan'));
  await shown(page.getByText('Periksa email Anda. Kami mengirim tautan untuk melanjutkan pendaftaran.'));
  const link = await mailedLink(workshop, visitor.email, `Lanjutkan pendaftaran: ${workshopTitle}`);
  const place = await hands.visitor.open(visit(link, { width: 360 }));
  await shown(heading(place, 'Pendaftaran saya'), place.getByText(`Umum: ${formatRupiah(300_000)}`));
  await hands.visitor.click(button(place, 'Konfirmasi dan daftar'));
  await shown(place.getByText(/^Tempat Anda ditahan sampai .* WIB\. Bayar sebelum itu\.$/));
  return place;
}

/** Joins the waiting list of the full event. */
export async function joinWaitingList({ visit, id, waiting, hands }: Workshop): Promise<void> {
  const page = await visit(`/event/event-details/${id}`, { as: waiting, width: 360 });
  await shown(
    registrationPanel(page).getByText('Semua 40 tempat sudah terisi. Anda dapat masuk daftar tunggu.'),
  );
  await hands.waiting.click(registrationPanel(page).getByRole('link', { name: 'Masuk daftar tunggu' }));
  await hands.waiting.click(button(page, 'Masuk daftar tunggu'));
  await shown(page.getByText('Anda di urutan ke-1 daftar tunggu.', { exact: true }));
}

/** Accepts the offered place by the link of the mail, and sends a proof. Returns the page. */
export async function acceptOffer(workshop: Workshop): Promise<Page> {
  const { visit, id, waiting, hands } = workshop;
  const link = await mailedLink(workshop, waiting.email, `Ada tempat untuk Anda: ${workshopTitle}`);
  const page = await hands.waiting.open(visit(link, { as: waiting, width: 360 }));
  await arrivedAt(page, `/membership/events/${id}`);
  await hands.waiting.click(button(page, 'Daftar'));
  await sendProof(page, hands.waiting);
  return page;
}

/** Cancels the paid place, and enters the account for the refund. */
export async function cancelForRefund(page: Page, { hands: { waiting: hands } }: Workshop): Promise<void> {
  await page.reload();
  await hands.click(button(page, 'Batalkan pendaftaran'));
  const dialog = page.getByRole('alertdialog', { name: 'Batalkan pendaftaran?' });
  await shown(dialog.getByText(`Uang yang kembali: ${formatRupiah(75_000)}`));
  await hands.click(dialog.getByRole('button', { name: 'Batalkan pendaftaran' }));
  const refund = page.getByRole('article', { name: `Pengembalian ${workshopTitle}` });
  await hands.fill(refund.getByLabel('Bank'), 'BCA');
  await hands.fill(refund.getByLabel('Nomor rekening'), '0123456789');
  await hands.fill(refund.getByLabel('Atas nama'), 'Dewi Lestari');
  await hands.click(button(page, 'Simpan rekening'));
  await shown(refund.getByText('BCA 0123456789, Dewi Lestari'));
}
