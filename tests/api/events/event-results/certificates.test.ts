import { createHash, createPublicKey, verify } from 'node:crypto';
import { isCertificateCode } from 'contract/rules/events/certificates';
import { describe, expect, test, vi } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAttendance } from '../../../support/factories/attendance.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { long } from '../../../support/factories/long-words.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { freezeClock, inDays, jakarta } from '../../../support/suite/time.ts';

const settings = {
  title: 'Sertifikat Peserta',
  signatoryName: 'Dr. Ketua Contoh',
  signatoryOffice: 'Ketua Umum',
  category: 'learning',
  points: '8',
} as const;

/** Stores an event of 22 and 23 March 2026 with certificates. */
async function makeCertifiedEvent(
  admin: Person,
  changes: Partial<Record<keyof typeof settings, string>> = {},
) {
  const event = await makeEvent({
    title: 'Lokakarya Data',
    startDate: jakarta('2026-03-22T09:00'),
    endDate: jakarta('2026-03-23T16:00'),
  });
  await inProcess(admin).ok('saveCertificateSettings', { id: event.id, ...settings, ...changes } as never);
  return event;
}

/** Issues all certificates of an event, part by part. */
async function issueAll(admin: Person, id: string): Promise<number> {
  let [issued, after] = [0, undefined as string | undefined];
  for (;;) {
    const { body } = await inProcess(admin).ok('issueCertificates', { id, after });
    issued += body.issued;
    if (body.next === null) return issued;
    after = body.next;
  }
}

async function makeCertificate(record: Partial<{ name: string }> = {}, changes = {}) {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'active', record })];
  const event = await makeCertifiedEvent(admin, changes);
  const [id = ''] = await makeAttendance(event, [member]);
  await issueAll(admin, event.id);
  const { code } = await storedDocument('certificates', id);
  return { admin, member, event, id, code: String(code) };
}

const checkOf = async (code: string) => (await anonymous.ok('checkCertificate', { code })).body;

