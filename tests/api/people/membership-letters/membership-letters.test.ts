import { isCertificateCode } from 'contract/rules/events/certificates';
import { lifetimeEnd } from 'contract/rules/membership';
import { describe, expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { filesOfZip, readPdf } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { long } from '../../../support/factories/long-words.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { freezeClock, inDays, jakarta } from '../../../support/suite/time.ts';

const until = jakarta('2027-11-04T12:00');
const record = {
  name: 'Dr. Rina Wulandari, M.Kom.',
  memberNumber: 'SISINDO-2023-048213',
  institution: 'Universitas Contoh',
  department: 'Sistem Informasi',
  nuptk: '5744763664130102',
  nidn: '',
  orcid: '0000-0002-1694-233X',
  createdAt: jakarta('2023-11-05T09:00'),
  validUntil: until,
} as const;

const issue = async (person: Person, purpose = ''): Promise<{ _id: string; number: string }> =>
  (await inProcess(person).ok('issueMembershipLetter', { purpose })).body.letter;
const check = async (code: string) => (await anonymous.ok('checkMembershipLetter', { code })).body;

describe('a letter', () => {
  test('states name, number, institution, identifiers, period and purpose on a tagged page of A4', async () => {
    freezeClock(jakarta('2026-11-27T10:00'));
    const member = await makeMember({ record });
    const { body } = await inProcess(member).ok('issueMembershipLetter', {
      purpose: ' Untuk pelaporan BKD. ',
    });
    const { _id: code } = body.letter;
    expect(isCertificateCode(code)).toBe(true);
    expect(body).toEqual({
      message: 'Surat diterbitkan.',
      letter: {
        _id: code,
        number: 'SKA/2026/000001',
        purpose: 'pelaporan BKD',
        issuedAt: '2026-11-27T03:00:00.000Z',
        validUntil: until.toISOString(),
        revokedAt: null,
        revocationReason: null,
      },
    });
    expect(await auditEntriesOf('membership-letter.issue')).toMatchObject([
      { actorId: member.id, targetId: member.id, details: { number: 'SKA/2026/000001' } },
    ]);
    const { bytes, headers } = await as(member).ok('getMembershipLetterFile', { id: code });
    expect(headers.get('content-disposition')).toContain('surat-keterangan-SKA-2026-000001.pdf');
    const pdf = await readPdf(bytes);
    expect([pdf.size, pdf.pages, pdf.overlaps, pdf.language]).toEqual([[595, 842], 1, [], 'id-ID']);
    expect(pdf.title).toBe('Surat keterangan anggota SKA/2026/000001');
    expect(pdf.roles).toContain('Figure');
    for (const fact of [
      'SURAT KETERANGAN ANGGOTA',
      'Nomor: SKA/2026/000001',
      'Dr. Rina Wulandari, M.Kom.',
      'SISINDO-2023-048213',
      'Universitas Contoh',
      'NUPTK 5744763664130102',
      'ORCID iD 0000-0002-1694-233X',
      'adalah anggota SISINDO sejak 5 November 2023. Keanggotaannya berlaku sampai 4 November 2027.',
      'untuk keperluan pelaporan BKD, dan dapat',
      'Jakarta, 27 November 2026',
      `Kode ${code.slice(0, 5)}-${code.slice(5)}`,
      `sisindo.example.org/surat/${code}`,
    ])
      expect(pdf.text).toContain(fact);
    expect(pdf.text).not.toContain('NIDN');
  });

  test('with the longest facts fits on its page', async () => {
    const words = { ...long.member, expertise: '', name: `${long.name} `.repeat(2).slice(0, 120).trim() };
    const member = await makeMember({
      record: { ...record, ...words, nidn: '0412078501', sintaId: '6726725' },
    });
    const { _id: id } = await issue(member, 'laporan beban kerja dosen '.repeat(5).slice(0, 120).trim());
    const pdf = await readPdf((await inProcess(member).ok('getMembershipLetterFile', { id })).bytes);
    expect([pdf.pages, pdf.overlaps]).toEqual([1, []]);
    expect(pdf.extent.left).toBeGreaterThanOrEqual(40);
    expect(pdf.extent.right).toBeLessThanOrEqual(596 - 40);
  });

  test('of a member for life has no end', async () => {
    const member = await makeMember({ record: { ...record, validUntil: lifetimeEnd } });
    const { _id: id } = await issue(member);
    const pdf = await readPdf((await inProcess(member).ok('getMembershipLetterFile', { id })).bytes);
    expect(pdf.text).toContain('Keanggotaannya berlaku seumur hidup.');
  });

  test('is the same for a second request of the day with equal contents, and a new one for others', async () => {
    freezeClock(jakarta('2026-11-26T23:00'));
    const member = await makeMember({ record });
    const first = await issue(member, 'pelaporan BKD');
    const before = await everything();
    expect(await issue(member, 'untuk pelaporan BKD')).toEqual(first);
    expect((await everything()).documents.membershipLetters).toEqual(before.documents.membershipLetters);
    expect(await issue(member, 'akreditasi')).toMatchObject({ number: 'SKA/2026/000002' });
    await inProcess(member).ok('updateProfile', { name: member.name, nidn: '0412078501' });
    expect(await issue(member, 'akreditasi')).toMatchObject({ number: 'SKA/2026/000003' });
    freezeClock(jakarta('2026-11-27T00:30'));
    expect(await issue(member, 'pelaporan BKD')).toMatchObject({ number: 'SKA/2026/000004' });
  });

  test('is refused without a running membership, and for a name without Latin letters', async () => {
    const [waiting, ended, admin] = [
      await makeMember({ status: 'waitingApproval' }),
      await makeMember({ record: { validUntil: inDays(-2) } }),
      await makeAdmin(),
    ];
    const foreign = await makeMember({ record: { name: '王小明' } });
    const before = await everything();
    for (const person of [waiting, ended, admin]) {
      const { body } = await inProcess(person).refused('issueMembershipLetter', {});
      expect(body).toMatchObject({
        code: 'wrong-status',
        message: 'Surat keterangan hanya terbit selama keanggotaan berlaku.',
      });
    }
    expect((await inProcess(foreign).refused('issueMembershipLetter', {})).body.message).toBe(
      'Nama memakai huruf yang tidak dapat dicetak. Tulis juga dalam huruf Latin di profil.',
    );
    const { body } = await inProcess(foreign).refused('issueMembershipLetter', { purpose: 'x'.repeat(121) });
    expect(body).toMatchObject({ code: 'invalid-input', fields: { purpose: expect.any(String) } });
    const after = await everything();
    expect([after.documents.membershipLetters, after.documents.membershipLetterYears]).toEqual([
      before.documents.membershipLetters,
      before.documents.membershipLetterYears,
    ]);
  });

  test('can be issued ten times a year, and again in the next one with number 1', async () => {
    freezeClock(jakarta('2025-12-31T20:00'));
    const member = await makeMember({ record });
    for (let index = 1; index <= 10; index += 1) await issue(member, `keperluan ke-${index}`);
    const { body } = await inProcess(member).refused('issueMembershipLetter', { purpose: 'lain' });
    expect(body.message).toBe('Paling banyak 10 surat dalam setahun. Pakai surat yang sudah terbit.');
    expect((await inProcess(member).ok('listOwnMembershipLetters', {})).body.left).toBe(0);
    expect(await issue(member, 'keperluan ke-10')).toMatchObject({ number: 'SKA/2025/000010' });
    freezeClock(jakarta('2026-01-01T00:10'));
    expect(await issue(member)).toMatchObject({ number: 'SKA/2026/000001' });
    const { body: list } = await inProcess(member).ok('listOwnMembershipLetters', {});
    expect([list.left, list.data.length, list.data[0]?.number]).toEqual([9, 11, 'SKA/2026/000001']);
  });

  test('is one for two tabs, and 14 members get numbers without gaps', async () => {
    const members = await Promise.all(Array.from({ length: 14 }, () => makeMember()));
    const [twice] = members as [Person];
    const letters = await Promise.all([...members, twice].map((person) => issue(person)));
    expect(letters.at(0)).toEqual(letters.at(-1));
    const numbers = (await valuesOf('membershipLetters')).map(({ number }) => String(number)).sort();
    const year = numbers[0]?.slice(4, 8);
    expect(numbers).toEqual(
      Array.from({ length: 14 }, (_, index) => `SKA/${year}/${String(index + 1).padStart(6, '0')}`),
    );
  });

  test('has one number if the reply of the database is lost', async () => {
    const member = await makeMember();
    for (const step of [1, 2])
      for (const mode of ['before', 'after'] as const)
        await withFault(step, mode, () => inProcess(member).call('issueMembershipLetter', {}));
    const letter = await issue(member);
    expect(await valuesOf('membershipLetters')).toMatchObject([{ number: letter.number }]);
    expect(letter.number).toMatch(/\/000001$/);
  });
});

describe('an admin', () => {
  test('issues, reads and revokes the letter of a member, who then cannot download it', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember({ record }), await makeMember()];
    const secretary = await makeAdmin({ duties: ['people'] });
    const { body } = await as(secretary).ok('issueLetterForMember', { id: member.id, purpose: 'hibah' });
    const { _id: id, number } = body.letter;
    expect(await auditEntriesOf('membership-letter.issue')).toMatchObject([
      { actorId: secretary.id, targetId: member.id },
    ]);
    for (const person of [secretary, member]) await as(person).ok('getMembershipLetterFile', { id });
    const treasurer = await makeAdmin({ duties: ['money'] });
    for (const person of [other, treasurer])
      expect((await as(person).refused('getMembershipLetterFile', { id })).status).toBe(404);
    const revoke = () =>
      as(admin)
        .ok('revokeMembershipLetter', { id, reason: 'Institusi salah.' })
        .then((reply) => reply.body);
    expect(await revoke()).toEqual({ message: 'Surat dicabut.' });
    const before = await everything();
    await revoke();
    expect(await everything()).toEqual(before);
    expect(await auditEntriesOf('membership-letter.revoke')).toMatchObject([
      { actorId: admin.id, targetId: member.id, details: { number, reason: 'Institusi salah.' } },
    ]);
    expect((await as(admin).ok('listMembershipLetters', { id: member.id })).body).toMatchObject({
      data: [{ _id: id, revocationReason: 'Institusi salah.' }],
      left: 9,
    });
    expect((await as(member).refused('getMembershipLetterFile', { id })).status).toBe(410);
    // A revoked letter is not returned for the next request of the day.
    expect((await issue(member, 'hibah')).number).not.toBe(number);
  });

  test('sees letters in the timeline once', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ record })];
    const { number } = await issue(member, 'hibah');
    const { body } = await inProcess(admin).ok('getMemberTimeline', { id: member.id });
    expect(body.data.filter(({ title }) => title.includes('urat keterangan'))).toMatchObject([
      { kind: 'membership-letter', title: `Surat keterangan ${number}`, text: 'hibah' },
    ]);
    const only = await inProcess(admin).ok('getMemberTimeline', { id: member.id, kind: 'membership-letter' });
    expect(only.body.data).toHaveLength(1);
  });
});

