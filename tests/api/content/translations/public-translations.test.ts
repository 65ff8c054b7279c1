import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import type { SiteRenderer } from 'contract/rendering';
import { association } from 'contract/text/association';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { childrenOf, childText, parseXml } from '../../../support/assertions/files.ts';
import {
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
  makeTranslation,
} from '../../../support/factories/content.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, english, inProcessTransport } from '../../../support/suite/client.ts';

const reader = english();
const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);

describe('content in English', () => {
  test('has the English texts and the shared facts', async () => {
    const event = await makeEvent({ location: 'Bandung' });
    await makeTranslation('event', event, { title: 'Workshop' });
    const { body, reads } = await reader.ok('getEvent', { id: event.id });
    expect(body).toMatchObject({
      title: 'Workshop',
      content: [{ type: 'text', content: 'An English text.' }],
      desc: 'An English text.',
      location: 'Bandung',
      startDate: event.record.startDate?.toISOString(),
      languages: ['id', 'en'],
    });
    expect(reads).toBe(4);
    expect((await anonymous.ok('getEvent', { id: event.id })).body).toMatchObject({
      title: event.record.title,
      languages: ['id', 'en'],
    });
  });

  test('is public while the Indonesian text is a draft, and the reverse', async () => {
    const draft = await makeBlog({ image: null, createdAt: null });
    await makeTranslation('blog', draft);
    const indonesian = await makeBlog({ image: null });
    await makeTranslation('blog', indonesian, { createdAt: null });
    const untranslated = await makeBlog({ image: null });
    expect((await reader.ok('getBlog', { id: draft.id })).body.languages).toEqual(['en']);
    expect((await anonymous.ok('getBlog', { id: indonesian.id })).body.languages).toEqual(['id']);
    await anonymous.refused('getBlog', { id: draft.id });
    for (const { id } of [indonesian, untranslated])
      expect((await reader.refused('getBlog', { id })).body.code).toBe('not-found');
    expect(idsOf((await reader.ok('listBlogs', {})).body)).toEqual([draft.id]);
    expect(idsOf((await anonymous.ok('listBlogs', {})).body)).toEqual([untranslated.id, indonesian.id]);
    expect((await reader.ok('listBlogWords', {})).body).toEqual([
      { _id: draft.id, words: expect.stringContaining('english') },
    ]);
  });

  test('is public from its own publication time on', async () => {
    const blog = await makeBlog({ image: null });
    await makeTranslation('blog', blog, { createdAt: new Date('2031-03-05T07:00:00Z') });
    await reader.refused('getBlog', { id: blog.id });
    expect((await reader.ok('listBlogs', {})).body).toEqual([]);
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2031-03-05T07:00:00Z'));
    const later = english(undefined, inProcessTransport());
    expect((await later.ok('getBlog', { id: blog.id })).body.publishedAt).toBe('2031-03-05T07:00:00.000Z');
    expect(idsOf((await later.ok('listBlogs', {})).body)).toEqual([blog.id]);
  });

  test('is listed by its publication, page by page, without gaps for content that lacks a fact', async () => {
    const days = ['01', '02', '03', '04', '05'];
    const ids: string[] = [];
    for (const day of days) {
      const event = await makeEvent({
        bannerImage: null,
        ...(day === '04' ? { startDate: null, createdAt: null } : {}),
      });
      await makeTranslation('event', event, { createdAt: new Date(`2026-02-${day}T00:00:00Z`) });
      ids.unshift(event.id);
    }
    await makeEvent({ bannerImage: null });
    const expected = ids.filter((_, index) => index !== 1);
    const first = await reader.ok('listEvents', { limit: 2 });
    expect(idsOf(first.body)).toEqual(expected.slice(0, 2));
    // Two reads for each row and the omitted one, one for the position after it, and one for the limit.
    expect([first.reads, first.budgetedReads]).toEqual([8, 3]);
    const second = await reader.ok('listEvents', { limit: 2, after: expected[1] });
    expect(idsOf(second.body)).toEqual(expected.slice(2));
    const last = await reader.ok('listEvents', { limit: 2, after: expected[3] });
    expect(last.body).toEqual([]);
    await reader.refused('getEvent', { id: ids[1] ?? '' });
  });

  test('leaves the lists with content in the bin', async () => {
    const admin = as(await makeAdmin());
    const journal = await makeJournal();
    await makeTranslation('journal', journal, { title: 'Issue' });
    const product = await makeProduct();
    await makeTranslation('product', product, { title: 'Shirt' });
    expect((await reader.ok('listJournals', {})).body).toMatchObject([
      { title: 'Issue', description: 'An English text.' },
    ]);
    expect((await reader.ok('listProducts', {})).body).toMatchObject([{ title: 'Shirt', price: 135_000 }]);
    await admin.ok('deleteJournal', { id: journal.id });
    await admin.ok('deleteProduct', { id: product.id });
    expect((await reader.ok('listJournals', {})).body).toEqual([]);
    expect((await reader.ok('listProducts', {})).body).toEqual([]);
    await reader.refused('getProduct', { id: product.id });
    await admin.ok('restoreFromBin', { id: journal.id });
    expect((await reader.ok('listJournals', {})).body).toMatchObject([{ title: 'Issue' }]);
  });

  test('has the document of a journal that is only public in English', async () => {
    const journal = await makeJournal({ createdAt: null });
    await anonymous.refused('downloadJournal', { id: journal.id });
    await makeTranslation('journal', journal);
    const { file } = (await reader.ok('getJournal', { id: journal.id })).body;
    expect(file).toBe(`/api/journals/${journal.id}/file`);
    expect((await anonymous.ok('downloadJournal', { id: journal.id })).status).toBe(200);
  });
});

