import { describe, expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  documentsOf,
  everything,
  mailsOf,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAttendance } from '../../../support/factories/attendance.ts';
import { documentBytes, makeEvent } from '../../../support/factories/content.ts';
import { jpeg } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, type InputOf, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const pdf = { name: 'bukti.pdf', bytes: documentBytes };

const report = (changes: Partial<InputOf<'reportActivity'>> = {}): InputOf<'reportActivity'> => ({
  title: 'Mengajar kuliah tamu',
  category: 'teaching',
  day: '2026-05-04',
  points: '6',
  evidence: pdf,
  ...changes,
});

/** Issues a certificate with 8 points to each member, for an event on 22 March 2026. */
async function certify(admin: Person, members: readonly Person[]): Promise<string[]> {
  const event = await makeEvent({ title: 'Lokakarya Data', startDate: jakarta('2026-03-22T09:00') });
  await inProcess(admin).ok('saveCertificateSettings', {
    id: event.id,
    title: 'Sertifikat',
    signatoryName: 'Ketua',
    signatoryOffice: 'Ketua Umum',
    category: 'learning',
    points: '8',
  });
  const ids = await makeAttendance(event, members);
  await inProcess(admin).ok('issueCertificates', { id: event.id });
  return ids;
}

const creditsOf = async (member: Person) => (await inProcess(member).ok('getOwnCredits', {})).body;

const evidenceFiles = async () =>
  Object.keys(await storedFiles()).filter((path) => path.startsWith('documents/'));

async function reportedId(member: Person, changes: Partial<InputOf<'reportActivity'>> = {}): Promise<string> {
  const before = Object.keys(await documentsOf('creditActivities'));
  await inProcess(member).ok('reportActivity', report(changes));
  return Object.keys(await documentsOf('creditActivities')).find((id) => !before.includes(id)) ?? '';
}

describe('credits of an event', () => {
  test('arrive with the certificate, once, and a revocation reverses them', async () => {
    freezeClock('2026-06-01T10:00');
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const [id = ''] = await certify(admin, [member]);
    expect(await creditsOf(member)).toMatchObject({
      from: '2026-01-01',
      until: '2028-12-31',
      total: 8,
      required: 60,
      missing: 52,
      entries: [{ title: 'Lokakarya Data', day: '2026-03-22', category: 'learning', points: 8 }],
      activities: [],
    });
    await inProcess(admin).ok('correctCertificate', { id, name: 'Nama Lain' });
    expect((await creditsOf(member)).total).toBe(8);
    await inProcess(admin).ok('revokeCertificate', { id, reason: 'Tidak hadir.' });
    await inProcess(admin).ok('revokeCertificate', { id, reason: 'Tidak hadir.' });
    const credits = await creditsOf(member);
    expect([credits.total, credits.entries.map(({ points }) => points).sort()]).toEqual([0, [-8, 8]]);
    expect(await valuesOf('creditEntries')).toHaveLength(2);
  });
});

describe('the progress', () => {
  test('costs a read for each entry of the period, and has only those of the member', async () => {
    freezeClock('2026-06-01T10:00');
    const admin = await makeAdmin();
    const [member, other] = [await makeMember({ status: 'active' }), await makeMember({ status: 'active' })];
    expect((await inProcess(member).ok('getCreditProgress', {})).body.progress).toEqual({
      until: '2028-12-31',
      total: 0,
      required: 60,
      missing: 60,
    });
    await certify(admin, [member]);
    const { body, reads } = await inProcess(member).ok('getCreditProgress', {});
    expect(body.progress).toMatchObject({ total: 8, missing: 52 });
    const none = await inProcess(other).ok('getCreditProgress', {});
    expect([none.body.progress?.missing, none.reads]).toEqual([60, reads]);
  });

  test('does not exist without a valid membership', async () => {
    freezeClock('2026-06-01T10:00');
    const people = [
      await makeMember({ record: { validUntil: jakarta('2026-05-31T10:00') } }),
      await makeMember({ status: 'waitingApproval', record: { validUntil: null } }),
    ];
    for (const person of people)
      expect((await inProcess(person).ok('getCreditProgress', {})).body.progress).toBeNull();
  });
});

