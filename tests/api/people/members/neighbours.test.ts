import { expect, test } from 'vitest';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

test('the neighbours of a person follow filter and order of the list, and end at its ends', async () => {
  const admin = await makeAdmin({ name: 'Zainal' });
  const people = [];
  for (const name of ['Ani', 'Budi', 'Cici']) people.push(await makeMember({ record: { name } }));
  const [ani, budi, cici] = people.map(({ id }) => id);
  const neighbours = async (id = '', filter: object = { sort: 'name' }) => {
    const { body } = await inProcess(admin).ok('getUserNeighbours', { id, ...filter });
    return [body.previous?.name, body.position, body.total, body.next?.name];
  };
  expect(await neighbours(ani)).toEqual([undefined, 1, 4, 'Budi']);
  expect(await neighbours(budi)).toEqual(['Ani', 2, 4, 'Cici']);
  expect(await neighbours(cici, { sort: '-name' })).toEqual(['Zainal', 2, 4, 'Budi']);
  expect(await neighbours(cici, { sort: 'name', role: 'Member' })).toEqual(['Budi', 3, 3, undefined]);
  expect(await neighbours(cici, { sort: 'name', status: 'expired' })).toEqual([
    undefined,
    null,
    0,
    undefined,
  ]);
  await inProcess(admin).ok('deleteUser', { id: budi ?? '' });
  expect(await neighbours(ani)).toEqual([undefined, 1, 3, 'Cici']);
});
