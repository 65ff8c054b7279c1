import { isoDate } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { expireMembers } from '../../../../functions/src/model/maintenance/expire-members.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { fetchCardState, fetchCardStatement } from '../../../support/actions/own-card.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  auditEntriesOf,
  everything,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const decision = { decidedOn: '2026-01-31', reason: 'Rapat pengurus no. 4' };
const withoutLimits = async () => ({ ...(await everything()), limits: undefined });

describe('a membership for life', () => {
  test('is granted with the decision, a mail and an audit entry, and again without effect', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'expired' })];
    await as(admin).ok('grantLifeMembership', { id: member.id, ...decision });
    const { body } = await as(member).ok('getProfile', {});
    expect(body).toMatchObject({
      isActive: 'active',
      validUntil: '2099-12-31T16:59:59.000Z',
      life: decision,
    });
    expect(await auditEntriesOf('membership.grant-life')).toMatchObject([
      { actorId: admin.id, targetId: member.id, details: decision },
    ]);
    expect(await mailsOf('life-membership')).toMatchObject([{ to: member.email, data: { endsOn: '' } }]);
    expect(await storedDocument('totals', 'members')).toMatchObject({ byStatus: { active: 2 } });
    const before = await withoutLimits();
    const again = await as(admin).ok('grantLifeMembership', { id: member.id, ...decision, reason: 'lain' });
    expect(again.body.message).toBe('Orang ini sudah menjadi anggota seumur hidup.');
    expect(await withoutLimits()).toEqual(before);
    expect(await findInconsistencies()).toEqual([]);
  });

  test('is valid on the card, found by its filter, and exported', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
    const old = await fetchCardStatement(other);
    await as(admin).ok('grantLifeMembership', { id: member.id, ...decision });
    const card = await fetchCardStatement(member);
    expect(card.validUntil).toBe('2099-12-31T16:59:59.000Z');
    expect([await fetchCardState(card), await fetchCardState(old)]).toEqual(['valid', 'valid']);
    const found = await as(admin).ok('listUsers', { kind: 'life' });
    expect(found.body.data.map(({ _id }) => _id)).toEqual([member.id]);
    const ending = await as(admin).ok('listUsers', { endsWithin: '1000', role: 'Member' });
    expect(ending.body.data.map(({ _id }) => _id)).toEqual([other.id]);
    const sorted = await as(admin).ok('listUsers', { sort: 'validUntil', role: 'Member' });
    expect(sorted.body.data.map(({ _id }) => _id)).toEqual([other.id, member.id]);
    const file = Buffer.from((await as(admin).ok('exportUsers', { kind: 'life' })).bytes).toString();
    expect(file).toContain('Aktif, seumur hidup');
  });

  test('gets no reminders and no bills, and refuses every payment with the reason', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await as(member).ok('openBill', {});
    await as(admin).ok('grantLifeMembership', { id: member.id, ...decision });
    expect((await valuesOf('bills')).map(({ state }) => state)).toEqual(['expired']);
    const reason = { code: 'wrong-status', message: 'Anggota seumur hidup tidak membayar iuran.' };
    const paymentProof = await proof();
    const before = await withoutLimits();
    expect((await as(member).refused('openBill', {})).body).toEqual(reason);
    expect((await as(member).refused('requestRenewal', { id: member.id, paymentProof })).body).toEqual(
      reason,
    );
    const manual = {
      id: member.id,
      seenUntil: '2099-12-31T16:59:59.000Z',
      amount: '250000',
      paidBy: 'cash',
      paidOn: '2026-01-31',
      note: 'Tunai',
      paymentProof,
    } as const;
    expect((await as(admin).refused('recordPayment', manual as never)).body.message).toBe(reason.message);
    expect(await withoutLimits()).toEqual(before);
    freezeClock(inDays(2000));
    expect((await expireMembers(defaultJobOptions)).done).toEqual({ expired: 0 });
    await sendReminders(defaultJobOptions);
    expect(await mailsOf('membership-expiring')).toEqual([]);
  });

  test('ends on a day, revokes the code of the card, and mails the person', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
    for (const { id } of [member, other]) await as(admin).ok('grantLifeMembership', { id, ...decision });
    const card = await fetchCardStatement(member);
    const end = { endsOn: isoDate(inDays(30)), reason: 'Mundur' };
    await as(admin).ok('endLifeMembership', { id: member.id, ...end });
    await as(admin).ok('endLifeMembership', { id: other.id, endsOn: '2026-02-01', reason: 'Mundur' });
    const { body } = await as(member).ok('getProfile', {});
    expect(body).not.toHaveProperty('life');
    expect([body.isActive, body.validUntil]).toEqual(['active', `${end.endsOn}T16:59:59.000Z`]);
    expect(await fetchCardState(card)).toBe('revoked');
    expect(await fetchCardState(await fetchCardStatement(member))).toBe('valid');
    expect((await as(other).ok('getProfile', {})).body.isActive).toBe('expired');
    expect((await auditEntriesOf('membership.end-life')).map(({ actorId }) => actorId)).toEqual([
      admin.id,
      admin.id,
    ]);
    expect(await mailsOf('life-membership')).toHaveLength(4);
    const again = await as(admin).refused('endLifeMembership', { id: member.id, ...end });
    expect(again.body.message).toBe('Orang ini bukan anggota seumur hidup.');
    expect(await findInconsistencies()).toEqual([]);
  });

  test('needs all duties, no seat, no waiting request and a day that is not ahead', async () => {
    const [admin, secretary] = [await makeAdmin(), await makeAdmin({ duties: ['people', 'money'] })];
    const [waiting, renewing] = [
      await makeMember({ status: 'waitingApproval' }),
      await makeMember({ status: 'RequestRenew' }),
    ];
    const { coordinator } = await makeInstitution();
    const member = await makeMember();
    const before = await withoutLimits();
    expect((await as(secretary).refused('grantLifeMembership', { id: member.id, ...decision })).status).toBe(
      403,
    );
    for (const [{ id }, status, code] of [
      [waiting, 409, 'wrong-status'],
      [renewing, 409, 'wrong-status'],
      [coordinator, 409, 'wrong-status'],
      [{ id: 'unbekannt' }, 404, 'not-found'],
    ] as const) {
      const answer = await as(admin).refused('grantLifeMembership', { id, ...decision });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const ahead = { ...decision, decidedOn: '2090-01-01' };
    expect((await as(admin).refused('grantLifeMembership', { id: member.id, ...ahead })).body.fields).toEqual(
      {
        decidedOn: 'Tanggalnya belum tiba.',
      },
    );
    const empty = { ...decision, reason: ' ' };
    expect((await as(admin).refused('grantLifeMembership', { id: member.id, ...empty })).body.fields).toEqual(
      {
        reason: 'Wajib diisi.',
      },
    );
    expect(await withoutLimits()).toEqual(before);
    await as(admin).ok('grantLifeMembership', { id: member.id, ...decision });
    const far = { id: member.id, endsOn: '2099-12-31', reason: 'x' };
    expect((await as(admin).refused('endLifeMembership', far)).body.fields).toEqual({
      endsOn: 'Tanggal tidak valid.',
    });
  });

  test('granted by two admins while the member renews is granted once, or the renewal waits', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const paymentProof = await proof();
    for (let round = 0; round < 3; round += 1) {
      const member = await makeMember();
      const [granted, repeated, renewed] = await Promise.all([
        inProcess(one).call('grantLifeMembership', { id: member.id, ...decision }),
        inProcess(other).call('grantLifeMembership', { id: member.id, ...decision }),
        inProcess(member).call('requestRenewal', { id: member.id, paymentProof }),
      ]);
      const { isActive, life } = await storedDocument('users', member.id);
      const mails = (await mailsOf('life-membership')).filter(({ to }) => to === member.email);
      if (renewed.status === 200) {
        expect([granted.status, repeated.status, isActive, life]).toEqual([
          409,
          409,
          'RequestRenew',
          undefined,
        ]);
      } else {
        expect([granted.status, repeated.status, isActive]).toEqual([200, 200, 'active']);
        expect(mails).toHaveLength(1);
      }
    }
    expect(await findInconsistencies()).toEqual([]);
  });
});