describe('a reported activity', () => {
  test('counts after its approval, with one entry, mail and audit entry', async () => {
    freezeClock('2026-06-01T10:00');
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await reportedId(member);
    expect(await creditsOf(member)).toMatchObject({ total: 0, activities: [{ _id: id, state: 'waiting' }] });
    const client = inProcess(admin);
    const { data, total } = (await client.ok('listReportedActivities', {})).body;
    expect(total).toBe(1);
    expect(data).toMatchObject([{ _id: id, person: { name: member.name }, points: 6, evidence: 'pdf' }]);
    expect((await client.ok('downloadActivityEvidence', { id })).bytes.equals(documentBytes)).toBe(true);
    expect((await client.refused('getActivityEvidence', { id })).status).toBe(404);
    await Promise.all([client.ok('approveActivity', { id }), client.ok('approveActivity', { id })]);
    expect(await creditsOf(member)).toMatchObject({
      total: 6,
      entries: [{ title: 'Mengajar kuliah tamu', category: 'teaching', points: 6 }],
      activities: [{ state: 'approved' }],
    });
    expect((await client.refused('rejectActivity', { id, reason: 'x' })).body.code).toBe('wrong-status');
    expect(await mailsOf('activity-approved')).toMatchObject([
      { to: member.email, data: { points: '6', category: 'teaching' } },
    ]);
    expect(await auditEntriesOf('credit.report')).toHaveLength(1);
    expect(await auditEntriesOf('credit.approve')).toHaveLength(1);
    expect((await client.ok('listReportedActivities', {})).body.total).toBe(0);
  });

  test('can be rejected with a reason, which deletes its evidence', async () => {
    freezeClock('2026-06-01T10:00');
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await reportedId(member, { evidence: { name: 'foto.jpg', bytes: await jpeg(300, 200) } });
    const client = inProcess(admin);
    await client.ok('getActivityEvidence', { id });
    expect(await evidenceFiles()).toHaveLength(1);
    await client.ok('rejectActivity', { id, reason: 'Buktinya tidak terbaca.' });
    await client.ok('rejectActivity', { id, reason: 'Lagi.' });
    expect(await evidenceFiles()).toEqual([]);
    expect(await creditsOf(member)).toMatchObject({
      total: 0,
      activities: [{ state: 'rejected', reason: 'Buktinya tidak terbaca.' }],
    });
    expect((await client.refused('approveActivity', { id })).body.code).toBe('wrong-status');
    expect(await mailsOf('activity-rejected')).toHaveLength(1);
    expect(await auditEntriesOf('credit.reject')).toHaveLength(1);
  });

  test.each([
    ['in the future', { day: '2026-06-02' }, 'day', 'Tanggalnya belum tiba.'],
    ['before the period', { day: '2025-12-31' }, 'day', 'Tanggalnya sebelum periode ini.'],
    ['without points', { points: '0' }, 'points', 'Paling sedikit 1.'],
  ] as const)('%s is refused and changes nothing', async (_what, changes, field, message) => {
    freezeClock('2026-06-01T10:00');
    const member = await makeMember();
    const before = await everything();
    const { status, body } = await inProcess(member).refused('reportActivity', report(changes));
    expect([status, body.fields?.[field]]).toEqual([400, message]);
    expect(await everything()).toEqual(before);
  });

  test('with evidence that the member sent before, or that is no document, is refused', async () => {
    freezeClock('2026-06-01T10:00');
    const [member, other] = [await makeMember(), await makeMember()];
    await reportedId(member);
    await reportedId(other);
    const again = await inProcess(member).refused('reportActivity', report({ title: 'Lain' }));
    expect(again.body.fields?.evidence).toBe('Bukti ini sudah pernah Anda kirim.');
    const text = { name: 'bukti.pdf', bytes: Buffer.from('bukan PDF') };
    expect((await inProcess(member).refused('reportActivity', report({ evidence: text }))).body.code).toBe(
      'invalid-file',
    );
  });
});

describe('a transcript', () => {
  test('lists totals and entries, and its code shows both to everyone who checks it', async () => {
    freezeClock('2026-06-01T10:00');
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await certify(admin, [member]);
    await inProcess(admin).ok('approveActivity', { id: await reportedId(member) });
    const { bytes } = await inProcess(member).ok('issueTranscript', {});
    const { text, size, pages, overlaps } = await readPdf(bytes);
    expect(await auditEntriesOf('credit.transcript')).toMatchObject([
      { actorId: member.id, details: { points: 14 } },
    ]);
    expect([size, pages, overlaps]).toEqual([[595, 842], 1, []]);
    for (const fact of [
      member.name,
      'Lokakarya Data',
      'Mengajar kuliah tamu',
      '14 dari 60 poin',
      '22 Maret 2026',
    ])
      expect(text).toContain(fact);
    const [, code = ''] = /sertifikat\/(\w{10})/.exec(text) ?? [];
    expect((await anonymous.ok('checkCertificate', { code })).body).toEqual({
      verdict: 'valid',
      certificate: null,
      transcript: {
        name: member.name,
        from: '2026-01-01',
        until: '2028-12-31',
        total: 14,
        required: 60,
        issuedAt: '2026-06-01T03:00:00.000Z',
      },
    });
    expect((await anonymous.refused('getCredential', { code })).status).toBe(404);
  });

  test('continues on further pages', async () => {
    freezeClock('2026-06-01T10:00');
    const [admin, member] = [await makeAdmin(), await makeMember()];
    for (let count = 0; count < 3; count += 1) await certify(admin, [member]);
    const [entry] = await valuesOf('creditEntries');
    const { firestore } = await import('../../../../functions/src/data/firebase.ts');
    for (let count = 0; count < 40; count += 1)
      await (await firestore())
        .collection('creditEntries')
        .doc(`more${count}`)
        .set(entry ?? {});
    const { bytes } = await inProcess(member).ok('issueTranscript', {});
    expect((await readPdf(bytes)).pages).toBe(2);
    expect((await readPdf(bytes, 2)).text).toContain('Lokakarya Data');
  });
});

test('credits, evidence and transcripts of a deleted account are erased 30 days later', async () => {
  freezeClock('2026-06-01T10:00');
  const [admin, member] = [await makeAdmin(), await makeMember()];
  await certify(admin, [member]);
  await reportedId(member);
  await inProcess(member).ok('issueTranscript', {});
  await inProcess(admin).ok('deleteUser', { id: member.id });
  freezeClock('2026-07-03T10:00');
  await forgetRemoved(defaultJobOptions);
  for (const collection of ['creditEntries', 'creditActivities', 'transcripts', 'certificates'])
    expect(await valuesOf(collection)).toEqual([]);
  expect(await evidenceFiles()).toEqual([]);
});
