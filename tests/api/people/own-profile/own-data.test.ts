import { consentText } from 'contract/rules/consent';
import { describe, expect, test } from 'vitest';
import { filesOfZip } from '../../../support/assertions/files.ts';
import {
  changeDocument,
  fileBytes,
  paymentIdOf,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { proof } from '../../../support/factories/images.ts';
import { addPasskey } from '../../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

async function download(person: Person) {
  const answer = await as(person).ok('downloadOwnData', {});
  const files = filesOfZip(answer.bytes);
  return { ...answer, files, data: JSON.parse(String(files.get('data.json'))) };
}

describe('the own data', () => {
  test('is a zip with record, payments, sessions, photo and proofs', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
    const { headers, files, data, reads } = await download(member);
    // Caller 2, attempts 1, payments 2, audit entries 2, no open bill. No registration, waiting list, answers or
    // refunds for events, no import, and no ledger entry of the approved payment. No notes, tasks and documents. No
    // letters, and no suppression of the address. No membership letter.
    expect(reads).toBe(25);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/filename="data-saya-\d{4}-\d\d-\d\d\.zip"/);
    const { profilePhoto: _path, ...account } = (await as(member).ok('getProfile', {})).body;
    const consent = { ...account.consent, text: consentText('1') };
    expect(data.account).toEqual({ ...account, consent, profilePhoto: 'foto-profil.jpeg' });
    const [renewal, registration] = data.payments;
    expect(renewal).toMatchObject({ kind: 'renewal', state: 'rejected', reason: 'Buram.' });
    expect(registration).toMatchObject({ kind: 'registration', state: 'approved' });
    expect(data.sessions).toMatchObject([{ isCurrent: true }]);
    const names = ['data.json', 'foto-profil.jpeg', renewal.proof, registration.proof];
    expect([...files.keys()]).toEqual(names);
    const stored = await storedDocument('users', member.id);
    expect(files.get('foto-profil.jpeg')?.equals(await fileBytes(String(stored.photoFile)))).toBe(true);
    for (const { _id, proof: name } of data.payments) {
      const { file } = await storedDocument('payments', _id);
      expect(files.get(name)?.equals(await fileBytes(String(file)))).toBe(true);
    }
  });

  test('contains the names of passkeys, and no key material', async () => {
    const member = await makeMember();
    const { passkey } = await addPasskey(member, { name: 'Ponsel biru' });
    const { data } = await download(member);
    expect(data.secondFactor).toEqual({
      since: expect.any(String),
      recoveryLeft: 10,
      hasApp: false,
      passkeys: [
        { _id: expect.any(String), name: 'Ponsel biru', createdAt: expect.any(String), usedAt: null },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(passkey.id);
    expect(data.activities).toContainEqual(expect.objectContaining({ action: 'factor.enrol' }));
  });

  test('contains the open bill, its code with the payment, and the ledger entries with the time of their storage', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    expect((await download(member)).data.bill).toBeNull();
    const { body: bill } = await as(member).ok('openBill', {});
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    const waiting = (await download(member)).data;
    const { code, kind, years, fee, amount, openedAt, dueAt } = bill;
    expect(waiting.bill).toEqual({ code, kind, years, fee, amount, openedAt, dueAt });
    expect(waiting.payments[0]).toMatchObject({ kind: 'renewal', bill: code, amount });
    await as(admin).ok('approveRenewal', { id: member.id });
    const { data } = await download(member);
    expect(data.books).toEqual({
      note: 'Catatan buku kas ini, kuitansi dan invoicenya, serta nama di dalamnya disimpan 10 tahun, juga sesudah akun dihapus.',
      entries: [
        {
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          amount: bill.amount,
          name: member.name,
          receipt: expect.stringMatching(/^KW\/\d{4}\/000001$/),
          bill: bill.code,
          invoice: null,
        },
      ],
    });
  });

  test('contains no other person and no token', async () => {
    const [admin, member, other] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    await as(admin).ok('updateUser', { id: member.id, name: member.name, department: 'Baru' });
    await makeAuditEntry(member, 'admin.promote', other, { details: { note: other.name } });
    const { files, data } = await download(member);
    expect(data.activities).toMatchObject([
      { action: 'user.update', by: 'admin', isAboutSelf: true, details: { fields: 'department' } },
      { action: 'admin.promote', by: 'self', isAboutSelf: false },
    ]);
    const text = String(files.get('data.json'));
    for (const secret of [admin.name, admin.id, other.name, other.id, 'hash', 'otherUserId']) {
      expect(text).not.toContain(secret);
    }
  });

  test('omits missing images', async () => {
    const member = await makeMember();
    await changeDocument('payments', await paymentIdOf(member), { file: null });
    const { files, data } = await download(member);
    expect([...files.keys()]).toEqual(['data.json']);
    expect(data.payments).toMatchObject([{ proof: null }]);
    expect(data.account.profilePhoto).toBeNull();
  });
});
