import { expect, test } from 'vitest';
import { filesOfZip } from '../../../support/assertions/files.ts';
import { auditEntriesOf, everything, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const typed = {
  nuptk: '5744 7636 6413 0102',
  nidn: '04.1207.8501',
  orcid: 'https://orcid.org/0000-0002-1694-233x',
  sintaId: 'https://sinta.kemdikbud.go.id/authors/profile/6726725',
};
const stored = {
  nuptk: '5744763664130102',
  nidn: '0412078501',
  orcid: '0000-0002-1694-233X',
  sintaId: '6726725',
};

test('identifiers of a member are stored in one form, and are part of profile, own data and audit', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  await as(member).ok('updateProfile', { name: member.name, ...typed });
  expect(await storedDocument('users', member.id)).toMatchObject(stored);
  expect((await as(member).ok('getProfile', {})).body).toMatchObject(stored);
  expect((await as(admin).ok('getUser', { id: member.id })).body).toMatchObject(stored);
  const zip = filesOfZip((await as(member).ok('downloadOwnData', {})).bytes);
  expect(JSON.parse(String(zip.get('data.json'))).account).toMatchObject(stored);
  const [entry] = await auditEntriesOf('user.update');
  expect(entry).toMatchObject({ details: { fields: 'nuptk, nidn, orcid, sintaId' } });
});

test('an admin corrects and removes identifiers, and finds the member by them', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  await as(admin).ok('updateUser', { id: member.id, name: member.name, ...typed });
  for (const q of Object.values(stored))
    expect((await inProcess(admin).ok('listUsers', { q })).body.data.map(({ _id }) => _id)).toEqual([
      member.id,
    ]);
  await as(admin).ok('updateUser', { id: member.id, name: member.name, nidn: '' });
  expect(await storedDocument('users', member.id)).toMatchObject({ ...stored, nidn: '' });
  expect((await inProcess(admin).ok('listUsers', { q: stored.nidn })).body.data).toEqual([]);
});

test('identifiers with a wrong digit or length are refused with their reasons and change nothing', async () => {
  const member = await makeMember();
  const before = await everything();
  const wrong = { nuptk: '574476366413010', nidn: '412078501', orcid: '0000-0002-1694-2330', sintaId: '12' };
  const { body } = await as(member).refused('updateProfile', { name: 'Lain', ...wrong });
  expect(body).toMatchObject({
    code: 'invalid-input',
    fields: {
      nuptk: 'NUPTK terdiri dari 16 digit.',
      nidn: 'NIDN terdiri dari 10 digit.',
      orcid: 'ORCID iD ini tidak valid. Periksa lagi digitnya. Contoh: 0000-0002-1825-0097.',
      sintaId: 'ID SINTA terdiri dari 3 sampai 10 digit.',
    },
  });
  expect(await everything()).toEqual(before);
});