describe('feeds, sitemap, search and home', () => {
  test('the blog feed has English articles with links to English pages, and no others', async () => {
    const blog = await makeBlog({ image: null });
    await makeTranslation('blog', blog, { title: 'Archives', createdAt: new Date('2026-11-01T00:00:00Z') });
    const untranslated = await makeBlog({ title: 'Kearsipan desa', image: null });
    const [channel] = childrenOf(parseXml((await reader.ok('getBlogFeed', {})).bytes), 'channel');
    expect(childText(channel, 'language')).toBe('en');
    expect(childText(channel, 'link')).toBe(`${association.siteUrl}/en/blog`);
    expect(childrenOf(channel, 'atom:link')[0]?.attributes.href).toBe(
      `${association.siteUrl}/api/feeds/blog.xml?lang=en`,
    );
    const titles = childrenOf(channel, 'item').map((item) => childText(item, 'title'));
    expect(titles).toHaveLength(builtInArticles.length + 1);
    expect(titles).toContain('Archives');
    for (const { record } of [blog, untranslated]) expect(titles).not.toContain(record.title);
    const link = childrenOf(channel, 'item').map((item) => childText(item, 'link'));
    expect(link).toContain(`${association.siteUrl}/en/blog/blog-details/${blog.id}`);
  });

  test('the calendars have English events, and no others', async () => {
    const event = await makeEvent({ bannerImage: null });
    await makeTranslation('event', event, { title: 'Workshop' });
    await makeEvent({ title: 'Temu warga', bannerImage: null });
    const calendar = (await reader.ok('getEventCalendar', {})).bytes.toString().replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:Workshop');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(builtInEvents.length + 1);
    expect(calendar).toContain(`${association.siteUrl}/en/event/event-details/${event.id}`);
    const file = (await reader.ok('getEventFile', { id: event.id })).bytes.toString();
    expect(file).toContain('SUMMARY:Workshop');
  });

  test('the sitemap lists the pages of both languages', async () => {
    const both = await makeBlog({ image: null });
    await makeTranslation('blog', both);
    const draft = await makeEvent({ bannerImage: null, createdAt: null });
    await makeTranslation('event', draft);
    const sitemap = parseXml((await anonymous.ok('getContentSitemap', {})).bytes);
    const links = childrenOf(sitemap, 'url').map((url) => childText(url, 'loc'));
    expect(links.sort()).toEqual(
      [
        `${association.siteUrl}/blog/blog-details/${both.id}`,
        `${association.siteUrl}/en/blog/blog-details/${both.id}`,
        `${association.siteUrl}/en/event/event-details/${draft.id}`,
      ].sort(),
    );
  });

  test('the search finds English texts', async () => {
    const blog = await makeBlog({ title: 'Zamrud', image: null });
    await makeTranslation('blog', blog, { title: 'Emerald' });
    await makeBlog({ title: 'Zamrud khatulistiwa', image: null });
    const loadSite = async () => ({ pages: [] }) as unknown as SiteRenderer;
    const { ok } = english(undefined, inProcessTransport({ loadSite }));
    expect((await ok('searchSite', { q: 'zamrud' })).body.counts.article).toBe(0);
    expect((await ok('searchSite', { q: 'emerald' })).body.results).toMatchObject([
      { kind: 'article', path: `/blog/blog-details/${blog.id}`, title: 'Emerald' },
    ]);
  });

  test('home has English articles and the next English event', async () => {
    const blog = await makeBlog({ image: null });
    await makeTranslation('blog', blog, { title: 'Archives', createdAt: new Date('2026-11-01T00:00:00Z') });
    const soon = { startDate: new Date('2098-01-01'), endDate: new Date('2098-01-02'), bannerImage: null };
    await makeTranslation('event', await makeEvent(soon), { title: 'Meeting' });
    await makeTranslation('event', await makeEvent({ ...soon, cancelledAt: new Date() }), { title: 'Off' });
    await makeEvent({ ...soon, startDate: new Date('2097-01-01') });
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2097-12-01T00:00:00Z'));
    const { body } = await english(undefined, inProcessTransport()).ok('getHomeNews', {});
    expect(body.nextEvent?.title).toBe('Meeting');
    expect(body.articles.map(({ title }) => title)).toContain('Archives');
    expect(body.articles.map(({ title }) => title)).not.toContain(blog.record.title);
  });
});
