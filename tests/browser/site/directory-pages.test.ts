import { expect, test, vi } from 'vitest';
import { fetchPath, metaOf } from '../../support/actions/public-pages.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { makeMember } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';
import { suite } from '../../support/suite/emulators.ts';
import { inProcessTransport } from '../../support/suite/transports.ts';

/** Pages of the member directory as a crawler reads them. */

test('a profile is HTML for search engines only if its member permits it', async () => {
  const member = await makeExpert();
  const id = await publish(member, 'public', { isSearchable: true, showCity: 'members', bio: 'Mutu data' });
  const answer = await fetchPath(`/directory/${id}`);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'private, no-store',
    null,
  ]);
  const html = await answer.text();
  expect(html).toContain('<title>Rina Wulan | SISINDO</title>');
  expect([metaOf(html, 'robots'), metaOf(html, 'description')]).toEqual([
    undefined,
    'Rina Wulan, Tata kelola data, Universitas Nusa',
  ]);
  expect(html).toContain('Mutu data');
  expect(html).not.toContain('Padang');

  await publish(member, 'public', { isSearchable: false });
  for (const path of [`/directory/${id}`, '/directory/unknown']) {
    const hidden = await fetchPath(path);
    const text = await hidden.text();
    expect([hidden.status, hidden.headers.get('cache-control'), hidden.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(text).not.toContain('Rina');
  }
});

test('a profile beyond the limit of a network is no missing page for search engines', async () => {
  vi.stubEnv('DIRECTORY_PROFILES_PER_READER', '1');
  const id = await publish(await makeExpert(), 'public', { isSearchable: true });
  const send = inProcessTransport();
  const open = async () => (await send(new Request(`${suite.baseUrl}/directory/${id}`))).status;
  expect([await open(), await open()]).toEqual([200, 429]);
  // A member has a limit of the own account.
  const reader = await makeMember();
  await as(reader, send).ok('getDirectoryProfile', { id });
});
