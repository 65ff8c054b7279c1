import { describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { endCancelledPlace } from '../../../../functions/src/model/events/refunds/cancel-place.ts';
import {
  continueNotice,
  createReminders,
  findWaitingNotices,
} from '../../../../functions/src/model/events/registration/notices.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { mailAbout } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  changeDocument,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  guestRegistrationId,
  openGuestEvent,
  payAsGuest,
  placeOf,
  registerGuest,
  requestPlace,
  visitor,
} from '../../../support/factories/events/event-guests.ts';
import type { Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const email = 'rina@example.org';
const settings = {
  title: 'Peserta',
  signatoryName: 'Budi',
  signatoryOffice: 'Ketua',
  category: 'learning',
  points: '4',
} as const;

/** Stores the attendance of a guest, and issues the certificate. */
async function issueTo(id: string, admin: Person): Promise<string> {
  const registration = guestRegistrationId(id, email);
  await changeDocument('eventRegistrations', registration, { attendedAt: jakarta('2026-11-20T10:00') });
  await inProcess(admin).ok('saveCertificateSettings', { id, ...settings });
  await inProcess(admin).ok('issueCertificates', { id });
  return String((await storedDocument('certificates', registration)).code);
}

describe('the certificate of a guest', () => {
  test('is valid for everyone, is downloaded on the own page, and gives no credits', async () => {
    const server = await startMailServer();
    const { id, admin } = await openGuestEvent(1);
    const code = await registerGuest(id);
    await payAsGuest(code, admin);
    const certificate = await issueTo(id, admin);
    const check = (await visitor.ok('checkCertificate', { code: certificate })).body;
    expect(check).toMatchObject({
      verdict: 'valid',
      certificate: { name: 'Rina Wati', event: { title: 'Lokakarya data' }, credits: null },
    });
    await visitor.ok('getCredential', { code: `${certificate}.json` });
    expect((await placeOf(code)).certificate).toEqual({ code: certificate, revokedAt: null });
    const file = await visitor.ok('getGuestCertificateFile', { code });
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await valuesOf('creditEntries')).toEqual([]);

    freezeClock(jakarta('2026-11-20T10:01'));
    await sendMails();
    const mail = mailAbout(server, 'Sertifikat Anda');
    expect(mail.text).toContain(`/acara/tempat#${code}`);
    expect(mail.text).not.toContain('/membership/');
    expect(mail.text).toContain('Unduh PDF-nya di Pendaftaran saya.');
    expect(mail.text).toContain(`Pendaftaran saya:\n`);
    expect(mail.text).not.toMatch(/Sertifikat saya|My certificates/);
    expect(mail.text).toContain('dipakai untuk mendaftar ke acara');

    const certificateId = guestRegistrationId(id, email);
    await inProcess(admin).ok('correctCertificate', { id: certificateId, name: 'Rina Wati, M.Kom.' });
    expect(await mailsOf('certificate-corrected')).toMatchObject([
      { to: email, data: { guest: certificateId } },
    ]);
    await inProcess(admin).ok('revokeCertificate', { id: certificateId, reason: 'Salah orang.' });
    expect(await mailsOf('certificate-revoked')).toMatchObject([{ to: email }]);
    expect((await visitor.refused('getGuestCertificateFile', { code })).body.code).toBe('gone');
  });

  test('stays valid after the retention period of the guest', async () => {
    const { id, admin } = await openGuestEvent(1, { publicPrice: '0' });
    const code = await registerGuest(id);
    const certificate = await issueTo(id, admin);
    const verdict = async () => (await visitor.ok('checkCertificate', { code: certificate })).body.verdict;
    freezeClock(jakarta('2027-12-11T16:00'));
    await applyRetention(defaultJobOptions);
    expect(await valuesOf('eventGuests')).toEqual([]);
    expect(await verdict()).toBe('valid');
    expect((await visitor.refused('getGuestPlace', { code })).body.code).toBe('gone');
    expect(JSON.stringify(await valuesOf('audit'))).not.toContain('Rina');
    expect(await auditEntriesOf('event-guest.delete')).toHaveLength(1);
  });

  test('is deleted by the guest', async () => {
    const { id, admin } = await openGuestEvent(1, { publicPrice: '0' });
    const code = await registerGuest(id);
    const certificate = await issueTo(id, admin);
    await visitor.ok('deleteGuest', { code });
    expect((await visitor.ok('checkCertificate', { code: certificate })).body.verdict).toBe('unknown');
    expect(JSON.stringify(await valuesOf('audit'))).toContain('Rina');
    freezeClock(jakarta('2027-01-12T09:00'));
    expect(await forgetRemoved(defaultJobOptions)).toMatchObject({ done: { forgotten: 1 }, failures: [] });
    expect(JSON.stringify(await valuesOf('audit'))).not.toContain('Rina');
    expect(JSON.stringify(await valuesOf('outbox'))).not.toContain(email);
  });
});

describe('the retention', () => {
  test('deletes an unconfirmed request after 48 hours, and a moved event postpones the deletion', async () => {
    const { id } = await openGuestEvent(2, { publicPrice: '0' });
    await registerGuest(id);
    await requestPlace(id, 'budi@example.org', 'Budi');
    freezeClock(jakarta('2026-11-22T09:59'));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ eventGuests: 0 });
    freezeClock(jakarta('2026-11-22T10:01'));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ eventGuests: 1 });
    expect((await valuesOf('eventGuests')).map((guest) => guest.email)).toEqual([email]);
    expect(await auditEntriesOf('event-guest.delete')).toEqual([]);
  });
});

test('the mail about a cancelled event leads a guest to the own page', async () => {
  const server = await startMailServer();
  const { id, admin } = await openGuestEvent(3, { publicPrice: '0' });
  const code = await registerGuest(id);
  freezeClock(jakarta('2026-11-20T10:01'));
  await inProcess(admin).ok('cancelEvent', { id, reason: 'Hujan.' });
  for (const notice of await findWaitingNotices(5)) await continueNotice(notice, endCancelledPlace);
  freezeClock(jakarta('2026-11-20T10:02'));
  await sendMails();
  const mail = mailAbout(server, 'Dibatalkan');
  expect(mail.text).toContain(`/acara/tempat#${code}`);
  expect((await placeOf(code)).event).toMatchObject({ isCancelled: true, cancelReason: 'Hujan.' });
});

test('a reminder reaches a guest, and is dropped after the place was cancelled', async () => {
  const server = await startMailServer();
  const { id } = await openGuestEvent(3, { publicPrice: '0' });
  const code = await registerGuest(id);
  const other = await registerGuest(id, 'budi@example.org', 'Budi');
  freezeClock(jakarta('2026-12-09T10:00'));
  await createReminders();
  freezeClock(jakarta('2026-12-09T10:01'));
  for (const notice of await findWaitingNotices(5)) await continueNotice(notice, endCancelledPlace);
  await visitor.ok('cancelGuestPlace', { code: other });
  freezeClock(jakarta('2026-12-09T10:02'));
  await sendMails();
  const reminders = server.mails.filter(({ subject }) => subject?.includes('Pengingat'));
  expect(reminders.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  expect(reminders[0]?.text).toContain(`/acara/tempat#${code}`);
});
