import { describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { siteContents } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { institutionStored, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';

const stored = ({ id }: { id: string }) => storedDocument('users', id);
/** Returns the ids of the entries of an action, newest first. */
async function entriesOf(admin: Person, kind: string): Promise<string[]> {
  return (await inProcess(admin).ok('listAuditEntries', { kind })).body.data.map(({ _id }) => _id);
}
const newestOf = async (admin: Person, kind: string) => String((await entriesOf(admin, kind))[0]);
const before = {
  name: 'Budi Lama',
  expertise: '',
  phoneNumber: '+62 800 1111',
  taxNumber: '3201234567890001',
};

async function edited() {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: before })]);
  const edit = { name: 'Budi Baru', expertise: 'Audit TI', phoneNumber: '' };
  await inProcess(admin).ok('updateUser', { id: member.id, ...edit });
  return { admin, member, entry: await newestOf(admin, 'user.update') };
}

describe('the edit of a profile', () => {
  test('is undone, including the search by the old name; the undo is an entry that can itself be undone', async () => {
    const { admin, member, entry } = await edited();
    const { body } = await inProcess(admin).ok('undoEntry', { id: entry });
    expect(body).toEqual({ message: 'Perubahan diurungkan.', changed: true, lost: [] });
    expect(await stored(member)).toMatchObject(before);
    expect((await inProcess(admin).ok('listUsers', { q: 'budi lama' })).body.data).toHaveLength(1);
    const again = await newestOf(admin, 'user.update');
    const { data } = (await inProcess(admin).ok('listAuditEntries', {})).body;
    expect(data[0]).toMatchObject({
      actorId: admin.id,
      targetId: member.id,
      details: { fields: 'name, expertise, phoneNumber', undoes: entry },
      changes: [
        { field: 'name', old: 'Budi Baru', new: 'Budi Lama' },
        { field: 'expertise', old: 'Audit TI', new: null },
        { field: 'phoneNumber', old: null, new: '+62 800 1111' },
      ],
    });
    await inProcess(admin).ok('undoEntry', { id: again });
    expect(await stored(member)).toMatchObject({ name: 'Budi Baru', phoneNumber: '' });
  });

  test('undone a second time, or by two admins concurrently, changes nothing more', async () => {
    const { admin, member, entry } = await edited();
    const second = await makeAdmin();
    beforeNextWrite(() => inProcess(second).ok('undoEntry', { id: entry }));
    const { body } = await inProcess(admin).ok('undoEntry', { id: entry });
    expect(body).toEqual({
      message: 'Semua sudah seperti sebelum perubahan itu.',
      changed: false,
      lost: [],
    });
    expect(await stored(member)).toMatchObject(before);
    expect(await entriesOf(admin, 'user.update')).toHaveLength(2);
  });

  test('cannot be undone after a later change of one of its fields, and the refusal shows the current value', async () => {
    const { admin, member, entry } = await edited();
    await inProcess(member).ok('updateProfile', { name: 'Budi Baru', phoneNumber: '+62 800 2222' });
    const unchanged = await everything();
    const { status, body } = await inProcess(admin).refused('undoEntry', { id: entry });
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'Data ini sudah diubah lagi sejak itu, jadi tidak dapat diurungkan.',
        fields: { phoneNumber: 'Tersimpan sekarang: +628002222' },
      },
    ]);
    expect(await everything()).toEqual(unchanged);
  });

  test('can be undone after a later change of other fields, which stay', async () => {
    const { admin, member, entry } = await edited();
    await inProcess(member).ok('updateProfile', { name: 'Budi Baru', department: 'Informatika' });
    await inProcess(admin).ok('undoEntry', { id: entry });
    expect(await stored(member)).toMatchObject({ ...before, department: 'Informatika' });
  });

  test('reports the values that cannot be restored because they are not stored', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: before })]);
    await inProcess(member).ok('updateProfile', { name: 'Budi Baru', taxNumber: '3209999999990009' });
    const entry = await newestOf(admin, 'user.update');
    const { body } = await inProcess(admin).ok('undoEntry', { id: entry });
    expect(body).toEqual({ message: 'Perubahan diurungkan.', changed: true, lost: ['taxNumber'] });
    expect(await stored(member)).toMatchObject({ name: 'Budi Lama', taxNumber: '3209999999990009' });
  });

  test('with only such values cannot be undone', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: before })]);
    await inProcess(member).ok('updateProfile', { name: before.name, taxNumber: '3209999999990009' });
    const { body } = await inProcess(admin).refused('undoEntry', {
      id: await newestOf(admin, 'user.update'),
    });
    expect([body.code, body.message]).toEqual([
      'wrong-status',
      'Catatan ini tidak dapat diurungkan. Nilai sebelumnya tidak tersimpan.',
    ]);
  });
});

test('edits of addresses and the name of an institution are undone', async () => {
  const [admin, { id, coordinator }] = await Promise.all([makeAdmin(), makeInstitution()]);
  const { address, plaqueAddress, name } = await institutionStored(id);
  await inProcess(coordinator).ok('updateInstitution', { id, address: 'Jalan Baru 1', plaqueAddress });
  await inProcess(admin).ok('renameInstitution', { id, name: 'Nama Salah' });
  for (const kind of ['institution.update', 'institution.rename'])
    await inProcess(admin).ok('undoEntry', { id: await newestOf(admin, kind) });
  expect(await institutionStored(id)).toMatchObject({ address, plaqueAddress, name });
  expect(await stored(coordinator)).toMatchObject({ seat: { institution: name } });
});

