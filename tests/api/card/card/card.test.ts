import { monthKey } from 'contract/text/dates';
import { describe, expect, test, vi } from 'vitest';
import {
  fetchCardState,
  fetchCardStatement,
  fetchRevokedSerials,
  verifyCardCode,
} from '../../../support/actions/own-card.ts';
import { changeDocument, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { type MemberOptions, makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { jakarta } from '../../../support/suite/time.ts';

const made = (name: string, options: MemberOptions = {}) =>
  makeMember({ ...options, record: { name, ...options.record } });

describe('the code of a card', () => {
  test('contains member and validity, signed', async () => {
    const member = await made('Dewi Lestari');
    const { memberNumber, validUntil } = (await as(member).ok('getProfile', {})).body;
    const card = await fetchCardStatement(member);
    expect(card).toMatchObject({ memberNumber, name: 'Dewi Lestari' });
    expect(Math.abs(Date.parse(card.validUntil) - Date.parse(String(validUntil)))).toBeLessThan(1000);
    expect(await fetchCardStatement(member)).toEqual(card);
    expect(await fetchCardState(card)).toBe('valid');
  });

  test('never contains the serial of another member', async () => {
    const [one, other] = [
      await fetchCardStatement(await makeMember()),
      await fetchCardStatement(await makeMember()),
    ];
    expect(one.serial).not.toBe(other.serial);
    expect(await fetchCardState({ ...one, serial: other.serial })).toBe('revoked');
  });

  test('contains initials instead of the name if the member wishes', async () => {
    const member = await made('Dewi Lestari');
    const { body } = await as(member).ok('updateCard', { name: 'initials' });
    expect((await verifyCardCode(body.code)).name).toBe('DL');
    expect((await as(member).ok('getCard', {})).body).toEqual(body);
    await as(member).refused('updateCard', { name: 'nama lain' as 'full' });
    await as(member).ok('updateCard', { name: 'full' });
    expect((await fetchCardStatement(member)).name).toBe('Dewi Lestari');
  });

  test('exists after the first approval, and reports an ended membership', async () => {
    const waiting = as(await makeMember({ status: 'waitingApproval' }));
    const admin = as(await makeAdmin());
    const before = await everything();
    for (const client of [waiting, admin]) {
      expect((await client.refused('getCard', {})).body.code).toBe('wrong-status');
      expect((await client.refused('updateCard', { name: 'initials' })).body.code).toBe('wrong-status');
      expect((await client.refused('reissueCard', {})).body.code).toBe('wrong-status');
    }
    expect({ ...(await everything()), limits: 0 }).toEqual({ ...before, limits: 0 });
    expect(await fetchCardState(await fetchCardStatement(await makeMember({ status: 'expired' })))).toBe(
      'expired',
    );
  });

  test('is valid through its last day in Jakarta', async () => {
    const member = await makeMember();
    const card = await fetchCardStatement(member);
    const today = new Date();
    await changeDocument('users', member.id, { validUntil: new Date(today.getTime() - 1000) });
    const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(at);
    const endedYesterday = day(new Date(today.getTime() - 1000)) !== day(new Date());
    expect(await fetchCardState(card)).toBe(endedYesterday ? 'expired' : 'valid');
    await changeDocument('users', member.id, { validUntil: new Date(today.getTime() - 24 * 60 * 60 * 1000) });
    expect(await fetchCardState(card)).toBe('expired');
  });
});

describe('a lost card', () => {
  test('is replaced, and the old one is revoked immediately', async () => {
    const member = await makeMember();
    const lost = await fetchCardStatement(member);
    const before = await storedDocument('users', member.id);
    const { body } = await as(member).ok('reissueCard', {});
    expect(body.message).toBe('Kartu baru diterbitkan. Kode pada kartu lama tidak berlaku lagi.');
    const card = await verifyCardCode(body.code);
    expect(card).toEqual({ ...lost, serial: expect.not.stringMatching(lost.serial) });
    expect([await fetchCardState(lost), await fetchCardState(card)]).toEqual(['revoked', 'valid']);
    expect(await fetchRevokedSerials()).toEqual([lost.serial]);
    expect(await storedDocument('users', member.id)).toEqual({ ...before, cardSerial: card.serial });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'card.reissue', actorId: member.id, targetId: member.id, details: { revoked: lost.serial } },
    ]);
    await as(member).ok('reissueCard', {});
    expect(await fetchRevokedSerials()).toEqual([lost.serial, card.serial].sort());
  });

  test('is replaced once by a double click', async () => {
    const member = await makeMember();
    const answers = await Promise.all([1, 2].map(() => as(member).call('reissueCard', {})));
    const gone = answers.map(({ status }) => status).sort();
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(gone);
    const { code } = (await as(member).ok('getCard', {})).body;
    expect(answers.map(({ body }) => (body as { code: string }).code)).toContain(code);
    expect(await fetchRevokedSerials()).toHaveLength(gone.filter((status) => status === 200).length);
  });

  test('that has ended is not added to the revocation list', async () => {
    const member = await makeMember({ status: 'expired' });
    const lost = await fetchCardStatement(member);
    await as(member).ok('reissueCard', {});
    expect(await fetchRevokedSerials()).toEqual([]);
    expect(await fetchCardState(lost)).toBe('revoked');
  });

  test('leaves the revocation list after the month of its original end', async () => {
    const member = await makeMember({ record: { validUntil: jakarta('2030-01-31T23:59') } });
    const lost = await fetchCardStatement(member);
    await as(member).ok('reissueCard', {});
    const [{ serials, expireAt } = {}] = await valuesOf('revokedCards');
    expect(serials).toEqual({ [lost.serial]: true });
    expect(expireAt).toEqual(jakarta('2030-02-02T00:00'));
    await changeDocument('revokedCards', monthKey(lost.validUntil), { expireAt: new Date(Date.now() - 1) });
    expect(await fetchRevokedSerials()).toEqual([]);
  });

  test('can only be replaced a limited number of times', async () => {
    vi.stubEnv('CARD_REISSUES_PER_MEMBER', '1');
    const localClient = inProcess(await makeMember());
    await localClient.ok('reissueCard', {});
    expect((await localClient.refused('reissueCard', {})).status).toBe(429);
  });
});

test('the card of a deleted member is revoked', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const card = await fetchCardStatement(member);
  await as(admin).ok('deleteUser', { id: member.id });
  expect(await fetchRevokedSerials()).toEqual([card.serial]);
  expect(await fetchCardState(card)).toBe('revoked');
});
