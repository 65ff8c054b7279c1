import type { Duty } from 'contract/rules/admins/duties';
import { parseCardCode } from 'contract/rules/codes/card-statement';
import { isoDate } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { isMailStillValid } from '../../../../functions/src/model/mails/texts/is-mail-still-valid.ts';
import { endPauses } from '../../../../functions/src/model/maintenance/people/end-pauses.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { auditEntriesOf, everything, mailsOf, storedDocument } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { codeFor, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { withLastingSession } from '../../../support/factories/tokens.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const withoutLimits = async () => ({ ...(await everything()), limits: undefined });
const run = (options = {}) => runToEnd(endPauses, { ...defaultJobOptions, ...options });
const member = async (end = '2027-06-30T10:00') =>
  withLastingSession(await makeMember({ status: 'active', record: { validUntil: jakarta(end) } }));
const anAdmin = async (duties?: Duty[]) => withLastingSession(await makeAdmin(duties && { duties }));
const endOf = async ({ id }: { id: string }) =>
  isoDate((await storedDocument('users', id)).validUntil as Date);

describe('a pause', () => {
  test('moves the end, mails the person, and makes card and member price invalid until the return', async () => {
    freezeClock('2027-02-01T10:00');
    const [admin, person] = [await anAdmin(['people']), await member()];
    const card = parseCardCode((await inProcess(person).ok('getCard', {})).body.code)?.statement;
    if (card === undefined) throw new Error('There is a card.');
    const pause = { id: person.id, from: '2027-02-01', until: '2027-03-01', reason: 'Sakit' };
    expect((await inProcess(admin).ok('pauseMembership', pause)).reads).toBe(3);
    expect(await endOf(person)).toBe('2027-07-28');
    const { body } = await inProcess(person).ok('getProfile', {});
    expect(body).toMatchObject({
      isActive: 'active',
      pausedFrom: '2027-01-31T17:00:00.000Z',
      pausedUntil: '2027-02-28T17:00:00.000Z',
    });
    expect(JSON.stringify(body)).not.toContain('Sakit');
    expect(await auditEntriesOf('membership.pause')).toMatchObject([
      { actorId: admin.id, targetId: person.id, details: { pausedFrom: '2027-02-01', reason: 'Sakit' } },
    ]);
    expect(await mailsOf('membership-pause')).toMatchObject([{ to: person.email }]);
    const state = async () =>
      (await inProcess().ok('checkCard', { memberNumber: card.memberNumber, serial: card.serial })).body;
    expect(await state()).toMatchObject({ state: 'expired', isPaused: true });
    expect(Object.keys(await state()).sort()).toEqual(['isPaused', 'state', 'validUntil']);
    const paused = await inProcess(admin).ok('listUsers', { status: 'paused' });
    expect(paused.body.data.map(({ _id }) => _id)).toEqual([person.id]);
    const credits = await inProcess(admin).ok('listUsers', { creditsMissing: 'true' });
    expect(credits.body.data).toEqual([]);
    expect((await inProcess(person).ok('getCreditProgress', {})).body.progress).toBeNull();
    freezeClock('2027-03-01T00:00');
    // Before the daily job.
    expect(await state()).toMatchObject({ state: 'valid' });
    expect((await inProcess(await anAdmin()).ok('listUsers', { status: 'paused' })).body.data).toEqual([]);
  });

  test('is announced a week before its end once, and ended by the daily job', async () => {
    freezeClock('2027-02-01T10:00');
    const [admin, person] = [await anAdmin(), await member()];
    await inProcess(admin).ok('pauseMembership', { id: person.id, from: '2027-02-01', until: '2027-03-01' });
    expect((await run()).done).toEqual({ ended: 0, notices: 0 });
    freezeClock('2027-02-22T01:00');
    const before = await everything();
    expect((await run({ dryRun: true })).done).toEqual({ ended: 0, notices: 1 });
    expect(await everything()).toEqual(before);
    expect((await run()).done).toEqual({ ended: 0, notices: 1 });
    expect((await run()).done).toEqual({ ended: 0, notices: 0 });
    expect(await mailsOf('pause-ending')).toMatchObject([{ to: person.email }]);
    freezeClock('2027-03-01T01:00');
    expect((await run()).done).toEqual({ ended: 1, notices: 0 });
    expect((await run()).done).toEqual({ ended: 0, notices: 0 });
    expect(await storedDocument('users', person.id)).toMatchObject({ pausedFrom: null, pausedUntil: null });
    expect(await endOf(person)).toBe('2027-07-28');
    expect(await auditEntriesOf('membership.resume')).toMatchObject([{ actorId: 'system' }]);
    const [mail] = await mailsOf('pause-ending');
    const { data } = mail as { data: { until: string; validUntil: string } };
    expect(await isMailStillValid({ kind: 'pause-ending', userId: person.id, data } as never)).toBe(false);
  });

  test('stops reminders, and they continue after the return', async () => {
    freezeClock('2027-06-20T10:00');
    const [admin, person] = [await anAdmin(), await member()];
    await inProcess(admin).ok('pauseMembership', { id: person.id, from: '2027-06-20', until: '2027-07-10' });
    freezeClock('2027-07-05T01:00');
    await sendReminders(defaultJobOptions);
    expect(await mailsOf('membership-expiring')).toEqual([]);
    freezeClock('2027-07-10T01:00');
    await run();
    await sendReminders(defaultJobOptions);
    expect(await mailsOf('membership-expiring')).toMatchObject([{ to: person.email, data: { days: 30 } }]);
  });

  test('ends early by the member or an admin, and gives back only the paused days', async () => {
    freezeClock('2027-02-01T10:00');
    const [admin, one, other] = [await anAdmin(), await member(), await member()];
    for (const { id } of [one, other])
      await inProcess(admin).ok('pauseMembership', { id, from: '2027-02-02', until: '2027-04-01' });
    // Not begun: the whole pause is undone.
    await inProcess(admin).ok('endPause', { id: other.id });
    expect(await endOf(other)).toBe('2027-06-30');
    const again = await inProcess(admin).ok('endPause', { id: other.id });
    expect(again.body.message).toBe('Tidak ada cuti.');
    freezeClock('2027-02-05T10:00');
    expect((await inProcess(admin).ok('getUser', { id: one.id })).body.pausedFrom).toBeDefined();
    await inProcess(one).ok('endOwnPause', {});
    expect(await endOf(one)).toBe('2027-07-03');
    expect((await auditEntriesOf('membership.resume')).map(({ actorId }) => actorId)).toEqual(
      expect.arrayContaining([admin.id, one.id]),
    );
  });

  test('needs an active membership without seat, request or other pause, and sensible days', async () => {
    freezeClock('2027-02-01T10:00');
    const [admin, treasurer] = [await anAdmin(), await anAdmin(['money'])];
    const person = await member();
    const pause = { from: '2027-02-01', until: '2027-03-01' };
    const { coordinator } = await makeInstitution({ record: { validUntil: jakarta('2027-06-30T10:00') } });
    const [waiting, ended] = [
      await makeMember({ status: 'RequestRenew', record: { validUntil: jakarta('2027-06-30T10:00') } }),
      await member('2027-01-15T10:00'),
    ];
    const before = await withoutLimits();
    expect((await inProcess(treasurer).refused('pauseMembership', { id: person.id, ...pause })).status).toBe(
      403,
    );
    expect((await inProcess(person).refused('pauseMembership', { id: person.id, ...pause })).status).toBe(
      403,
    );
    for (const { id } of [coordinator, waiting, ended]) {
      const { body } = await inProcess(admin).refused('pauseMembership', { id, ...pause });
      expect(body.code).toBe('wrong-status');
    }
    for (const [days, fields] of [
      [{ from: '2027-01-31' }, { from: 'Tanggalnya sudah lewat.' }],
      [{ from: '2027-07-01', until: '2027-08-01' }, { from: 'Keanggotaan sudah berakhir pada tanggal itu.' }],
      [{ until: '2027-02-01' }, { until: 'Tanggal kembali harus sesudah awal cuti.' }],
      [{ until: '2029-02-02' }, { until: 'Cuti paling lama dua tahun.' }],
      [{ until: '2027-02-30' }, { until: 'Tanggal tidak valid.' }],
    ] as const) {
      const input = { id: person.id, ...pause, ...days };
      expect((await inProcess(admin).refused('pauseMembership', input)).body.fields).toEqual(fields);
    }
    expect(await withoutLimits()).toEqual(before);
    await inProcess(admin).ok('pauseMembership', { id: person.id, ...pause, until: '2029-02-01' });
    const second = await inProcess(admin).refused('pauseMembership', { id: person.id, ...pause });
    expect(second.body.message).toBe('Cuti sudah tercatat. Akhiri dulu cuti itu.');
  });

  test('keeps a renewal during it, and must end before a seat is accepted', async () => {
    freezeClock('2027-02-01T10:00');
    const [admin, person] = [await anAdmin(), await member()];
    await inProcess(admin).ok('pauseMembership', { id: person.id, from: '2027-02-01', until: '2027-03-01' });
    await inProcess(person).ok('requestRenewal', { id: person.id, paymentProof: await proof() });
    await inProcess(admin).ok('approveRenewal', { id: person.id });
    expect(await endOf(person)).toBe('2028-07-28');
    await inProcess(person).ok('endOwnPause', {});
    expect(await endOf(person)).toBe('2028-06-30');
    const { id, coordinator } = await makeInstitution({
      record: { validUntil: jakarta('2027-06-30T10:00') },
    });
    await inProcess(await withLastingSession(coordinator)).ok('inviteStaff', {
      id,
      email: 'staf@example.org',
    });
    await inProcess(admin).ok('pauseMembership', { id: person.id, from: '2027-02-01', until: '2027-03-01' });
    const code = await codeFor(id, 'staf@example.org');
    const { body } = await inProcess(person).refused('acceptInvitation', { code });
    expect(body.message).toContain('Akhiri cuti Anda');
    await inProcess(person).ok('endOwnPause', {});
    await inProcess(person).ok('acceptInvitation', { code });
  });

  test('of two admins and its member at the same time is set once and ended once', async () => {
    freezeClock('2027-02-01T10:00');
    const [one, other] = [await anAdmin(), await anAdmin()];
    const person = await member();
    const pause = { id: person.id, from: '2027-02-01', until: '2027-03-01' };
    const set = await Promise.all(
      [one, other].map((admin) => inProcess(admin).call('pauseMembership', pause)),
    );
    expect(set.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await endOf(person)).toBe('2027-07-28');
    freezeClock('2027-02-03T10:00');
    const ended = await Promise.all([
      inProcess(person).call('endOwnPause', {}),
      inProcess(await anAdmin()).call('endPause', { id: person.id }),
      run(),
    ]);
    expect(ended.slice(0, 2).map((answer) => ('status' in answer ? answer.status : 0))).toEqual([200, 200]);
    expect(await endOf(person)).toBe('2027-07-02');
    expect(await mailsOf('membership-pause')).toHaveLength(2);
    expect(await auditEntriesOf('membership.resume')).toHaveLength(1);
  });

  test.each(faultModes)(
    'ends completely or not at all after a fault (%s)',
    { tags: ['full'] },
    async (mode) => {
      freezeClock('2027-02-01T10:00');
      const [admin, person] = [await anAdmin(), await member()];
      await inProcess(admin).ok('pauseMembership', {
        id: person.id,
        from: '2027-02-01',
        until: '2027-03-01',
      });
      freezeClock('2027-03-02T01:00');
      await withFault(1, mode, () => run());
      await run();
      expect(await endOf(person)).toBe('2027-07-28');
      expect(await auditEntriesOf('membership.resume')).toHaveLength(1);
      expect(await findInconsistencies()).toEqual([]);
    },
  );
});