test('a save of a page is undone, unless a later save exists', async () => {
  const admin = await makeAdmin();
  const { about } = siteContents;
  const save = (vision: string) => inProcess(admin).ok('saveAboutContent', { ...about, vision });
  await save('Satu');
  await save('Dua');
  const [second, first] = await entriesOf(admin, 'content.save');
  const early = await inProcess(admin).refused('undoEntry', { id: String(first) });
  expect([early.status, early.body.message]).toEqual([
    409,
    'Catatan ini tidak dapat diurungkan. Nilai sebelumnya tidak tersimpan.',
  ]);
  const { data } = (await inProcess(admin).ok('listAuditEntries', { kind: 'content.save' })).body;
  expect(data[0]).toMatchObject({
    details: { version: 2, fields: 'vision' },
    changes: [{ field: 'vision', old: 'Satu', new: 'Dua' }],
  });
  expect((await inProcess(admin).ok('undoEntry', { id: String(second) })).body.changed).toBe(true);
  expect((await inProcess(admin).ok('undoEntry', { id: String(second) })).body.changed).toBe(false);
  expect(await storedDocument('siteContent', 'about')).toMatchObject({
    version: 3,
    content: { vision: 'Satu' },
  });
  await save('Empat');
  expect((await inProcess(admin).refused('undoEntry', { id: String(second) })).body.code).toBe('conflict');
});

describe('the rejection of a renewal', () => {
  async function rejected() {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    const user = await stored(member);
    const payment = await storedDocument('payments', String(user.paymentId));
    await inProcess(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
    return { admin, member, user, payment, entry: await newestOf(admin, 'renewal.reject') };
  }

  test('is undone: the request waits with its proof and its place, and the member gets a mail', async () => {
    const { admin, member, user, payment, entry } = await rejected();
    expect((await inProcess(admin).ok('undoEntry', { id: entry })).body).toEqual({
      message: 'Perubahan diurungkan.',
      changed: true,
      lost: [],
    });
    expect((await inProcess(admin).ok('undoEntry', { id: entry })).body.changed).toBe(false);
    expect(await storedDocument('payments', String(user.paymentId))).toEqual(payment);
    expect(await stored(member)).toEqual({
      ...user,
      requestedAt: payment.createdAt,
      updatedAt: expect.any(Date),
    });
    expect((await valuesOf('totals')).find(({ byStatus }) => byStatus !== undefined)).toMatchObject({
      byStatus: { RequestRenew: 1, rejectedByAdmin: 0 },
    });
    expect((await valuesOf('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'renewal-rejected',
      'renewal-reopened',
    ]);
    expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
      'renewal.reject',
      'renewal.reopen',
    ]);
    expect((await inProcess(admin).ok('approveRenewal', { id: member.id })).body.changed).toBe(true);
    const { body } = await inProcess(admin).refused('undoEntry', { id: entry });
    expect(body.code).toBe('wrong-status');
  });

  test('removes its waiting mail; a mail that was sent stays in the log', async () => {
    const { admin, entry } = await rejected();
    const [mail] = await valuesOf('outbox');
    await inProcess(admin).ok('undoEntry', { id: entry });
    const server = await startMailServer();
    await sendMails();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Perpanjangan Anda kami periksa lagi']);
    expect(await valuesOf('outbox')).toContainEqual({
      ...mail,
      state: 'dropped',
      dueAt: null,
      settledAt: expect.any(Date),
    });
  });

  test('leaves its mail alone while the mail is being sent', async () => {
    const { admin, entry } = await rejected();
    const [id = ''] = Object.keys(await documentsOf('outbox'));
    beforeNextWrite(() => changeDocument('outbox', id, { state: 'sending' }));
    expect((await inProcess(admin).ok('undoEntry', { id: entry })).body.changed).toBe(true);
    expect(await storedDocument('outbox', id)).toMatchObject({ state: 'sending', settledAt: null });
  });

  test('cannot be undone after a new proof arrived, even concurrently', async () => {
    const { admin, member, entry } = await rejected();
    const paymentProof = await proof();
    beforeNextWrite(() => inProcess(member).ok('requestRenewal', { id: member.id, paymentProof }));
    const { status, body } = await inProcess(admin).refused('undoEntry', { id: entry });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toMatch(/^Anggota ini sudah mengirim bukti baru pada .+ WIB\.$/);
  });

  test('of an institution is undone, and its renewal waits again', async () => {
    const [admin, { id, coordinator }] = await Promise.all([
      makeAdmin(),
      makeInstitution({ status: 'RequestRenew' }),
    ]);
    const { openPaymentId } = await institutionStored(id);
    await inProcess(admin).ok('rejectRenewal', { id: coordinator.id });
    expect((await institutionStored(id)).openPaymentId).toBeNull();
    await inProcess(admin).ok('undoEntry', { id: await newestOf(admin, 'renewal.reject') });
    expect((await institutionStored(id)).openPaymentId).toBe(openPaymentId);
  });
});

test('an action without undo is refused, and so is an admin without the duty', async () => {
  const { admin, entry } = await edited();
  const approval = await makeAuditEntry(admin, 'renewal.approve', admin);
  const { body } = await inProcess(admin).refused('undoEntry', { id: approval });
  expect([body.code, body.message]).toEqual(['wrong-status', 'Catatan ini tidak dapat diurungkan.']);
  const writer = await makeAdmin({ duties: ['content', 'audit'] });
  const refusal = await inProcess(writer).refused('undoEntry', { id: entry });
  expect([refusal.status, refusal.body.message]).toEqual([
    403,
    'Tindakan ini memerlukan tugas anggota, yang tidak Anda pegang. Admin dengan semua tugas dapat memberikannya.',
  ]);
  expect((await inProcess(admin).refused('undoEntry', { id: 'unknownRecordId' })).status).toBe(404);
  vi.restoreAllMocks();
});
