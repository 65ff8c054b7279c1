import { ApiError } from 'contract/errors';
import { extendMembership } from 'contract/rules/membership';
import { describe, expect, test } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  mailsOf,
  paymentOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { jpeg, png, proof } from '../../../support/factories/images.ts';
import {
  institutionForm,
  institutionStored,
  makeInstitution,
  userStored,
} from '../../../support/factories/institutions.ts';
import { makeAdmin, register } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { withFault } from '../../../support/suite/faults.ts';

const logo = async () => ({ name: 'logo.png', bytes: await png(900, 300), type: 'image/png' });
const actions = async () => (await valuesOf('audit')).map(({ action }) => action);

describe('the registration of an institution', () => {
  test('stores the institution, the first seat and a payment of the institution fee', async () => {
    const person = await register(
      await institutionForm({ plaqueAddress: 'Gudang 3, Bandung', logo: await logo() }),
    );
    const user = await userStored(person.id);
    expect(user).toMatchObject({
      isActive: 'waitingApproval',
      seat: { institution: 'Universitas Contoh', isCoordinator: true },
    });
    const id = String(user.seat?.institutionId);
    expect(await institutionStored(id)).toEqual({
      schema: 2,
      name: 'Universitas Contoh',
      search: expect.arrayContaining(['universitas contoh']),
      kind: 'study-programme',
      address: 'Jalan Contoh No. 9, Surabaya',
      plaqueAddress: 'Gudang 3, Bandung',
      logo: { file: expect.stringMatching(/^images\//), width: 480, height: 160 },
      seats: [{ userId: person.id, isCoordinator: true, since: expect.any(Date), previousValidUntil: null }],
      invitations: [],
      validUntil: null,
      openPaymentId: user.paymentId,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(await paymentOf(person)).toMatchObject({ amount: 1_900_000, institutionId: id });
    expect(await findInconsistencies()).toEqual([]);
    const profile = (await as(person).ok('getProfile', {})).body;
    expect(profile.seat).toEqual({
      institutionId: id,
      institution: 'Universitas Contoh',
      isCoordinator: true,
    });
  });

  test('requires name, kind and address; a registration of an individual does not', async () => {
    const form = await institutionForm({
      institution: '',
      institutionKind: '',
      institutionAddress: ' ',
      confirmPassword: 'lain',
    });
    const { body } = await anonymous.refused('register', form);
    expect(body.fields).toEqual({
      institution: 'Wajib diisi.',
      institutionKind: 'Wajib diisi.',
      institutionAddress: 'Wajib diisi.',
      confirmPassword: 'Password tidak cocok.',
    });
    const { membership: _kind, ...rest } = form;
    await anonymous.ok('register', { ...rest, confirmPassword: form.password });
    expect(await valuesOf('institutions')).toEqual([]);
    expect(await valuesOf('payments')).toMatchObject([{ amount: 150_000 }]);
  });

  test('with a logo that is no image, or too large, stores nothing', async () => {
    const bytes = Buffer.from('<svg/>');
    const form = await institutionForm({ logo: { name: 'logo.png', bytes } });
    expect((await anonymous.refused('register', form)).body.fields).toHaveProperty('logo');
    const large = { name: 'logo.jpg', bytes: Buffer.concat([await jpeg(), Buffer.alloc(1024 * 1024)]) };
    expect((await anonymous.refused('register', { ...form, logo: large })).status).toBe(413);
    expect(await valuesOf('users')).toEqual([]);
    expect(await findInconsistencies()).toEqual([]);
  });

  test('is stored completely or not at all for a fault at each step', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    const client = inProcess();
    const form = await institutionForm({ logo: await logo() });
    for (const mode of ['before', 'after'] as const) {
      for (let at = 1; ; at += 1) {
        await resetStores();
        const { effects } = await withFault(at, mode, () => client.ok('register', form));
        const [people, founded] = [await valuesOf('users'), await valuesOf('institutions')];
        expect([people.length, await findInconsistencies()], `${mode} ${at}`).toEqual([founded.length, []]);
        if (effects < at) break;
      }
    }
  });

  test('shows its fee in the review', async () => {
    const [admin, person] = [await makeAdmin(), await register(await institutionForm())];
    const { body } = await as(admin).ok('getReview', { id: person.id });
    expect(body.payment.expectedAmount).toBe(1_900_000);
    expect(body.user.seat).toMatchObject({ institution: 'Universitas Contoh' });
  });

  test('is approved together with its coordinator, once', async () => {
    const [admin, person] = [await makeAdmin(), await register(await institutionForm())];
    const { seat } = await userStored(person.id);
    const { body: first, reads } = await as(admin).ok('approveRegistration', { id: person.id });
    expect(reads).toBe(7);
    const second = (await as(admin).ok('approveRegistration', { id: person.id })).body;
    expect([first.changed, second.changed]).toEqual([true, false]);
    const institution = await institutionStored(String(seat?.institutionId));
    expect(institution).toMatchObject({ openPaymentId: null });
    expect(institution.validUntil?.toISOString()).toBe(first.validUntil);
    expect((await userStored(person.id)).validUntil).toEqual(institution.validUntil);
    expect(await actions()).toContain('institution.approve');
    const [mail] = await mailsOf('registration-approved');
    expect(mail?.data).toMatchObject({ institution: 'Universitas Contoh' });
  });

  test('is deleted completely by a rejection', async () => {
    const [admin, person] = [
      await makeAdmin(),
      await register(await institutionForm({ logo: await logo() })),
    ];
    await as(admin).ok('rejectRegistration', { id: person.id });
    expect(await valuesOf('institutions')).toEqual([]);
    expect(Object.keys(await documentsOf('users'))).toEqual([admin.id]);
    expect(await findInconsistencies()).toEqual([]);
    expect(await actions()).toContain('institution.delete');
  });
});

describe('the renewal of an institution', () => {
  const ask = async (person: { id: string; token: string }) =>
    as(person).call('requestRenewal', { id: person.id, paymentProof: await proof() });

  test("extends every seat from the end of the institution's membership", async () => {
    const admin = await makeAdmin();
    const { id, coordinator, staff } = await makeInstitution({ staff: 2 });
    const before = await institutionStored(id);
    expect((await ask(coordinator)).status).toBe(200);
    expect(await paymentOf(coordinator)).toMatchObject({ amount: 1_900_000, institutionId: id });
    const { paymentId } = await userStored(coordinator.id);
    expect((await institutionStored(id)).openPaymentId).toBe(paymentId);
    const { body, reads } = await as(admin).ok('approveRenewal', { id: coordinator.id });
    expect(reads).toBe(9);
    const end = extendMembership(new Date(), before.validUntil);
    expect(body.validUntil).toBe(end.toISOString());
    expect(await institutionStored(id)).toMatchObject({ validUntil: end, openPaymentId: null });
    for (const person of [coordinator, ...staff]) {
      expect(await userStored(person.id)).toMatchObject({ isActive: 'active', validUntil: end });
    }
    expect(await storedDocument('totals', 'members')).toMatchObject({
      all: 4,
      byStatus: { active: 4, RequestRenew: 0 },
    });
  });

  test('reactivates all people whose membership had ended', async () => {
    const admin = await makeAdmin();
    const { coordinator, staff } = await makeInstitution({ staff: 1, status: 'expired' });
    await ask(coordinator);
    await as(admin).ok('approveRenewal', { id: coordinator.id });
    expect((await userStored(String(staff[0]?.id))).isActive).toBe('active');
    expect(await storedDocument('totals', 'members')).toMatchObject({
      all: 3,
      byStatus: { active: 3, RequestRenew: 0, expired: 0 },
    });
  });

  test('is open to coordinators only, one at a time', async () => {
    const { id, coordinator, staff } = await makeInstitution({ staff: 2 });
    const [second, third] = staff;
    if (second === undefined || third === undefined) throw new Error('There are two.');
    expect((await ask(third)).body).toEqual({
      code: 'wrong-status',
      message: 'Perpanjangan keanggotaan Anda diurus oleh koordinator institusi.',
    });
    await as(coordinator).ok('setCoordinator', { id, user: second.id, isCoordinator: true });
    await ask(coordinator);
    expect((await ask(second)).body).toEqual({
      code: 'wrong-status',
      message: 'Perpanjangan institusi ini sedang diperiksa.',
    });
    expect(await findInconsistencies()).toEqual([]);
  });

  test('can be requested by another coordinator after a rejection', async () => {
    const admin = await makeAdmin();
    const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
    const [second] = staff;
    if (second === undefined) throw new Error('There is one.');
    await as(coordinator).ok('setCoordinator', { id, user: second.id, isCoordinator: true });
    await ask(coordinator);
    await as(admin).ok('rejectRenewal', { id: coordinator.id, reason: 'Buram.' });
    expect((await institutionStored(id)).openPaymentId).toBeNull();
    expect((await ask(second)).status).toBe(200);
    await as(admin).ok('approveRenewal', { id: second.id });
    expect(await userStored(coordinator.id)).toMatchObject({ isActive: 'active', rejectionReason: null });
  });

  test('accepts a replacement proof, which then waits for the decision', async () => {
    const admin = await makeAdmin();
    const { id, coordinator, staff } = await makeInstitution({ staff: 1, status: 'RequestRenew' });
    const [second] = staff;
    if (second === undefined) throw new Error('There is one.');
    const before = String((await userStored(coordinator.id)).paymentId);
    await changeDocument('payments', before, { institutionId: id, amount: 1_900_000 });
    await as(admin).ok('askApplicant', { id: coordinator.id, text: 'Atas nama siapa?' });
    await as(coordinator).ok('answerQuestion', { text: '', paymentProof: await proof('baru.jpg') });
    const { paymentId } = await userStored(coordinator.id);
    expect(paymentId).not.toBe(before);
    expect(await institutionStored(id)).toMatchObject({ openPaymentId: paymentId });
    expect(await paymentOf(coordinator)).toMatchObject({ institutionId: id, amount: 1_900_000 });
    await as(coordinator).ok('setCoordinator', { id, user: second.id, isCoordinator: true });
    const leave = await as(second).refused('removeSeat', { id, user: coordinator.id });
    expect(leave.body.code).toBe('wrong-status');
    await as(admin).ok('approveRenewal', { id: coordinator.id });
    const { validUntil } = await institutionStored(id);
    expect(await userStored(second.id)).toMatchObject({ isActive: 'active', validUntil });
  });

  test('of a deleted institution answers a conflict to the admin, not a failure', async () => {
    const admin = await makeAdmin();
    const { coordinator } = await makeInstitution({ status: 'RequestRenew' });
    await as(admin).ok('deleteUser', { id: coordinator.id });
    const { body } = await as(admin).refused('approveRenewal', { id: coordinator.id });
    expect(new ApiError(body.code).status).toBe(409);
    expect(await valuesOf('institutions')).toEqual([]);
    const before = await everything();
    await as(admin).refused('approveRenewal', { id: coordinator.id });
    expect(await everything()).toEqual(before);
  });
});
