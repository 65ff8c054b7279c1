import type { HomeNews } from 'contract/content/home';
import { expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { changeDocument } from '../../../support/assertions/stores.ts';
import { siteContents as contents, idOf, makeBlog, makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { withLastingSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

/** Returns the content of the front page at that moment. */
async function newsAt(moment: string): Promise<HomeNews & { reads: number | undefined }> {
  vi.spyOn(clock, 'now').mockReturnValue(new Date(moment));
  const { body, reads } = await inProcess().ok('getHomeNews', {});
  return { ...body, reads };
}

const at = (moment: string) => new Date(moment);

test('without stored content the built-in articles and events are shown', async () => {
  const news = await newsAt('2026-11-22T00:00:00Z');
  expect(news).toMatchObject({
    announcement: null,
    nextEvent: {
      id: '1',
      title: 'Lokakarya Process Mining: Dari Log Kejadian ke Perbaikan Layanan',
      picture: {
        src: '/images/events/lokakarya-process-mining.webp',
        width: 1200,
        height: 675,
        widths: [480, 800, 1200],
        small: null,
      },
      location: 'Ruang Belajar SISINDO, Gedung Contoh Lantai 3, Jakarta',
      startDate: '2026-12-10T02:00:00.000Z',
      endDate: '2026-12-11T09:00:00.000Z',
    },
  });
  expect(news.articles.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
    ['4', '2026-10-07T17:00:00.000Z'],
    ['3', '2026-07-15T17:00:00.000Z'],
    ['2', '2026-05-22T17:00:00.000Z'],
  ]);
});

test('the newest articles are shown, never one with a future publication time', async () => {
  const newest = await makeBlog({ createdAt: at('2026-11-20T00:00:00Z'), title: 'Baru' });
  await makeBlog({ createdAt: at('2026-06-01T00:00:00Z'), image: null, title: 'Lama' });
  await makeBlog({ createdAt: at('2026-11-23T00:00:00Z'), title: 'Besok' });
  await makeBlog({ createdAt: null, title: 'Draf' });
  const { articles, reads } = await newsAt('2026-11-22T00:00:00Z');
  expect(articles.map(({ title }) => title)).toEqual([
    'Baru',
    'SPBE dan Arsitektur Enterprise: Menyambung Layanan, Bukan Menumpuk Aplikasi',
    'Menyiapkan Proposal Riset Sistem Informasi yang Dapat Dikerjakan',
  ]);
  expect(articles[0]).toEqual({
    id: newest.id,
    title: 'Baru',
    picture: {
      src: `/api/images/${idOf(newest.record.image)}`,
      width: 320,
      height: 240,
      widths: [],
      small: null,
    },
    publishedAt: '2026-11-20T00:00:00.000Z',
  });
  // The page, two articles, and the event query without results.
  expect(reads).toBe(5);
});

test('the next event is shown, a running one only if none is upcoming, and none after the last', async () => {
  const [start, end] = ['2027-12-01T02:00:00Z', '2027-12-31T09:00:00Z'];
  await makeEvent({ title: 'Panjang', startDate: at(start), endDate: at(end), bannerImage: null });
  const soon = { startDate: at('2027-12-10T02:00:00Z'), endDate: at('2027-12-10T05:00:00Z') };
  await makeEvent({ title: 'Lokakarya', ...soon });
  const titleAt = async (moment: string) => (await newsAt(moment)).nextEvent?.title;
  expect(await titleAt('2027-11-30T00:00:00Z')).toBe('Panjang');
  expect(await titleAt('2027-12-02T00:00:00Z')).toBe('Lokakarya');
  expect(await titleAt('2027-12-11T00:00:00Z')).toBe('Panjang');
  expect(await titleAt('2028-01-01T00:00:00Z')).toBeUndefined();
});

test('an announcement is shown through its last day in Jakarta, and pages saved before announcements existed have none', async () => {
  const admin = await withLastingSession(await makeAdmin());
  const saveAnnouncement = (text: string, link: string, until: string) =>
    as(admin).ok('saveHomeContent', { ...contents.home, announcement: { text, link, until } });
  await saveAnnouncement('Kantor tutup sepekan.', '/contact', '2026-12-31');
  const shownAnnouncement = { text: 'Kantor tutup sepekan.', link: '/contact' };
  expect((await newsAt('2026-12-31T16:59:59Z')).announcement).toEqual(shownAnnouncement);
  expect((await newsAt('2026-12-31T17:00:00Z')).announcement).toBeNull();
  await saveAnnouncement('Kantor tutup sepekan.', '/contact', '');
  expect((await newsAt('2099-01-01T00:00:00Z')).announcement).toEqual(shownAnnouncement);
  await saveAnnouncement('', '', '');
  expect((await newsAt('2026-12-01T00:00:00Z')).announcement).toBeNull();
  const { announcement: _, ...older } = contents.home;
  await changeDocument('siteContent', 'home', { content: older });
  expect((await anonymous.ok('getSiteContent', { page: 'home' })).body.content).toEqual({
    ...older,
    announcement: { text: '', link: '', until: '' },
  });
  expect((await newsAt('2026-12-01T00:00:00Z')).announcement).toBeNull();
});

test.each([
  ['javascript:alert(1)'],
  ['http://example.org'],
  ['//example.org'],
  ['/\\example.org'],
  ['https:///example.org'],
  ['https://exa mple.org'],
  ['event'],
])('an announcement that links to %s is refused', async (link) => {
  const admin = await makeAdmin();
  const announcement = { text: 'Kantor tutup.', link, until: '' };
  const { body } = await as(admin).refused('saveHomeContent', { ...contents.home, announcement });
  expect(body).toMatchObject({
    code: 'invalid-input',
    fields: {
      'announcement.link':
        'Tulis alamat lengkap yang diawali https://, atau jalur di situs ini seperti /event.',
    },
  });
});
