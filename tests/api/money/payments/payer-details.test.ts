import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../support/assertions/files.ts';
import { everything, paymentIdOf, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

const receiptOf = async (person: Person) => {
  const id = await paymentIdOf(person);
  return readPdf((await as(person).ok('issueReceipt', { id })).bytes);
};
const invalid = 'NPWP terdiri dari 16 digit, atau 15 digit dalam format lama.';

describe('the tax number of a member', () => {
  test('is on receipts of later approvals, and on no earlier one', async () => {
    const [admin, member] = [as(await makeAdmin()), await makeMember({ status: 'RequestRenew' })];
    const self = as(member);
    await self.ok('updateProfile', { name: member.name, taxNumber: '3201 2345 6789 0001' });
    expect((await self.ok('getProfile', {})).body.taxNumber).toBe('3201234567890001');
    await admin.ok('approveRenewal', { id: member.id });
    await self.ok('updateProfile', { name: member.name, taxNumber: '01.234.567.8-901.000' });
    const first = await receiptOf(member);
    expect(first.lines.slice(6, 10)).toEqual([
      'Sudah terima dari',
      member.name,
      'NPWP',
      '3201 2345 6789 0001',
    ]);
    await self.ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await admin.ok('approveRenewal', { id: member.id });
    expect((await receiptOf(member)).lines).toContain('01.234.567.8-901.000');
    await self.ok('updateProfile', { name: member.name, taxNumber: '' });
    expect((await self.ok('getProfile', {})).body.taxNumber).toBe('');
  });

  test('of another length or with letters is refused and changes nothing', async () => {
    const member = await makeMember();
    const before = await everything();
    for (const taxNumber of ['12345678901234', '12345678901234567', '3201 2345 6789 000A']) {
      const { body } = await as(member).refused('updateProfile', { name: 'Lain', taxNumber });
      expect(body).toMatchObject({ code: 'invalid-input', fields: { taxNumber: invalid } });
    }
    expect(await everything()).toEqual(before);
  });

  test('is visible to the member and admins only, and in no list', async () => {
    const [admin, member, other] = [as(await makeAdmin()), await makeMember(), await makeMember()];
    await as(member).ok('updateProfile', { name: member.name, taxNumber: '3201234567890001' });
    expect((await admin.ok('getUser', { id: member.id })).body.taxNumber).toBe('3201234567890001');
    expect((await as(other).refused('getUser', { id: member.id })).status).toBe(403);
    expect((await admin.ok('listUsers', {})).bytes.toString()).not.toContain('3201234567890001');
    expect(JSON.stringify(await valuesOf('audit'))).not.toContain('3201234567890001');
    expect((await as(member).ok('downloadOwnData', {})).bytes.toString()).toContain('3201234567890001');
  });
});

test('the receipt of an institution has the tax number of the institution, not of its coordinator', async () => {
  const institution = await makeInstitution({ status: 'RequestRenew' });
  const { id, coordinator } = institution;
  await as(coordinator).ok('updateProfile', { name: coordinator.name, taxNumber: '3201234567890001' });
  const { body } = await as(coordinator).refused('updateInstitution', {
    id,
    address: 'Jalan Baru',
    plaqueAddress: '',
    taxNumber: '123',
  });
  expect(body).toMatchObject({ fields: { taxNumber: invalid } });
  await as(coordinator).ok('updateInstitution', {
    id,
    address: 'Jalan Baru',
    plaqueAddress: '',
    taxNumber: '01.234.567.8-901.000',
  });
  // A missing field keeps its value.
  await as(coordinator).ok('updateInstitution', { id, address: 'Jalan Baru 2', plaqueAddress: '' });
  expect((await as(coordinator).ok('getInstitution', { id })).body.taxNumber).toBe('012345678901000');
  expect((await anonymous.ok('listInstitutionLogos', {})).bytes.toString()).not.toContain('012345678901000');
  await as(await makeAdmin()).ok('approveRenewal', { id: coordinator.id });
  const { lines } = await receiptOf(coordinator);
  expect(lines).toContain('01.234.567.8-901.000');
  expect(lines).not.toContain('3201 2345 6789 0001');
});

describe('a name in Latin letters in the profile', () => {
  test('is on the next receipt, without a question', async () => {
    const member = await makeMember({ status: 'RequestRenew', record: { name: '李小龍' } });
    const self = as(member);
    const { body } = await self.refused('updateProfile', { name: '李小龍', latinName: '李' });
    expect(body).toMatchObject({ fields: { latinName: 'Tulis dalam huruf Latin.' } });
    await self.ok('updateProfile', { name: '李小龍', latinName: 'Li Xiaolong' });
    expect((await self.ok('getProfile', {})).body.latinName).toBe('Li Xiaolong');
    await as(await makeAdmin()).ok('approveRenewal', { id: member.id });
    expect((await receiptOf(member)).lines).toContain('Li Xiaolong');
  });

  test('applies to that name only, and can be removed', async () => {
    const self = as(await makeMember({ record: { name: '李小龍' } }));
    await self.ok('updateProfile', { name: '李小龍', latinName: 'Li Xiaolong' });
    // As the form sends it, which hides the field for a name in Latin letters.
    await self.ok('updateProfile', { name: 'Budi', latinName: 'Li Xiaolong' });
    expect((await self.ok('getProfile', {})).body.latinName).toBe('');
    await self.ok('updateProfile', { name: '李小龍' });
    expect((await self.ok('getProfile', {})).body.latinName).toBe('Li Xiaolong');
    await self.ok('updateProfile', { name: '李小龍', latinName: '' });
    expect((await self.ok('getProfile', {})).body.latinName).toBe('');
  });
});
