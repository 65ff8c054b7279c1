import { describe, expect, test } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { auditEntriesOf, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import { png } from '../../../support/factories/images.ts';
import { institutionStored, invite, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const addresses = { address: 'Jalan Baru No. 2', plaqueAddress: 'Gudang' };

describe('an institution', () => {
  test('is visible to its coordinators and admins; other staff are refused, others get 404', async () => {
    const institution = await makeInstitution({ staff: 1 });
    const { id, coordinator, staff } = institution;
    const [admin, outsider, elsewhere] = [
      await makeAdmin(),
      await makeMember(),
      (await makeInstitution()).coordinator,
    ];
    await invite(institution, 'rina@example.org');
    const { body, reads } = await as(coordinator).ok('getInstitution', { id });
    expect(reads).toBe(5);
    expect(body).toMatchObject({
      name: institution.name,
      status: 'active',
      isRenewing: false,
      seats: [
        { userId: coordinator.id, isCoordinator: true },
        { userId: staff[0]?.id, isCoordinator: false },
      ],
      invitations: [{ email: 'rina@example.org' }],
    });
    expect((await as(admin).ok('getInstitution', { id })).body).toEqual(body);
    const [invitation] = body.invitations;
    const user = String(staff[0]?.id);
    const calls = [
      ['getInstitution', { id }],
      ['listInstitutionHistory', { id }],
      ['updateInstitution', { id, ...addresses }],
      ['inviteStaff', { id, email: 'x@example.org' }],
      ['withdrawInvitation', { id, invitation: String(invitation?._id) }],
      ['replaceSeat', { id, user, email: 'x@example.org' }],
      ['setCoordinator', { id, user, isCoordinator: true }],
    ] as const;
    for (const [name, input] of calls) {
      for (const [who, status] of [
        [outsider, 404],
        [elsewhere, 404],
        [staff[0], 403],
      ] as const) {
        const answer = await as(who).refused(name, input as never);
        expect([name, answer.status]).toEqual([name, status]);
      }
    }
    expect((await as(outsider).refused('removeSeat', { id, user })).status).toBe(404);
  });

  test('is edited by its coordinators, with a new logo', async () => {
    const { id, coordinator } = await makeInstitution({ logo: true, staff: 1 });
    const logo = { name: 'logo.png', bytes: await png(200, 100), type: 'image/png' };
    const { body, reads } = await as(coordinator).ok('updateInstitution', { id, ...addresses, logo });
    expect(reads).toBe(7);
    expect(body.institution).toMatchObject({ ...addresses, logoSize: { width: 200, height: 100 } });
    expect(await findInconsistencies()).toEqual([]);
    const picture = await anonymous.ok('getImage', {
      id: String(body.institution.logo).slice('/api/images/'.length),
    });
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  test('is renamed by admins, in its record and in all its seats', async () => {
    const [admin, { id, name, coordinator, staff }] = [
      await makeAdmin(),
      await makeInstitution({ staff: 1 }),
    ];
    const basedOn = (await institutionStored(id)).updatedAt.toISOString();
    const { reads } = await as(admin).ok('renameInstitution', { id, name: ' Institut Baru ', basedOn });
    expect(reads).toBe(5);
    expect((await institutionStored(id)).name).toBe('Institut Baru');
    for (const person of [coordinator, ...staff]) {
      expect((await as(person).ok('getProfile', {})).body.seat?.institution).toBe('Institut Baru');
    }
    expect(await auditEntriesOf('institution.rename')).toMatchObject([
      { actorId: admin.id, targetName: 'Institut Baru', details: { oldName: name } },
    ]);
    const late = await as(admin).refused('renameInstitution', { id, name: 'Institut Lain', basedOn });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { name: 'Tersimpan sekarang: Institut Baru' } },
    });
    expect((await as(admin).refused('renameInstitution', { id, name: '  ' })).body.fields).toHaveProperty(
      'name',
    );
    expect((await as(coordinator).refused('renameInstitution', { id, name: 'Milik Saya' })).status).toBe(403);
    expect((await institutionStored(id)).name).toBe('Institut Baru');
  });

  test('loses its logo and the file on request of coordinators or admins', async () => {
    const [admin, { id, coordinator, staff }] = [
      await makeAdmin(),
      await makeInstitution({ logo: true, staff: 1 }),
    ];
    expect((await as(staff[0]).refused('removeInstitutionLogo', { id })).status).toBe(403);
    expect((await as(await makeMember()).refused('removeInstitutionLogo', { id })).status).toBe(404);
    await as(admin).ok('removeInstitutionLogo', { id });
    await as(coordinator).ok('removeInstitutionLogo', { id });
    expect((await institutionStored(id)).logo).toBeNull();
    expect((await anonymous.ok('listInstitutionLogos', {})).body).toEqual([]);
    expect(Object.keys(await storedFiles()).filter((path) => path.startsWith('images/'))).toEqual([]);
    expect(await findInconsistencies()).toEqual([]);
    expect((await valuesOf('audit')).map(({ action }) => action)).toEqual(['institution.remove-logo']);
  });

  test('edited by two people concurrently answers the current version to the second', async () => {
    const { id, coordinator } = await makeInstitution();
    const basedOn = (await institutionStored(id)).updatedAt.toISOString();
    await as(coordinator).ok('inviteStaff', { id, email: 'x@example.org' });
    await as(coordinator).ok('updateInstitution', { id, ...addresses, basedOn });
    const later = await as(coordinator).refused('updateInstitution', {
      id,
      ...addresses,
      address: 'Jalan Lain',
      basedOn,
    });
    expect(later.body).toMatchObject({
      code: 'conflict',
      fields: { address: 'Tersimpan sekarang: Jalan Baru No. 2' },
    });
    await as(coordinator).ok('updateInstitution', { id, ...addresses, address: 'Jalan Lain' });
    expect((await institutionStored(id)).address).toBe('Jalan Lain');
  });

  test('has a history without admin names for its coordinators', async () => {
    const admin = await makeAdmin();
    const institution = await makeInstitution({ status: 'RequestRenew' });
    const { id, coordinator } = institution;
    await as(admin).ok('approveRenewal', { id: coordinator.id });
    await invite(institution, 'rina@example.org');
    const own = (await as(coordinator).ok('listInstitutionHistory', { id })).body.data;
    expect(own.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['seat.invite', coordinator.name],
      ['institution.renew', null],
    ]);
    const all = (await as(admin).ok('listInstitutionHistory', { id })).body.data;
    expect(all[1]?.actorName).toBe(admin.name);
  });
});

