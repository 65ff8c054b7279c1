import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditEntriesOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { eventDay, openDoors, ticketOf } from '../../../support/factories/events/event-doors.ts';
import type { Person } from '../../../support/factories/people.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const device = inProcess();
const sentAt = eventDay.toISOString();

const createLink = async (admin: Person, id: string, label = 'Pintu barat') =>
  (await inProcess(admin).ok('createCheckInLink', { id, label })).body.code;

const scanOf = (ticket: string) => ({
  nonce: randomBytes(16).toString('hex'),
  ticket,
  kind: 'ticket' as const,
  scannedAt: jakarta('2026-11-22T08:30').toISOString(),
  door: 'Barat',
});

test('a link gives a device without account the list of its event, and stores its scans', async () => {
  const { id, admin, members } = await openDoors(1);
  const [member] = members as [Person];
  const code = await createLink(admin, id);
  const { body } = await device.ok('getCheckInListByLink', { code });
  expect(body).toEqual((await inProcess(admin).ok('getCheckInList', { id })).body);
  const scans = [scanOf(await ticketOf(id, member))];
  await device.ok('syncCheckInsByLink', { code, scans, sentAt });
  expect((await storedDocument('eventRegistrations', `${id}${member.id}`)).attendedAt).toEqual(
    jakarta('2026-11-22T08:30'),
  );
  expect(await auditEntriesOf('check-in.store')).toMatchObject([
    { actorName: 'Perangkat Pintu barat', targetId: id },
  ]);
});

test('the secret of a link is returned once, and only its digest is stored', async () => {
  const { id, admin } = await openDoors(0);
  const code = await createLink(admin, id);
  const [, secret = ''] = code.split('.');
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(await everything())).not.toContain(secret);
  const { data } = (await inProcess(admin).ok('listCheckInLinks', { id })).body;
  expect(data).toMatchObject([{ label: 'Pintu barat', revokedAt: null }]);
  expect(JSON.stringify(data)).not.toContain(String((await valuesOf('checkInLinks'))[0]?.secretHash));
  expect(await auditEntriesOf('check-in-link.create')).toMatchObject([
    { actorId: admin.id, targetId: id, details: { device: 'Pintu barat' } },
  ]);
});

test('a wrong, revoked or ended link is refused and changes nothing', async () => {
  const { id, admin } = await openDoors(0);
  const code = await createLink(admin, id);
  const [link = '', secret = ''] = code.split('.');
  const other = await createLink(admin, id, 'Pintu timur');
  const refuse = async (wrong: string) => {
    const before = await everything();
    const scans = [scanOf('0123456789abcdef')];
    for (const { body } of [
      await device.refused('getCheckInListByLink', { code: wrong }),
      await device.refused('syncCheckInsByLink', { code: wrong, scans, sentAt }),
    ])
      expect(body).toEqual({
        code: 'invalid-code',
        message: 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada panitia.',
      });
    expect(await everything()).toEqual(before);
  };
  await refuse(`${link}.${other.split('.')[1]}`);
  await refuse(`${'x'.repeat(24)}.${secret}`);
  await inProcess(admin).ok('revokeCheckInLink', { id, link });
  await inProcess(admin).ok('revokeCheckInLink', { id, link });
  await refuse(code);
  expect(await auditEntriesOf('check-in-link.revoke')).toHaveLength(1);
  freezeClock(jakarta('2026-11-23T15:59'));
  await device.ok('getCheckInListByLink', { code: other });
  freezeClock(jakarta('2026-11-23T16:00'));
  await refuse(other);
});

test('a link can be made until 24 hours after the event, and is revoked only with its event', async () => {
  const { id, admin } = await openDoors(0);
  const [link = ''] = (await createLink(admin, id)).split('.');
  const other = await makeEvent();
  const refused = await inProcess(admin).refused('revokeCheckInLink', { id: other.id, link });
  expect(refused.status).toBe(404);
  freezeClock(jakarta('2026-11-23T16:00'));
  const late = await inProcess(admin).refused('createCheckInLink', { id, label: 'Pintu barat' });
  expect(late.body.message).toBe('Check-in acara ini sudah berakhir.');
});

test('a code in another format is refused as invalid input', async () => {
  for (const code of ['', 'x', `${'x'.repeat(24)}.${'y'.repeat(42)}`]) {
    const { body } = await anonymous.refused('getCheckInListByLink', { code });
    expect(body.code).toBe('invalid-input');
  }
});
