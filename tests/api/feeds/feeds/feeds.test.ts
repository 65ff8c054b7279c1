import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { association } from 'contract/text/association';
import { expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { childrenOf, childText, parseXml } from '../../../support/assertions/files.ts';
import { makeBlog, makeEvent, makeJournal } from '../../../support/factories/content.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';

const awkward = `Data & "Tata" <Kelola>; satu, dua\\tiga's ]]> \u{1F33A}`;

const itemsOf = (bytes: Buffer) => childrenOf(childrenOf(parseXml(bytes), 'channel')[0], 'item');

test('the blog feed is RSS with stored and built-in articles, newest first', async () => {
  const newest = await makeBlog({ title: awkward, image: null, createdAt: new Date('2099-01-02T03:04:05Z') });
  const oldest = await makeBlog({ image: null, createdAt: new Date('2020-01-02T03:04:05Z') });
  vi.spyOn(clock, 'now').mockReturnValue(new Date('2099-01-02T03:04:05Z'));
  const answer = await inProcess().ok('getBlogFeed', {});
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBeNull();
  const feed = parseXml(answer.bytes);
  expect([feed.name, feed.attributes.version]).toEqual(['rss', '2.0']);
  const [channel] = childrenOf(feed, 'channel');
  expect(childText(channel, 'link')).toBe(`${association.siteUrl}/blog`);
  expect(childrenOf(channel, 'atom:link')[0]?.attributes).toEqual({
    href: `${association.siteUrl}/api/feeds/blog.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
  const items = childrenOf(channel, 'item');
  expect(items).toHaveLength(builtInArticles.length + 2);
  const [first] = items;
  expect({
    title: childText(first, 'title'),
    link: childText(first, 'link'),
    guid: childText(first, 'guid'),
    pubDate: childText(first, 'pubDate'),
    creator: childText(first, 'dc:creator'),
    category: childText(first, 'category'),
    description: childText(first, 'description'),
  }).toEqual({
    title: awkward,
    link: `${association.siteUrl}/blog/blog-details/${newest.id}`,
    guid: `${association.siteUrl}/blog/blog-details/${newest.id}`,
    pubDate: 'Fri, 02 Jan 2099 03:04:05 GMT',
    creator: 'Sari Wulandari',
    category: 'research',
    description: 'Paragraf pertama. satu, dua.',
  });
  expect(childText(items.at(-1), 'link')).toBe(`${association.siteUrl}/blog/blog-details/${oldest.id}`);
  const titles = items.map((item) => childText(item, 'title'));
  for (const { title } of builtInArticles) expect(titles).toContain(title);
});

test('the feed has at most twenty items', async () => {
  for (let count = 0; count < 21; count += 1) await makeBlog({ image: null });
  const { bytes, reads } = await anonymous.ok('getBlogFeed', {});
  expect([itemsOf(bytes).length, reads]).toEqual([20, 20]);
});

/** Returns the lines of a calendar, unfolded. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
const entriesOf = (text: string): string[][] =>
  unfolded(text)
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((entry) => entry.split('\n'));

test('the calendar is iCalendar with stored and built-in events', async () => {
  const event = await makeEvent({
    title: awkward,
    location: 'Aula; lantai 3, Jakarta',
    content: [
      { type: 'text', content: `Baris satu\r\nbaris dua\u0007. ${'Panjang é\u{1F33A} '.repeat(20)}` },
      { type: 'orderedList', lists: ['pertama'] },
    ],
    startDate: new Date('2026-12-10T02:00:00Z'),
    endDate: new Date('2026-12-11T09:00:00Z'),
    bannerImage: null,
  });
  const answer = await anonymous.ok('getEventCalendar', {});
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.reads).toBe(1);
  const text = answer.bytes.toString('utf8');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(unfolded(text).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);

  const entries = entriesOf(text);
  expect(entries).toHaveLength(builtInEvents.length + 1);
  const entry = entries.find((lines) => lines.some((line) => line.startsWith(`UID:event-${event.id}@`)));
  expect(entry).toEqual(
    expect.arrayContaining([
      'DTSTART:20261210T020000Z',
      'DTEND:20261211T090000Z',
      `DTSTAMP:${event.record.updatedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `SUMMARY:Data & "Tata" <Kelola>\\; satu\\, dua\\\\tiga's ]]> \u{1F33A}`,
      'LOCATION:Aula\\; lantai 3\\, Jakarta',
      'CATEGORIES:workshop',
      `URL:${association.siteUrl}/event/event-details/${event.id}`,
    ]),
  );
  const description = entry?.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toMatch(
    /^DESCRIPTION:Baris satu\\nbaris dua\. Panjang é\u{1F33A} .*\\n- pertama\\nhttps:/u,
  );
  // The built-in events keep their Jakarta hours.
  const first = entries.find((lines) => lines.some((line) => line.startsWith('UID:event-1@')));
  expect(first).toContain(`DTSTART:${utc(String(builtInEvents[0]?.startDate))}`);
});

const utc = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

test('the sitemap contains every stored article, event and journal', async () => {
  const [blog, event] = [await makeBlog({ image: null }), await makeEvent({ bannerImage: null })];
  const journal = await makeJournal();
  const answer = await anonymous.ok('getContentSitemap', {});
  // A query of each kind and language.
  expect(answer.reads).toBe(6);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const pages = childrenOf(parseXml(answer.bytes), 'url').map((page) => [
    childText(page, 'loc'),
    childText(page, 'lastmod'),
  ]);
  expect(pages).toEqual([
    [`${association.siteUrl}/blog/blog-details/${blog.id}`, blog.record.updatedAt.toISOString()],
    [`${association.siteUrl}/event/event-details/${event.id}`, event.record.updatedAt.toISOString()],
    [`${association.siteUrl}/journal/${journal.id}`, journal.record.updatedAt.toISOString()],
  ]);
});

test('all three are complete documents without stored content', async () => {
  expect(parseXml((await anonymous.ok('getContentSitemap', {})).bytes).children).toEqual([]);
  expect(itemsOf((await anonymous.ok('getBlogFeed', {})).bytes)).toHaveLength(builtInArticles.length);
  const { bytes } = await anonymous.ok('getEventCalendar', {});
  expect(entriesOf(bytes.toString('utf8'))).toHaveLength(builtInEvents.length);
});

test('the calendar of a single event has the same entry as the calendar of all', async () => {
  const { id } = await makeEvent({ title: awkward, bannerImage: null });
  const all = entriesOf((await anonymous.ok('getEventCalendar', {})).bytes.toString('utf8'));
  for (const [one, cost] of [
    [id, 1],
    ['2', 0],
  ] as const) {
    const { bytes, headers, reads } = await anonymous.ok('getEventFile', { id: one });
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    // A phone offers to open it in its calendar; an attachment would only be saved.
    expect(headers.get('content-disposition')).toBeNull();
    expect(reads).toBe(cost);
    const text = bytes.toString('utf8');
    expect(unfolded(text)).not.toContainEqual(expect.stringMatching(/^X-WR/));
    const [entry, ...others] = entriesOf(text);
    expect(others).toEqual([]);
    expect(entry?.slice(0, -1)).toEqual(
      all.find((lines) => lines[0] === entry?.[0])?.slice(0, (entry?.length ?? 0) - 1),
    );
  }
});

test.each(['9', '0', '02', 'NoSuchEventIsStoredHere0'])('a missing event %s has no calendar', async (id) => {
  expect((await anonymous.refused('getEventFile', { id })).status).toBe(404);
});
