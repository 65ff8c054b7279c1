import { createPublicKey, verify } from 'node:crypto';
import { readCardCode } from 'contract/card-statement';
import { monthKey } from 'contract/dates';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { as, inProcess, nobody } from '../support/client.ts';
import { resetStores } from '../support/emulators.ts';
import { type MemberOptions, makeAdmin, makeMember, type Person } from '../support/factories.ts';
import { changeDocument, everything, storedDocument, valuesOf } from '../support/stores.ts';

beforeEach(resetStores);

/** The statement of a code whose signature fits one of the published keys. */
async function proven(code: string) {
  const read = readCardCode(code);
  if (read === undefined) throw new Error(`${code} is no code.`);
  const { keys } = (await nobody.ok('getCardKeys', {})).body;
  const x = keys.find(({ id }) => id === read.statement.keyId)?.publicKey ?? '';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, read.signed, key, read.signature)).toBe(true);
  return read.statement;
}

const cardOf = async (member: Person) => proven((await as(member).ok('getCard', {})).body.code);
const stateOf = async ({ memberNumber, serial }: { memberNumber: string; serial: string }) =>
  (await nobody.ok('checkCard', { memberNumber, serial })).body.state;
const revoked = async () => (await nobody.ok('getCardKeys', {})).body.revoked;
const made = (name: string, options: MemberOptions = {}) =>
  makeMember({ ...options, record: { name, ...options.record } });

describe('the code of a card', () => {
  test('says who the member is and until when, signed', async () => {
    const member = await made('Dewi Lestari');
    const { memberNumber, validUntil } = (await as(member).ok('getProfile', {})).body;
    const card = await cardOf(member);
    expect(card).toMatchObject({ memberNumber, name: 'Dewi Lestari' });
    expect(Math.abs(Date.parse(card.validUntil) - Date.parse(String(validUntil)))).toBeLessThan(1000);
    expect(await cardOf(member)).toEqual(card);
    expect(await stateOf(card)).toBe('valid');
  });

  test('has no serial of somebody else', async () => {
    const [one, other] = [await cardOf(await makeMember()), await cardOf(await makeMember())];
    expect(one.serial).not.toBe(other.serial);
    expect(await stateOf({ ...one, serial: other.serial })).toBe('revoked');
  });

  test('names the member by initials when they wish so', async () => {
    const member = await made('Dewi Lestari');
    const { body } = await as(member).ok('updateCard', { name: 'initials' });
    expect((await proven(body.code)).name).toBe('DL');
    expect((await as(member).ok('getCard', {})).body).toEqual(body);
    await as(member).refused('updateCard', { name: 'nama lain' as 'full' });
    await as(member).ok('updateCard', { name: 'full' });
    expect((await cardOf(member)).name).toBe('Dewi Lestari');
  });

  test('is there once a membership was approved, and tells when it has ended', async () => {
    const waiting = as(await makeMember({ status: 'waitingApproval' }));
    const admin = as(await makeAdmin());
    const before = await everything();
    for (const client of [waiting, admin]) {
      expect((await client.refused('getCard', {})).body.code).toBe('wrong-status');
      expect((await client.refused('updateCard', { name: 'initials' })).body.code).toBe('wrong-status');
      expect((await client.refused('reissueCard', {})).body.code).toBe('wrong-status');
    }
    expect({ ...(await everything()), limits: 0 }).toEqual({ ...before, limits: 0 });
    expect(await stateOf(await cardOf(await makeMember({ status: 'expired' })))).toBe('expired');
  });

  test('holds through its last day in Jakarta', async () => {
    const member = await makeMember();
    const card = await cardOf(member);
    const today = new Date();
    await changeDocument('users', member.id, { validUntil: new Date(today.getTime() - 1000) });
    const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(at);
    const endedYesterday = day(new Date(today.getTime() - 1000)) !== day(new Date());
    expect(await stateOf(card)).toBe(endedYesterday ? 'expired' : 'valid');
    await changeDocument('users', member.id, { validUntil: new Date(today.getTime() - 24 * 60 * 60 * 1000) });
    expect(await stateOf(card)).toBe('expired');
  });
});

