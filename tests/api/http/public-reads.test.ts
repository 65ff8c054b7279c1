import { expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { changeDocument } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { makeActive, openEvent } from '../../support/factories/events/open-event.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { as, inProcessTransport } from '../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

/** One instance with the cache of a deployment. */
const newInstance = () => {
  const transport = inProcessTransport({ instanceCacheSeconds: 60 });
  return (who?: Parameters<typeof as>[0], address = '203.0.113.5') =>
    as(who, transport, { 'x-forwarded-for': address });
};

test('a changing query does not read the sitemap of all content again', async () => {
  const visitor = newInstance()();
  await makeBlog({ title: 'Satu' });
  const paths = ['', '?x=1', '?x=2', '?at=3&limit=9'].map((query) => `/sitemap-content.xml${query}`);
  const answers = [];
  for (const path of paths) answers.push(await visitor.send('GET', path));
  expect(answers.map(({ reads }) => reads)).toEqual([answers[0]?.reads, 0, 0, 0]);
  expect(answers[0]?.reads).toBeGreaterThan(5);
  for (const { bytes, headers } of answers) {
    expect(bytes).toEqual(answers[0]?.bytes);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  }
});

test('a change appears immediately where it was written and for admins, elsewhere within a minute', async () => {
  const [instance, admin] = [newInstance(), await makeAdmin()];
  const createdAt = jakarta('2026-11-20T10:00');
  const { id } = await makeBlog({ title: 'Satu', createdAt });
  const titlesFor = async (who?: Person) =>
    (await instance(who).ok('listBlogs', {})).body.map(({ title }) => title);
  freezeClock(createdAt);
  expect(await titlesFor()).toEqual(['Satu']);
  // As another instance writes.
  await changeDocument('blogs', id, { title: 'Dua' });
  expect([await titlesFor(), await titlesFor(admin)]).toEqual([['Satu'], ['Dua']]);
  freezeClock(new Date(createdAt.getTime() + 60_000));
  expect(await titlesFor()).toEqual(['Dua']);
  await instance(admin).ok('deleteBlog', { id });
  expect(await titlesFor()).toEqual([]);
});

test('visitors share the registration of an event for five seconds, and never get that of a member', async () => {
  const [instance, member] = [newInstance(), await makeActive()];
  const { id } = await openEvent({ places: '3' });
  const placesFor = async (who?: Person | string) => {
    const { body, reads } = await instance(who).ok('getEventRegistration', { id });
    return [body.registration?.freePlaces, body.registration?.own != null, reads === 0];
  };
  expect([await placesFor(), await placesFor(), await placesFor('x'.repeat(40))]).toEqual([
    [3, false, false],
    [3, false, true],
    [3, false, true],
  ]);
  await instance(member).ok('registerForEvent', { id });
  expect([await placesFor(member), await placesFor(), await placesFor()]).toEqual([
    [2, true, false],
    [2, false, false],
    [2, false, true],
  ]);
  freezeClock(new Date(clock.now().getTime() + 5000));
  expect(await placesFor()).toEqual([2, false, false]);
});

test('lists with many values of their input are limited for each network, apart from stored replies', async () => {
  vi.stubEnv('PUBLIC_LISTS_PER_ADDRESS', '2');
  const [instance, admin, member] = [newInstance(), await makeAdmin(), await makeMember()];
  const list = async (limit: number, ...from: Parameters<typeof instance>) =>
    (await instance(...from).call('listBlogs', { limit })).status;
  expect([await list(1), await list(2), await list(3), await list(4, member)]).toEqual([200, 200, 429, 429]);
  expect([
    await list(1),
    await list(3, undefined, '198.51.100.7'),
    await list(3),
    await list(5, admin),
  ]).toEqual([200, 200, 200, 200]);
});