test('admins list institutions with seats, renewals and payments', async () => {
  const admin = as(await makeAdmin());
  const { id, name } = await makeInstitution({ staff: 2, status: 'RequestRenew' });
  await makeInstitution({ status: 'expired', record: { createdAt: inDays(-300) } });
  const { body } = await admin.ok('listInstitutions', {});
  expect(body).toMatchObject({ total: 2, totalPages: 1 });
  expect(body.data).toMatchObject([
    { _id: id, name, seats: 3, invitations: 0, status: 'active', isRenewing: true },
    { seats: 1, status: 'ended', isRenewing: false },
  ]);
  const second = await admin.ok('listInstitutions', { page: 2, limit: 1, after: id });
  expect(second.body.data).toHaveLength(1);
  const payments = await admin.ok('listInstitutionPayments', { id });
  expect(payments.body.data).toMatchObject([
    { kind: 'renewal', amount: 1_900_000, state: 'waiting', hasProof: true },
  ]);
  expect(payments.reads).toBe(3);
});

test('logos of active institutions are public, and no others', async () => {
  const { name } = await makeInstitution({ logo: true });
  await makeInstitution({ logo: true, status: 'expired' });
  await makeInstitution();
  const { body, reads } = await anonymous.ok('listInstitutionLogos', {});
  // The two active ones.
  expect(reads).toBe(2);
  expect(body).toEqual([
    { name, logo: expect.stringMatching(/^\/api\/images\//), logoSize: { width: 320, height: 240 } },
  ]);
});
