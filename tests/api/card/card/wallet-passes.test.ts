import { compactVerify, importSPKI } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { cardLink } from '../../../../contract/rules/codes/card-statement.ts';
import { limits } from '../../../../contract/rules/limits.ts';
import { lifetimeEnd } from '../../../../contract/rules/membership.ts';
import { parseApplePassKey } from '../../../../functions/src/model/card/wallet-keys.ts';
import { openApplePass } from '../../../support/assertions/apple-pass.ts';
import { everything } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { makeApplePassKey, makeGoogleWalletKey } from '../../../support/factories/wallet-keys.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays, jakarta } from '../../../support/suite/time.ts';

const google = makeGoogleWalletKey();
const apple = makeApplePassKey();
const useOwnKeys = () => {
  vi.stubEnv('GOOGLE_WALLET_KEY', google.secret);
  vi.stubEnv('APPLE_PASS_KEY', apple.secret);
};

const record = {
  name: 'Dewi Lestari',
  memberNumber: 'SISINDO-2026-000042',
  validUntil: jakarta('2027-06-30T23:59'),
};
const codeOf = async (who: Person) => (await inProcess(who).ok('getCard', {})).body.code;

async function readGooglePass(who: Person) {
  const { url } = (await inProcess(who).ok('getGoogleWalletLink', {})).body;
  const [address, jwt = ''] = url.split('/save/');
  expect(address).toBe('https://pay.google.com/gp/v');
  const { payload } = await compactVerify(jwt, await importSPKI(google.publicKey, 'RS256'));
  return { jwt, claims: JSON.parse(Buffer.from(payload).toString()) as Record<string, unknown> };
}

async function readApplePass(who: Person) {
  const { bytes, headers } = await inProcess(who).ok('getApplePass', {});
  return { headers, pass: openApplePass(bytes, apple.certificate) };
}

