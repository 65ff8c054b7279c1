import { expect, test } from 'vitest';
import { makeBlog, makeEvent } from '../../../support/factories/content.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

const search = async (who: Person, q: string) => (await inProcess(who).ok('searchAdmin', { q })).body.groups;

test('the search finds people, institutions, bills, events and articles, in groups of at most five', async () => {
  const admin = await makeAdmin();
  const member = await makeMember({ record: { name: 'Sari Melati' } });
  const { body: bill } = await inProcess(member).ok('openBill', {});
  const [institution, event, article] = await Promise.all([
    makeInstitution({ record: { name: 'Universitas Melati' } }),
    makeEvent({ title: 'Melati dalam data' }),
    makeBlog({ title: 'Melati dan awan' }),
  ]);
  const groups = await search(admin, 'melati');
  expect(groups.map(({ group }) => group)).toEqual(['person', 'institution', 'bill', 'event', 'article']);
  const [people, institutions, bills, events, articles] = groups.map(({ hits }) =>
    hits.map(({ _id }) => _id),
  );
  expect(people).toContain(member.id);
  expect(institutions).toEqual([institution.id]);
  expect(bills).toEqual([bill.code]);
  expect(events).toEqual([event.id]);
  expect(articles).toEqual([article.id]);
  const shown = `${bill.code.slice(0, 4)}-${bill.code.slice(4)}`.toLowerCase();
  const byCode = (await search(admin, shown)).find(({ group }) => group === 'bill');
  expect(byCode?.hits).toMatchObject([{ _id: bill.code, user: member.id, text: 'belum dibayar' }]);
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) await makeEvent({ title: `Melati ${title}` });
  expect((await search(admin, 'melati')).find(({ group }) => group === 'event')?.hits).toHaveLength(5);
  expect(await search(admin, 'tidak ada yang begini')).toEqual([]);
  expect((await inProcess(admin).refused('searchAdmin', { q: 'm' })).status).toBe(400);
});

test('an admin searches only groups of own duties', async () => {
  const member = await makeMember({ record: { name: 'Sari Melati' } });
  await inProcess(member).ok('openBill', {});
  await Promise.all([makeEvent({ title: 'Melati' }), makeBlog({ title: 'Melati' })]);
  const groupsOf = async (...duties: ('people' | 'money' | 'content' | 'events' | 'audit')[]) =>
    (await search(await makeAdmin({ duties }), 'melati')).map(({ group }) => group);
  expect(await groupsOf('people')).toEqual(['person']);
  expect(await groupsOf('money')).toEqual(['person', 'bill']);
  expect(await groupsOf('content')).toEqual(['event', 'article']);
  expect(await groupsOf('events')).toEqual(['event']);
  expect(await groupsOf('audit')).toEqual([]);
});
