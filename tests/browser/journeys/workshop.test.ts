import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { log } from '../../../tools/emulators/log.ts';
import { type Effort, step } from '../../support/actions/counted-hands.ts';
import { button, heading } from '../../support/actions/steps.ts';
import {
  approve,
  importStatement,
  issueCertificates,
  payRefund,
  publishFromTemplate,
} from '../../support/actions/workshop/admins.ts';
import { namePlaces, orderGroup } from '../../support/actions/workshop/coordinators.ts';
import {
  admitByName,
  expectDoubleTicket,
  openDoors,
  reconnect,
  scanTicket,
} from '../../support/actions/workshop/doors.ts';
import {
  acceptOffer,
  cancelForRefund,
  joinWaitingList,
  registerAsMember,
  registerAsVisitor,
  sendProof,
} from '../../support/actions/workshop/participants.ts';
import {
  beginEvent,
  colleague,
  countReserved,
  deliverMails,
  letHoldsLapse,
  openStage,
  type Role,
  roles,
  visitor,
  type Workshop,
  workshopTitle,
} from '../../support/actions/workshop/workshop.ts';
import { requireConsistent } from '../../support/assertions/consistent-events.ts';
import { readPdf } from '../../support/assertions/files.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { reservePlaces } from '../../support/factories/events/reserved-places.ts';
import type { Person } from '../../support/factories/people.ts';
import { shown, test } from '../../support/suite/browser.ts';

/**
 * The life of an event, from the template to the refund, by the people who take part in it. Details of each screen
 * are tested elsewhere.
 */

/** More clicks or keys than today need a reason. */
const maxEffort: Readonly<Record<Role, Effort>> = {
  office: { clicks: 12, keys: 56 },
  treasurer: { clicks: 8, keys: 11 },
  member: { clicks: 8, keys: 0 },
  coordinator: { clicks: 12, keys: 28 },
  visitor: { clicks: 6, keys: 25 },
  waiting: { clicks: 13, keys: 25 },
  door: { clicks: 8, keys: 16 },
};

const confirmed = 'Anda terdaftar. Sampai jumpa di acara ini!';

/** Shows credits and certificate to the member, and reads the transcript. */
async function readResults(
  { visit, member, hands }: Workshop,
  { old, current }: { readonly old: string; readonly current: string },
): Promise<void> {
  const page = await visit('/membership/events', { as: member, width: 360 });
  await hands.member.click(page.getByRole('link', { name: 'Sertifikat saya' }));
  await shown(heading(page, 'Sertifikat saya'), page.getByText('Atas nama Dr. Siti Aminah'));
  await hands.member.click(button(page, 'Unduh PDF'));
  await shown(page.getByText('Sertifikat diunduh.'));
  await page.goto('/membership/credits');
  await shown(page.getByText('8 dari 60 poin'), page.getByText(workshopTitle));
  const saving = page.waitForEvent('download');
  await hands.member.click(button(page, 'Unduh transkrip (PDF)'));
  const { text } = await readPdf(await readFile(await (await saving).path()));
  expect(text).toContain(workshopTitle);
  expect(text).toContain('Siti Aminah');
  const reader = await visit(`/sertifikat/${current}`);
  await shown(reader.getByText('Sertifikat berlaku'), reader.getByText('Dr. Siti Aminah'));
  await reader.goto(`/sertifikat/${old}`);
  await shown(reader.getByText('Sertifikat diganti'));
}

