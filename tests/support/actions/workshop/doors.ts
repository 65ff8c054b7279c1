import type { Page } from 'playwright-core';
import { valuesOf } from '../../assertions/stores.ts';
import type { Person } from '../../factories/people.ts';
import { eventually, goOffline, shown } from '../../suite/browser.ts';
import { as } from '../../suite/client.ts';
import { button, field } from '../steps.ts';
import type { Workshop } from './workshop.ts';

const offlineText = 'Tanpa jaringan: tiket yang sama bisa lolos di dua pintu; kami tandai setelah sinkron.';

/** Makes a link for each door, opens it on a device without account, and disconnects the devices. */
export async function openDoors<const D extends string>(
  workshop: Workshop,
  ...doors: readonly D[]
): Promise<Record<D, Page>> {
  const { visit, office, id, hands } = workshop;
  const page = await visit(`/admin/events/${id}/check-in`, { as: office });
  const devices: Partial<Record<D, Page>> = {};
  for (const door of doors) {
    await hands.office.fill(field(page, 'Nama perangkat'), door);
    const answer = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith(`/${id}/check-in/links`),
    );
    await hands.office.click(button(page, 'Buat tautan'));
    const { code } = (await (await answer).json()) as { code: string };
    await shown(page.getByRole('img', { name: 'Kode QR tautan check-in' }));
    devices[door] = await openDevice(workshop, code, door);
  }
  return devices as Record<D, Page>;
}

async function openDevice({ visit, hands }: Workshop, code: string, door: string): Promise<Page> {
  const device = await hands.door.open(
    visit(`/check-in#${code}`, { width: 360, refusals: ['POST /api/check-in/sync failed'] }),
  );
  await shown(device.getByText('0 dari 39 hadir', { exact: true }));
  await hands.door.fill(field(device, 'Nama pintu'), door);
  await goOffline(device);
  await shown(device.getByText(offlineText, { exact: true }));
  return device;
}

/** Lets the ticket of a person in, as a scanner that types the code does. */
export async function scanTicket(
  device: Page,
  { id }: Workshop,
  person: Person,
  verdict: string,
): Promise<void> {
  const { code } = (await as(person).ok('getTicket', { id })).body;
  const search = device.getByRole('searchbox', { name: 'Nama, nomor anggota atau kode tiket' });
  await search.fill(code);
  await search.press('Enter');
  await shown(
    device.getByRole('status', { name: 'Hasil pemeriksaan' }).getByRole('heading', { name: verdict }),
  );
}

/** Finds a person by name, and lets the person in. */
export async function admitByName(device: Page, { hands }: Workshop, name: string): Promise<void> {
  const search = device.getByRole('searchbox', { name: 'Nama, nomor anggota atau kode tiket' });
  await hands.door.fill(search, name.slice(0, 4));
  await hands.door.click(device.getByRole('button', { name: `Masuk ${name}` }));
  await shown(
    device.getByRole('status', { name: 'Hasil pemeriksaan' }).getByRole('heading', { name: 'Boleh masuk' }),
  );
}

/** Connects the devices, and waits until the function has all their scans. */
export async function reconnect(devices: readonly Page[], scans: number): Promise<void> {
  for (const device of devices) await device.context().setOffline(false);
  await eventually(async () => (await valuesOf('checkIns')).length).toBe(scans);
}

/** Checks that a device shows the ticket that was let in at both doors. */
export async function expectDoubleTicket(device: Page, { hands }: Workshop, arrived: string): Promise<void> {
  await hands.door.click(button(device, 'Perbarui daftar'));
  const twice = device.getByRole('region', { name: 'Masuk dua kali (1)' });
  await shown(
    twice.getByText('Siti Aminah'),
    twice.getByText(/^pukul \d\d\.\d\d di Utara$/),
    twice.getByText(/^pukul \d\d\.\d\d di Selatan$/),
    device.getByText(arrived, { exact: true }),
  );
}
