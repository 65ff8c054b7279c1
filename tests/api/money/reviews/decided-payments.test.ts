import { describe, expect, test } from 'vitest';
import {
  auditEntriesOf,
  everything,
  paymentIdOf,
  paymentOf,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { png } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';

const another = async () => ({ name: 'bukti.png', bytes: await png(90, 50) });
const replace = async (person: Person) =>
  as(person).ok('replaceProof', { id: await paymentIdOf(person), paymentProof: await another() });
const renewAgain = async (person: Person) =>
  as(person).ok('requestRenewal', { id: person.id, paymentProof: await another() });

describe.each([
  ['waitingApproval', 'listRegistrationRequests', 'approveRegistration', 'rejectRegistration'],
  ['RequestRenew', 'listRenewalRequests', 'approveRenewal', 'rejectRenewal'],
] as const)('a request of %s', (status, list, approve, reject) => {
  test('is decided for the payment on screen: one that was replaced since changes nothing', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status })];
    const rowOf = async () => (await as(admin).ok(list, {})).body.data[0];
    const seen = await paymentIdOf(member);
    expect(await rowOf()).toMatchObject({ _id: member.id, paymentId: seen });
    await replace(member);
    const before = await everything();
    for (const decision of [approve, reject]) {
      const { body, status: code } = await as(admin).refused(decision, { id: member.id, paymentId: seen });
      expect([code, body]).toEqual([
        409,
        {
          code: 'other-payment',
          message: expect.stringMatching(
            /^Pemohon mengganti bukti pembayarannya pada \d{1,2} \w{3} \d{4}, \d{2}\.\d{2} WIB\. Lihat bukti yang baru, lalu putuskan\.$/,
          ),
        },
      ]);
    }
    expect(await everything()).toEqual(before);
    const now = await paymentIdOf(member);
    expect(now).not.toBe(seen);
    expect(await rowOf()).toMatchObject({ paymentId: now });
    expect((await as(admin).ok(approve, { id: member.id, paymentId: now })).body.changed).toBe(true);
  });

  test('with a proof that is replaced during the decision is not decided', async () => {
    for (const decision of [approve, reject]) {
      const [admin, member] = [await makeAdmin(), await makeMember({ status })];
      const seen = await paymentIdOf(member);
      beforeNextWrite(() => replace(member));
      const { body } = await inProcess(admin).refused(decision, { id: member.id, paymentId: seen });
      expect(body.code).toBe('other-payment');
      expect(await storedDocument('users', member.id)).toMatchObject({ isActive: status });
      expect(await paymentOf(member)).toMatchObject({ state: 'waiting' });
    }
  });

  test('is not decided with the payment of another user, or an unknown one', async () => {
    const [admin, member, other] = [
      await makeAdmin(),
      await makeMember({ status }),
      await makeMember({ status }),
    ];
    const before = await everything();
    for (const paymentId of [await paymentIdOf(other), 'nothing']) {
      for (const decision of [approve, reject]) {
        const { body } = await as(admin).refused(decision, { id: member.id, paymentId });
        expect(body).toEqual({
          code: 'other-payment',
          message: 'Permintaan ini kini memakai bukti pembayaran lain. Lihat bukti itu, lalu putuskan.',
        });
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('that was decided after its proof was replaced shows the admin and the decision', async () => {
    const [admin, other, member] = [
      await makeAdmin(),
      await makeAdmin({ name: 'Ratna' }),
      await makeMember({ status }),
    ];
    const seen = await paymentIdOf(member);
    await replace(member);
    await as(other).ok(approve, { id: member.id });
    const before = await everything();
    for (const decision of [approve, reject]) {
      const { body } = await as(admin).refused(decision, { id: member.id, paymentId: seen });
      expect(body).toMatchObject({
        code: 'wrong-status',
        message: expect.stringContaining('Permintaan ini sudah disetujui oleh Ratna pada '),
      });
    }
    expect(await everything()).toEqual(before);
  });

  test('is decided without a payment id, as the specification allows', async () => {
    const [admin, one, two] = [await makeAdmin(), await makeMember({ status }), await makeMember({ status })];
    await replace(one);
    expect((await as(admin).ok(approve, { id: one.id })).body.changed).toBe(true);
    expect((await as(admin).ok(reject, { id: two.id })).body.changed).toBe(true);
  });
});

test.each([
  ['approveRegistration', ['RequestRenew', 'rejectedByAdmin']],
  ['rejectRegistration', ['active', 'RequestRenew', 'rejectedByAdmin', 'expired']],
  ['approveRenewal', ['waitingApproval', 'active', 'rejectedByAdmin', 'expired']],
  ['rejectRenewal', ['waitingApproval', 'active', 'rejectedByAdmin', 'expired']],
] as const)('%s refuses members who are %s, and unknown users', async (decision, statuses) => {
  const admin = await makeAdmin();
  const ids: string[] = [];
  for (const status of statuses) ids.push((await makeMember({ status, account: false })).id);
  const before = await everything();
  for (const id of ids) {
    expect((await as(admin).refused(decision, { id })).body.code).toBe('wrong-status');
  }
  expect((await as(admin).refused(decision, { id: admin.id })).body.code).toBe('wrong-status');
  expect((await as(admin).refused(decision, { id: 'unknownRecordId' })).status).toBe(404);
  expect(await everything()).toEqual(before);
});

describe('a renewal that follows another one', () => {
  test('is not touched by a repeated decision on the earlier one', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin({ name: 'Ratna' })];
    const member = await makeMember({ status: 'RequestRenew' });
    const seen = await paymentIdOf(member);
    await as(admin).ok('rejectRenewal', { id: member.id, paymentId: seen });
    await renewAgain(member);
    const before = await everything();
    const again = { id: member.id, paymentId: seen };
    expect((await as(admin).ok('rejectRenewal', again)).body.changed).toBe(false);
    for (const [who, decision] of [
      [other, 'rejectRenewal'],
      [other, 'approveRenewal'],
      [admin, 'approveRenewal'],
    ] as const) {
      const { body } = await as(who).refused(decision, again);
      expect(body).toMatchObject({
        code: 'other-payment',
        message: expect.stringMatching(
          new RegExp(
            `^Permintaan ini sudah ditolak oleh ${admin.name} pada .* WIB\\. Permintaan yang baru menunggu: lihat buktinya, lalu putuskan\\.$`,
          ),
        ),
      });
    }
    expect(await everything()).toEqual(before);
  });

  test('is not touched by an approval of the earlier one', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    const seen = { id: member.id, paymentId: await paymentIdOf(member) };
    const { validUntil } = (await as(admin).ok('approveRenewal', seen)).body;
    await renewAgain(member);
    expect((await as(admin).ok('approveRenewal', seen)).body).toEqual({
      message: 'Perpanjangan disetujui.',
      changed: false,
      validUntil,
    });
    expect(await auditEntriesOf('renewal.approve')).toHaveLength(1);
    expect(await storedDocument('users', member.id)).toMatchObject({ isActive: 'RequestRenew' });
  });
});
