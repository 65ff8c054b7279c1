import { consentText, currentConsent } from 'contract/rules/consent';
import { describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { expireMembers } from '../../../../functions/src/model/maintenance/expire-members.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { inDays } from '../../../support/suite/time.ts';

const kinds = async () => (await valuesOf('outbox')).map(({ kind }) => kind);
const actions = async () =>
  (await valuesOf('audit'))
    .filter(({ action }) => String(action).startsWith('consent.'))
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ action, actorId, targetId, details }) => ({ action, actorId, targetId, details }));

describe('a registration', () => {
  test('is consent to the current text, with its time, also if the form names another', async () => {
    const before = Date.now();
    const member = await register({ consent: 'x', version: '99' } as object);
    const { consent } = (await as(member).ok('getProfile', {})).body;
    expect(consent).toEqual({ version: currentConsent, at: expect.any(String), withdrawnAt: null });
    expect(Date.parse(String(consent?.at))).toBeGreaterThanOrEqual(before - 1000);
    expect(consentText(currentConsent)).toMatch(/^Dengan mendaftar, saya menyetujui SISINDO menyimpan data/);
  });
});

describe('the consent', () => {
  test('is withdrawn and given again, each audited once even if sent repeatedly', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { updatedAt } = await storedDocument('users', member.id);
    const { body } = await as(member).ok('withdrawConsent', {});
    expect(body).toEqual({
      message: 'Persetujuan Anda ditarik. Kami tidak lagi mengirim pengingat.',
      consent: { version: '1', at: expect.any(String), withdrawnAt: expect.any(String) },
    });
    expect((await as(member).ok('withdrawConsent', {})).body.consent).toEqual(body.consent);
    expect((await as(admin).ok('getUser', { id: member.id })).body.consent).toEqual(body.consent);
    const given = (await as(member).ok('giveConsent', { version: currentConsent })).body.consent;
    expect(given.withdrawnAt).toBeNull();
    expect(Date.parse(given.at)).toBeGreaterThan(Date.parse(body.consent.at));
    expect((await as(member).ok('giveConsent', { version: currentConsent })).body.consent).toEqual(given);
    const own = { actorId: member.id, targetId: member.id, details: { version: '1' } };
    expect(await actions()).toEqual([
      { action: 'consent.withdraw', ...own },
      { action: 'consent.give', ...own },
    ]);
    expect((await storedDocument('users', member.id)).updatedAt).toEqual(updatedAt);
  });

  test('to an outdated text is refused, and so is withdrawing what was never given', async () => {
    const member = await makeMember({ hasConsent: false });
    expect((await as(member).ok('getProfile', {})).body.consent).toBeNull();
    const before = await everything();
    const other = await as(member).refused('giveConsent', { version: '0' });
    expect(other.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('baru saja diperbarui'),
    });
    const none = await as(member).refused('withdrawConsent', {});
    expect(none.body).toEqual({ code: 'wrong-status', message: 'Belum ada persetujuan yang tercatat.' });
    expect(await everything()).toEqual(before);
  });

  test('given twice concurrently leaves one audit entry', async () => {
    const member = await makeMember();
    const answers = await Promise.all([1, 2, 3].map(() => inProcess(member).call('withdrawConsent', {})));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await actions()).toHaveLength(1);
  });
});

describe('a member without consent', () => {
  const ending = (days: number, isActive: 'active' | 'rejectedByAdmin' = 'active') =>
    makeMember({ status: isActive, record: { validUntil: inDays(days) } });

  test('gets no reminder, and the admin area shows the reason; with a new consent reminders resume', async () => {
    const [admin, member, other] = [await makeAdmin(), await ending(5), await ending(5)];
    await as(member).ok('withdrawConsent', {});
    expect((await sendReminders(defaultJobOptions)).done).toEqual({ reminders: 1 });
    expect(await valuesOf('outbox')).toMatchObject([{ userId: other.id }]);
    const { data } = (await as(admin).ok('listMissingReminders', {})).body;
    expect(data.map(({ _id, reason, mail }) => [_id, reason, mail?.state ?? null]).sort()).toEqual(
      [
        [member.id, 'consent-withdrawn', null],
        [other.id, 'not-sent', 'waiting'],
      ].sort(),
    );
    await as(member).ok('giveConsent', { version: currentConsent });
    expect((await sendReminders(defaultJobOptions)).done).toEqual({ reminders: 1 });
  });

  test('does not get a reminder that was queued before', async () => {
    const [admin, member] = [await makeAdmin(), await ending(5)];
    await sendReminders(defaultJobOptions);
    await as(member).ok('withdrawConsent', {});
    const server = await startMailServer();
    await sendMails();
    expect(server.mails).toEqual([]);
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'dropped' }]);
    const { data } = (await as(admin).ok('listMissingReminders', {})).body;
    expect(data).toMatchObject([{ _id: member.id, reason: 'consent-withdrawn', mail: null }]);
  });

  test('gets no mail about the end of the membership, but mails about own actions', async () => {
    const member = await ending(-2);
    await as(member).ok('withdrawConsent', {});
    await expireMembers(defaultJobOptions);
    expect((await storedDocument('users', member.id)).isActive).toBe('expired');
    expect(await kinds()).toEqual([]);
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    expect(await kinds()).toEqual(['renewal-received']);
  });
});