describe('certificates', () => {
  test('are off until an admin saves the settings', async () => {
    const [admin, member, event] = [await makeAdmin(), await makeMember(), await makeEvent()];
    await makeAttendance(event, [member]);
    const client = inProcess(admin);
    expect((await client.ok('getCertificateSettings', { id: event.id })).body.settings).toBeNull();
    expect((await client.refused('issueCertificates', { id: event.id })).body.message).toBe(
      'Simpan pengaturan sertifikat dulu.',
    );
    await client.ok('saveCertificateSettings', { id: event.id, ...settings });
    const saved = (await client.ok('getCertificateSettings', { id: event.id })).body.settings;
    expect(saved).toMatchObject({
      title: 'Sertifikat Peserta',
      credits: { category: 'learning', points: 8 },
    });
    await client.ok('saveCertificateSettings', {
      id: event.id,
      ...settings,
      points: '0',
      basedOn: saved?.updatedAt,
    });
    const { status } = await client.refused('saveCertificateSettings', {
      id: event.id,
      ...settings,
      basedOn: saved?.updatedAt,
    });
    expect(status).toBe(409);
    expect(await auditEntriesOf('certificate.settings')).toHaveLength(2);
  });

  test('go to each person who attended, once, with code, mail and audit', async () => {
    freezeClock('2026-03-24T10:00');
    const admin = await makeAdmin();
    const [came, absent, unpaid] = [await makeMember(), await makeMember(), await makeMember()];
    const event = await makeCertifiedEvent(admin);
    const [id = ''] = await makeAttendance(event, [came]);
    await makeAttendance(event, [absent], { attendedAt: null });
    await makeAttendance(event, [unpaid], { state: 'held' as never, attendedAt: inDays(-1) });
    expect(await issueAll(admin, event.id)).toBe(1);
    const before = await everything();
    expect(await issueAll(admin, event.id)).toBe(0);
    expect(await everything()).toEqual(before);
    const certificate = await storedDocument('certificates', id);
    expect(await valuesOf('certificates')).toHaveLength(1);
    expect(isCertificateCode(String(certificate.code))).toBe(true);
    expect(await mailsOf('certificate-issued')).toMatchObject([
      { to: came.email, data: { event: 'Lokakarya Data', holder: came.name, certificate: certificate.code } },
    ]);
    expect(await auditEntriesOf('certificate.issue')).toMatchObject([
      { actorId: admin.id, targetId: event.id, details: { count: 1 } },
    ]);
    const own = (await as(came).ok('listOwnCertificates', {})).body.data;
    expect(own).toMatchObject([
      { code: certificate.code, event: { title: 'Lokakarya Data' }, credits: { points: 8 }, revokedAt: null },
    ]);
    expect((await as(absent).ok('listOwnCertificates', {})).body.data).toEqual([]);
    const { data, total } = (await inProcess(admin).ok('listEventAttendees', { id: event.id })).body;
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { person: { name: came.name }, certificate: { code: certificate.code } },
      {},
    ]);
  });

  test('of many people continue after an interruption, and no person gets two', {
    tags: ['full'],
  }, async () => {
    const admin = await makeAdmin();
    const event = await makeCertifiedEvent(admin);
    await makeAttendance(event, await makeMany(205));
    const interrupted = await withFault(2, 'after', () => issueAll(admin, event.id));
    expect(interrupted.succeeded).toBe(false);
    await Promise.all([issueAll(admin, event.id), issueAll(admin, event.id)]);
    const codes = await valuesOf('certificateCodes');
    expect(await valuesOf('certificates')).toHaveLength(205);
    expect(codes).toHaveLength(205);
    expect(await mailsOf('certificate-issued')).toHaveLength(205);
    const counts = (await auditEntriesOf('certificate.issue')).map(
      ({ details }) => (details as { count: number }).count,
    );
    expect(counts.reduce((sum: number, count) => sum + Number(count), 0)).toBe(205);
  });

  test('get a new code when the name is corrected, and the old code says so', async () => {
    const { admin, member, id, code } = await makeCertificate();
    const client = inProcess(admin);
    await client.ok('correctCertificate', { id, name: 'Nama Yang Benar' });
    const before = await everything();
    await client.ok('correctCertificate', { id, name: 'Nama Yang Benar' });
    expect(await everything()).toEqual(before);
    const next = String((await storedDocument('certificates', id)).code);
    expect(next).not.toBe(code);
    expect(await checkOf(code)).toMatchObject({ verdict: 'replaced', certificate: { name: null } });
    expect(await checkOf(next)).toMatchObject({ verdict: 'valid', certificate: { name: 'Nama Yang Benar' } });
    expect((await anonymous.refused('getCredential', { code })).status).toBe(410);
    expect(await mailsOf('certificate-corrected')).toMatchObject([
      { to: member.email, data: { certificate: next } },
    ]);
    expect(await auditEntriesOf('certificate.correct')).toMatchObject([
      { changes: [{ field: 'name', old: member.name, new: 'Nama Yang Benar' }] },
    ]);
    const { text } = await readPdf((await as(member).ok('getCertificateFile', { id })).bytes);
    expect(text).toContain('Nama Yang Benar');
    expect(text).not.toContain(member.name);
  });

  test('can be revoked for good, with a reason that only the holder gets', async () => {
    const { admin, member, id, code } = await makeCertificate();
    const client = inProcess(admin);
    await client.ok('revokeCertificate', { id, reason: 'Salah orang.' });
    await client.ok('revokeCertificate', { id, reason: 'Lagi.' });
    expect((await client.refused('correctCertificate', { id, name: 'Lain' })).body.code).toBe('wrong-status');
    const check = await checkOf(code);
    expect(check).toMatchObject({ verdict: 'revoked', certificate: { name: member.name } });
    expect(JSON.stringify(check)).not.toContain('Salah orang');
    expect((await anonymous.refused('getCredential', { code })).status).toBe(410);
    expect((await as(member).refused('getCertificateFile', { id })).status).toBe(410);
    expect(await mailsOf('certificate-revoked')).toMatchObject([{ data: { reason: 'Salah orang.' } }]);
    expect(await auditEntriesOf('certificate.revoke')).toHaveLength(1);
    expect(await issueAll(admin, String((await storedDocument('certificates', id)).event))).toBe(0);
  });

  test('of a deleted account are unknown, and are erased with the other data', async () => {
    const { admin, member, code } = await makeCertificate();
    await as(admin).ok('deleteUser', { id: member.id });
    expect(await checkOf(code)).toEqual({ verdict: 'unknown', certificate: null, transcript: null });
    expect((await anonymous.refused('getCredential', { code })).status).toBe(404);
    freezeClock(inDays(31));
    await forgetRemoved(defaultJobOptions);
    expect(await valuesOf('certificates')).toEqual([]);
    expect(await valuesOf('certificateCodes')).toEqual([]);
  });
});

describe('the check of a code', () => {
  test('accepts any case and grouping, and shows name, event, days and credits', async () => {
    const { member, code } = await makeCertificate();
    const expected = {
      verdict: 'valid',
      certificate: {
        name: member.name,
        title: 'Sertifikat Peserta',
        event: {
          title: 'Lokakarya Data',
          startDate: '2026-03-22T02:00:00.000Z',
          endDate: '2026-03-23T09:00:00.000Z',
        },
        credits: { category: 'learning', points: 8 },
        issuedAt: expect.any(String),
      },
      transcript: null,
    };
    expect(await checkOf(code)).toEqual(expected);
    expect(await checkOf(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase())).toEqual(expected);
  });

  test('distinguishes unknown and mistyped codes', async () => {
    const { code } = await makeCertificate();
    const other = code.startsWith('0') ? '1' : '0';
    expect(await checkOf(`${other}${code.slice(1)}`)).toEqual({
      verdict: 'unreadable',
      certificate: null,
      transcript: null,
    });
    expect(await checkOf('0000000000')).toEqual({ verdict: 'unknown', certificate: null, transcript: null });
  });

  test('is limited for one network, also as a credential', async () => {
    vi.stubEnv('CERTIFICATE_CHECKS_PER_ADDRESS', '1');
    const client = inProcess();
    await client.ok('checkCertificate', { code: 'x' });
    expect((await client.refused('checkCertificate', { code: 'x' })).status).toBe(429);
    expect((await client.refused('getCredential', { code: 'x' })).status).toBe(429);
  });
});