test('a workshop runs from the template to certificates and a refund', async ({ visit }) => {
  const workshop = await step('people and template', () => openStage(visit));
  const { hands, member, waiting, institution } = workshop;
  const [staff] = institution.staff as [Person];

  await step('the office publishes a workshop with 40 places from a template', async () => {
    workshop.id = await publishFromTemplate(workshop);
    await reservePlaces(workshop.id, 35);
  });

  const memberPage = await step('a member registers by two clicks, and sends a proof', async () => {
    const page = await registerAsMember(workshop);
    expect(hands.member.effort).toEqual({ clicks: 2, keys: 0 });
    await sendProof(page, hands.member);
    return page;
  });

  await step('a coordinator orders three places for an institution, and names two people', async () => {
    const page = await orderGroup(workshop);
    expect(hands.coordinator.effort).toEqual({ clicks: 3, keys: 1 });
    await namePlaces(page, workshop);
  });

  const visitorPage = await step('a visitor registers by the link of a mail', () =>
    registerAsVisitor(workshop),
  );

  await step('a member waits for a place of the full workshop', async () => {
    await joinWaitingList(workshop);
    expect(await countReserved(workshop)).toBe(40);
  });

  await step('the treasurer confirms a proof and the money of a statement', async () => {
    await importStatement(workshop);
    await approve(workshop, 'Siti Aminah', `${institution.name} · 3 tempat`);
    await memberPage.reload();
    await shown(memberPage.getByText(confirmed, { exact: true }));
  });

  await step('the visitor does not pay, and the next person on the list gets the place', async () => {
    await letHoldsLapse();
    const page = await acceptOffer(workshop);
    await visitorPage.reload();
    await shown(visitorPage.getByText(/^Semua 40 tempat sudah terisi/));
    await approve(workshop, 'Dewi Lestari');
    await page.reload();
    await shown(page.getByText(confirmed, { exact: true }));
    await requireConsistent();

    await cancelForRefund(page, workshop);
  });

  await step('the treasurer transfers the refund, which is booked', async () => {
    await payRefund(workshop);
    const entries = (await valuesOf('ledger')).filter(({ kind }) => kind === 'refund');
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries[0]?.postings)).toContain('-75000');
    await requireConsistent();
  });

  await step('two devices without network let in one ticket twice', async () => {
    await beginEvent(workshop);
    const { Utara: north, Selatan: south } = await openDoors(workshop, 'Utara', 'Selatan');
    await scanTicket(north, workshop, member, 'Boleh masuk');
    await scanTicket(north, workshop, member, 'Sudah masuk');
    await scanTicket(south, workshop, staff, 'Boleh masuk');
    await admitByName(south, workshop, colleague.name);
    await scanTicket(south, workshop, member, 'Boleh masuk');
    await reconnect([south, north], 4);
    for (const device of [north, south]) await expectDoubleTicket(device, workshop, '3 dari 39 hadir');
  });

  await step(
    'certificates are issued and one is corrected, and the credits are in the transcript',
    async () => {
      await readResults(workshop, await issueCertificates(workshop));
    },
  );

  await step('each person got the mails', async () => {
    await deliverMails();
    const subjectsTo = (address: string) =>
      workshop.mails.mails.flatMap(({ to, subject = '' }) =>
        to?.[0]?.address === address ? [subject.split(':')[0]] : [],
      );
    expect(subjectsTo(member.email)).toEqual([
      'Bayar tempat Anda',
      'Bukti pembayaran diterima',
      'Anda terdaftar',
      'Sertifikat Anda',
      'Sertifikat Anda diperbaiki',
    ]);
    expect(subjectsTo(institution.coordinator.email)).toEqual(['Bayar tempat Anda', 'Rombongan terdaftar']);
    expect(subjectsTo(staff.email)).toEqual(['Anda terdaftar', 'Sertifikat Anda']);
    expect(subjectsTo(colleague.email)).toEqual(['Anda terdaftar', 'Sertifikat Anda']);
    expect(subjectsTo(visitor.email)).toEqual([
      'Lanjutkan pendaftaran',
      'Bayar tempat Anda',
      'Tempat Anda dilepas',
    ]);
    expect(subjectsTo(waiting.email)).toEqual([
      'Daftar tunggu',
      'Ada tempat untuk Anda',
      'Bayar tempat Anda',
      'Bukti pembayaran diterima',
      'Anda terdaftar',
      'Tempat dibatalkan',
      'Uang sudah ditransfer',
    ]);
    await requireConsistent();
  });

  const efforts = roles.map((role) => [role, hands[role].effort] as const);
  for (const [role, { clicks, keys }] of efforts) log(`${role.padEnd(12)} ${clicks} clicks, ${keys} keys`);
  for (const [role, { clicks, keys }] of efforts) {
    expect(clicks, `clicks of ${role}`).toBeLessThanOrEqual(maxEffort[role].clicks);
    expect(keys, `keys of ${role}`).toBeLessThanOrEqual(maxEffort[role].keys);
  }
}, 300_000);