describe('a lost card', () => {
  test('is replaced, and the old one is revoked at once', async () => {
    const member = await makeMember();
    const lost = await cardOf(member);
    const before = await storedDocument('users', member.id);
    const { body } = await as(member).ok('reissueCard', {});
    expect(body.message).toBe('Kartu baru diterbitkan. Kode pada kartu lama tidak berlaku lagi.');
    const card = await proven(body.code);
    expect(card).toEqual({ ...lost, serial: expect.not.stringMatching(lost.serial) });
    expect([await stateOf(lost), await stateOf(card)]).toEqual(['revoked', 'valid']);
    expect(await revoked()).toEqual([lost.serial]);
    expect(await storedDocument('users', member.id)).toEqual({ ...before, cardSerial: card.serial });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'card.reissue', actorId: member.id, targetId: member.id, details: { revoked: lost.serial } },
    ]);
    await as(member).ok('reissueCard', {});
    expect(await revoked()).toEqual([lost.serial, card.serial].sort());
  });

  test('is replaced once by two clicks', async () => {
    const member = await makeMember();
    const answers = await Promise.all([1, 2].map(() => as(member).call('reissueCard', {})));
    const gone = answers.map(({ status }) => status).sort();
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(gone);
    const { code } = (await as(member).ok('getCard', {})).body;
    expect(answers.map(({ body }) => (body as { code: string }).code)).toContain(code);
    expect(await revoked()).toHaveLength(gone.filter((status) => status === 200).length);
  });

  test('that has ended needs no place in the list', async () => {
    const member = await makeMember({ status: 'expired' });
    const lost = await cardOf(member);
    await as(member).ok('reissueCard', {});
    expect(await revoked()).toEqual([]);
    expect(await stateOf(lost)).toBe('revoked');
  });

  test('is forgotten after the month in which it would have ended', async () => {
    const member = await makeMember();
    const lost = await cardOf(member);
    await as(member).ok('reissueCard', {});
    const [{ serials, expireAt } = {}] = await valuesOf('revokedCards');
    expect(serials).toEqual({ [lost.serial]: true });
    const left = Number(expireAt) - Date.parse(lost.validUntil);
    expect(left).toBeGreaterThan(24 * 60 * 60 * 1000 - 1000);
    expect(left).toBeLessThan(33 * 24 * 60 * 60 * 1000);
    await changeDocument('revokedCards', monthKey(lost.validUntil), { expireAt: new Date(Date.now() - 1) });
    expect(await revoked()).toEqual([]);
  });

  test('cannot be replaced without end', async () => {
    vi.stubEnv('CARD_REISSUES_PER_MEMBER', '1');
    vi.stubEnv('CARD_SIGNING_KEY', process.env.CARD_SIGNING_KEY ?? demoKey);
    const here = as(await makeMember(), inProcess());
    await here.ok('reissueCard', {});
    expect((await here.refused('reissueCard', {})).status).toBe(429);
    vi.unstubAllEnvs();
  });
});

test('the card of somebody who was removed is revoked', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const card = await cardOf(member);
  await as(admin).ok('deleteUser', { id: member.id });
  expect(await revoked()).toEqual([card.serial]);
  expect(await stateOf(card)).toBe('revoked');
});

describe('what everybody may know', () => {
  test('are the keys, that of before too, and nothing of people', async () => {
    const member = await makeMember();
    await as(member).ok('reissueCard', {});
    const { body, bytes } = await nobody.ok('getCardKeys', {});
    expect(body.keys).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{4}$/),
        publicKey: 'rFCEoqKZZb2RgU5iHcg50QpcKJ-d_wsiLiBPkUubX8s',
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{4}$/),
        publicKey: 'KiIxVj9Q8bqxmfeO2P8WUYoUI0tiaGqETjeOHa_iWv4',
      },
    ]);
    expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
    for (const secret of [member.id, member.name, member.email]) {
      expect(bytes.toString()).not.toContain(secret);
    }
  });

  test('is not which numbers there are, and not without limit', async () => {
    const { memberNumber } = await cardOf(await makeMember());
    const serial = 'abcdef012345';
    expect(await stateOf({ memberNumber, serial })).toBe('revoked');
    expect(await stateOf({ memberNumber: 'SISINDO-1999-000000', serial })).toBe('revoked');
    await nobody.refused('checkCard', { memberNumber: 'a/b', serial });
    await nobody.refused('checkCard', { memberNumber, serial: 'x' });
    vi.stubEnv('CARD_CHECKS_PER_ADDRESS', '1');
    const here = as(undefined, inProcess());
    await here.ok('checkCard', { memberNumber, serial });
    expect((await here.refused('checkCard', { memberNumber, serial })).status).toBe(429);
    vi.unstubAllEnvs();
  });
});

/** The emulator's, as functions/.secret.local has it. */
const demoKey = Buffer.from(
  `302e020100300506032b657004220420${Buffer.from('sisindo-demo-card-key-not-secret').toString('hex')}`,
  'hex',
).toString('base64');