describe('the code of a letter', () => {
  test('shows contents and present end to everyone, in any case and grouping', async () => {
    freezeClock(jakarta('2026-11-27T10:00'));
    const member = await makeMember({ record });
    const { _id: code } = await issue(member, 'hibah');
    const renewed = jakarta('2028-11-04T12:00');
    await changeDocument('users', member.id, { name: 'Rina Kartika', validUntil: renewed });
    expect(await check(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)).toEqual({
      verdict: 'valid',
      letter: {
        number: 'SKA/2026/000001',
        name: 'Dr. Rina Wulandari, M.Kom.',
        memberNumber: 'SISINDO-2023-048213',
        institution: 'Universitas Contoh',
        purpose: 'hibah',
        issuedAt: '2026-11-27T03:00:00.000Z',
        since: record.createdAt.toISOString(),
        validUntil: until.toISOString(),
        currentUntil: renewed.toISOString(),
      },
    });
  });

  test('is reported as ended, revoked, unknown or unreadable', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ record })];
    const { _id: id } = await issue(member);
    await changeDocument('users', member.id, { validUntil: inDays(-1) });
    expect(await check(id)).toMatchObject({ verdict: 'ended', letter: { number: expect.any(String) } });
    await changeDocument('users', member.id, {
      validUntil: inDays(100),
      pausedFrom: inDays(-2),
      pausedUntil: inDays(2),
    });
    expect((await check(id)).verdict).toBe('ended');
    expect((await inProcess(member).refused('issueMembershipLetter', {})).body.code).toBe('wrong-status');
    await inProcess(admin).ok('revokeMembershipLetter', { id, reason: 'Salah.' });
    expect((await check(id)).verdict).toBe('revoked');
    expect(await check(`${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`)).toEqual({
      verdict: 'unreadable',
      letter: null,
    });
    await inProcess(admin).ok('deleteUser', { id: member.id });
    expect(await check(id)).toEqual({ verdict: 'unknown', letter: null });
  });
});

test('letters are part of the own data, and are erased 30 days after the account with their numbers used up', async () => {
  freezeClock(jakarta('2026-06-01T10:00'));
  const [admin, member, other] = [await makeAdmin(), await makeMember({ record }), await makeMember()];
  const { _id: code } = await issue(member, 'hibah');
  const zip = filesOfZip((await inProcess(member).ok('downloadOwnData', {})).bytes);
  expect(JSON.parse(String(zip.get('data.json'))).membershipLetters).toMatchObject([
    { code, number: 'SKA/2026/000001', name: record.name, purpose: 'hibah', issuedBy: 'self' },
  ]);
  await inProcess(admin).ok('deleteUser', { id: member.id });
  freezeClock(jakarta('2026-07-03T10:00'));
  await forgetRemoved(defaultJobOptions);
  expect(await valuesOf('membershipLetters')).toEqual([]);
  freezeClock(jakarta('2026-06-01T12:00'));
  expect(await issue(other)).toMatchObject({ number: 'SKA/2026/000002' });
  expect(await storedDocument('membershipLetterYears', '2026')).toEqual({ serial: 2 });
});
