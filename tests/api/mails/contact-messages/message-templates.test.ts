import { limits } from 'contract/rules/limits';
import { expect, test } from 'vitest';
import { auditEntriesOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const syarat = { name: 'Syarat anggota', text: 'Yth. {nama}, dosen dan mahasiswa boleh mendaftar.' };
const listed = async (admin: Person) => (await as(admin).ok('listMessageTemplates', {})).body.data;

test('a template is added, changed and deleted by any admin with the duty, and listed by name', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  expect(await listed(admin)).toEqual([]);
  await as(admin).ok('addMessageTemplate', syarat);
  await as(admin).ok('addMessageTemplate', { name: 'Iuran', text: 'Iurannya Rp150.000.' });
  const [iuran, first] = await listed(other);
  expect([iuran?.name, first]).toEqual([
    'Iuran',
    { _id: expect.any(String), ...syarat, updatedAt: expect.any(String) },
  ]);
  const id = String(first?._id);
  await as(other).ok('updateMessageTemplate', { id, name: 'Syarat', text: 'Boleh.' });
  expect((await listed(admin)).map(({ name, text }) => [name, text])).toEqual([
    ['Iuran', 'Iurannya Rp150.000.'],
    ['Syarat', 'Boleh.'],
  ]);
  await as(admin).ok('deleteMessageTemplate', { id });
  const before = await everything();
  await as(admin).ok('deleteMessageTemplate', { id });
  expect(await everything()).toEqual(before);
  expect((await listed(admin)).map(({ name }) => name)).toEqual(['Iuran']);
  expect(await auditEntriesOf('message-template.save')).toHaveLength(3);
  expect(await auditEntriesOf('message-template.delete')).toMatchObject([
    { actorId: admin.id, targetId: id, targetName: 'Syarat' },
  ]);
});

test('an edit of an older version is refused with the stored text, and changes nothing', async () => {
  const admin = await makeAdmin();
  await as(admin).ok('addMessageTemplate', syarat);
  const [template] = await listed(admin);
  const id = String(template?._id);
  await as(admin).ok('updateMessageTemplate', { id, ...syarat, text: 'Boleh.' });
  const before = await everything();
  const { body } = await as(admin).refused('updateMessageTemplate', {
    id,
    ...syarat,
    basedOn: String(template?.updatedAt),
  });
  expect(body).toMatchObject({ code: 'conflict', fields: { text: 'Tersimpan sekarang: Boleh.' } });
  const unknown = await as(admin).refused('updateMessageTemplate', { id: 'unknownRecordId', ...syarat });
  expect(unknown.body.code).toBe('not-found');
  expect(await everything()).toEqual(before);
});

test('an unknown field or an empty text is refused', async () => {
  const admin = await makeAdmin();
  const refused = async (changes: object) =>
    (await as(admin).refused('addMessageTemplate', { ...syarat, ...changes })).body.fields;
  expect(await refused({ text: 'Nomor {nomor}' })).toEqual({
    text: 'Bidang yang tersedia hanya {nama} dan {email}.',
  });
  expect(await refused({ name: ' ', text: '' })).toEqual({ name: 'Wajib diisi.', text: 'Wajib diisi.' });
  expect(await valuesOf('messageTemplates')).toEqual([]);
});

test('concurrent additions are all stored, at most to the limit', async () => {
  const admin = await makeAdmin();
  const add = async (index: number) =>
    (await inProcess(admin).call('addMessageTemplate', { name: `T${index}`, text: 'x' })).status;
  expect(await Promise.all([1, 2, 3, 4].map(add))).toEqual([201, 201, 201, 201]);
  for (let index = 4; index < limits.messageTemplates; index += 1) await add(index);
  expect(await add(99)).toBe(409);
  expect(await listed(admin)).toHaveLength(limits.messageTemplates);
});