describe('the PDF', () => {
  test('is one page of A4 landscape with all facts, in equal bytes', async () => {
    freezeClock('2026-03-24T10:00');
    const { member, id, code } = await makeCertificate();
    const { bytes } = await inProcess(member).ok('getCertificateFile', { id });
    expect((await inProcess(member).ok('getCertificateFile', { id })).bytes.equals(bytes)).toBe(true);
    const pdf = await readPdf(bytes);
    expect([pdf.pages, pdf.size, pdf.language]).toEqual([1, [842, 595], 'id-ID']);
    for (const fact of [
      'Sertifikat Peserta',
      member.name,
      'Lokakarya Data',
      '22 Maret 2026 sampai 23 Maret 2026',
      '8 poin kredit, kategori Pembelajaran',
      'Jakarta, 24 Maret 2026',
      'Dr. Ketua Contoh',
      'Ketua Umum',
      `No. ${code.slice(0, 5)}-${code.slice(5)}`,
      `sisindo.example.org/sertifikat/${code}`,
    ])
      expect(pdf.text).toContain(fact);
    expect(pdf.overlaps).toEqual([]);
  });

  test('has space for long names and titles', async () => {
    const { member, id } = await makeCertificate(
      { name: `${long.name} ${long.name.slice(0, 50)}` },
      { title: long.word.slice(0, 150), signatoryName: long.name, signatoryOffice: long.name },
    );
    await changeDocument('certificates', id, { eventTitle: `${'Tata kelola data '.repeat(9)}kita` });
    const pdf = await readPdf((await as(member).ok('getCertificateFile', { id })).bytes);
    expect([pdf.pages, pdf.overlaps]).toEqual([1, []]);
    expect(pdf.extent.left).toBeGreaterThanOrEqual(40);
    expect(pdf.extent.right).toBeLessThanOrEqual(842 - 40);
    expect(pdf.extent.bottom).toBeGreaterThanOrEqual(18);
  });

  test('is refused to other members, and for a name that cannot be printed', async () => {
    const { admin, member, id } = await makeCertificate({ name: '李小龍' });
    expect((await as(await makeMember()).refused('getCertificateFile', { id })).status).toBe(404);
    expect((await as(member).refused('getCertificateFile', { id })).body.message).toBe(
      'Nama memakai huruf yang tidak dapat dicetak. Minta admin menulisnya dalam huruf Latin.',
    );
    await as(admin).ok('correctCertificate', { id, name: 'Bruce Lee' });
    await as(admin).ok('getCertificateFile', { id });
  });
});

describe('the credential', () => {
  const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

  test('is an Open Badges 3.0 JWT under the address of the page, signed by a published key', async () => {
    const { member, event, code } = await makeCertificate();
    await anonymous.ok('getCredential', { code });
    const response = await fetch(`${suite.baseUrl}/sertifikat/${code}.json`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/jwt']);
    const token = await response.text();
    const [header, payload, signature = ''] = token.split('.');
    const { keys } = (await anonymous.ok('getCredentialKeys', {})).body;
    const { alg, kid, jwk, typ } = decode(header);
    expect([alg, typ, jwk]).toEqual(['EdDSA', 'JWT', keys[0]]);
    expect(kid).toBe(keys[0]?.kid);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: jwk.x }, format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const credential = decode(payload);
    const id = `https://sisindo.example.org/sertifikat/${code}`;
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id,
      jti: id,
      iss: 'https://sisindo.example.org',
      issuer: { id: 'https://sisindo.example.org', type: ['Profile'] },
      credentialSubject: {
        creditsEarned: 8,
        achievement: {
          id: `https://sisindo.example.org/event/event-details/${event.id}`,
          type: ['Achievement'],
          name: 'Lokakarya Data',
          criteria: { narrative: expect.any(String) },
        },
      },
    });
    expect(new Date(credential.nbf * 1000).getTime()).toBeLessThanOrEqual(Date.parse(credential.validFrom));
    const [email, name] = credential.credentialSubject.identifier;
    const hash = createHash('sha256').update(`${member.email}${email.salt}`).digest('hex');
    expect(email).toMatchObject({
      hashed: true,
      identityType: 'emailAddress',
      identityHash: `sha256$${hash}`,
    });
    expect(name).toMatchObject({ identityType: 'name', identityHash: member.name });
    expect(Buffer.from(payload ?? '', 'base64url').toString()).not.toContain(member.email);
  });

  test('does not exist for an unknown code', async () => {
    expect((await fetch(`${suite.baseUrl}/sertifikat/0000000000.json`)).status).toBe(404);
  });
});