describe('a pass', () => {
  test('for Google Wallet is a signed link with the card and its end', async () => {
    freezeClock(jakarta('2026-11-20T10:00'));
    useOwnKeys();
    const member = await makeMember({ record });
    const { claims } = await readGooglePass(member);
    expect(claims).toEqual({
      typ: 'savetowallet',
      aud: 'google',
      iss: 'wallet@example.iam.gserviceaccount.com',
      iat: jakarta('2026-11-20T10:00').getTime() / 1000,
      origins: ['https://sisindo.example.org'],
      payload: {
        genericClasses: [{ id: '3388000000012345678.kartu' }],
        genericObjects: [
          {
            id: expect.stringMatching(/^3388000000012345678\.SISINDO-2026-000042-[0-9a-f]{12}$/),
            classId: '3388000000012345678.kartu',
            state: 'ACTIVE',
            cardTitle: { defaultValue: { language: 'id', value: 'Anggota SISINDO' } },
            header: { defaultValue: { language: 'id', value: 'Dewi Lestari' } },
            textModulesData: [
              { header: 'Nomor anggota', body: 'SISINDO-2026-000042' },
              { header: 'Berlaku sampai', body: '30 Juni 2027' },
            ],
            hexBackgroundColor: '#0c1a3a',
            barcode: { type: 'QR_CODE', value: cardLink(await codeOf(member)) },
            validTimeInterval: { end: { date: '2027-06-30T16:59:00.000Z' } },
          },
        ],
      },
    });
  });

  test('for Apple Wallet is a signed file with the card and its end', async () => {
    useOwnKeys();
    const member = await makeMember({ record });
    const { headers, pass } = await readApplePass(member);
    expect(headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(headers.get('content-disposition')).toContain('kartu-SISINDO-2026-000042.pkpass');
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.org.example.test',
      teamIdentifier: 'TEAM123456',
      serialNumber: expect.stringMatching(/^SISINDO-2026-000042-[0-9a-f]{12}$/),
      organizationName: 'Society for Information Systems Indonesia',
      description: 'Kartu anggota SISINDO',
      sharingProhibited: true,
      expirationDate: '2027-06-30T16:59:00.000Z',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: cardLink(await codeOf(member)) }],
      generic: {
        primaryFields: [{ key: 'name', label: 'Anggota', value: 'Dewi Lestari' }],
        secondaryFields: [
          { key: 'memberNumber', label: 'Nomor anggota', value: 'SISINDO-2026-000042' },
          { key: 'validUntil', label: 'Berlaku sampai', value: '30 Juni 2027' },
        ],
      },
    });
  });

  test('of a member for life has no end', async () => {
    useOwnKeys();
    const member = await makeMember({ record: { ...record, validUntil: lifetimeEnd } });
    const { claims } = await readGooglePass(member);
    expect(JSON.stringify(claims)).not.toContain('validTimeInterval');
    expect(JSON.stringify(claims)).toContain('"body":"Seumur hidup"');
    const { pass } = await readApplePass(member);
    expect(pass).not.toHaveProperty('expirationDate');
    expect(JSON.stringify(pass)).toContain('Seumur hidup');
  });

  test('is another one after a card was lost', async () => {
    useOwnKeys();
    const member = await makeMember({ record });
    const before = (await readApplePass(member)).pass.serialNumber;
    await inProcess(member).ok('reissueCard', {});
    const after = (await readApplePass(member)).pass;
    expect(after.serialNumber).not.toBe(before);
    expect(JSON.stringify(after)).toContain(cardLink(await codeOf(member)));
  });

  test.each([
    [
      'Latin letters',
      'Raden Ajeng '.repeat(10).trim().padEnd(limits.nameCharacters, 'g'),
      /^(Raden Ajeng ){9}/,
    ],
    ['quotation marks', '"'.repeat(limits.nameCharacters), /^"+…$/],
    ['Han characters', '漢'.repeat(limits.nameCharacters), /^漢{12}…$/],
    ['supplementary characters', '𠮷'.repeat(limits.nameCharacters / 2), /^𠮷{9}…$/u],
  ])(
    'with the longest name of %s keeps the link within the 1,800 characters that Google allows',
    async (_what, name, shownName) => {
      useOwnKeys();
      const member = await makeMember();
      await as(member).ok('updateProfile', { name });
      const { jwt, claims } = await readGooglePass(member);
      expect(jwt.length).toBeLessThanOrEqual(1800);
      const { payload } = claims as { payload: { genericObjects: { header: unknown }[] } };
      expect(payload.genericObjects[0]?.header).toEqual({
        defaultValue: { language: 'id', value: expect.stringMatching(shownName) },
      });
    },
  );

  test('for Apple Wallet is created also by an instance that decoded an upload before', async () => {
    useOwnKeys();
    const member = await makeMember({ record: { ...record, validUntil: inDays(20) } });
    await inProcess(member).ok('openBill', { years: 1 });
    await inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    expect((await readApplePass(member)).pass).toMatchObject({ description: 'Kartu anggota SISINDO' });
  });

  test('works with the keys of the emulators', async () => {
    const member = as(await makeMember({ record }));
    expect((await member.ok('getCard', {})).body.wallets).toEqual(['google', 'apple']);
    expect((await member.ok('getGoogleWalletLink', {})).body.url).toMatch(
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/,
    );
    expect((await member.ok('getApplePass', {})).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('no pass is created', () => {
  test('unless the membership runs', async () => {
    useOwnKeys();
    const people = [
      await makeMember({ record: { ...record, pausedFrom: inDays(-2), pausedUntil: inDays(2) } }),
      await makeMember({ status: 'expired' }),
      await makeMember({ status: 'waitingApproval' }),
      await makeAdmin(),
    ];
    const before = await everything();
    for (const person of people)
      for (const name of ['getGoogleWalletLink', 'getApplePass'] as const)
        expect((await inProcess(person).refused(name, {})).body).toMatchObject({
          code: 'wrong-status',
          message: 'Kartu untuk dompet digital hanya tersedia selama keanggotaan berlaku.',
        });
    expect(await everything()).toEqual(before);
  });

  test('with the certificate of an authority that has the name of the issuer and another key', () => {
    const others = apple.secret.replace(apple.intermediate, makeApplePassKey().intermediate);
    expect(parseApplePassKey({ APPLE_PASS_KEY: apple.secret })).toMatchObject({ team: 'TEAM123456' });
    expect(() => parseApplePassKey({ APPLE_PASS_KEY: others })).toThrow('APPLE_PASS_KEY must be PEM');
  });

  test('without keys, or after the certificate of Apple expired', async () => {
    const member = await makeMember({ record });
    vi.stubEnv('GOOGLE_WALLET_KEY', 'off');
    vi.stubEnv('APPLE_PASS_KEY', makeApplePassKey(inDays(-1)).secret);
    expect((await inProcess(member).ok('getCard', {})).body.wallets).toEqual([]);
    for (const name of ['getGoogleWalletLink', 'getApplePass'] as const)
      expect((await inProcess(member).refused(name, {})).body).toMatchObject({
        code: 'not-found',
        message: 'Kartu untuk dompet digital tidak tersedia.',
      });
  });
});
