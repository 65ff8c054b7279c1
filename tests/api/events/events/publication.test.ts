import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../../../support/factories/content.ts';
import { blogForm, eventForm, journalForm, productForm } from '../../../support/factories/content-forms.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, type Client, inProcess } from '../../../support/suite/client.ts';

/** Publication is one rule for articles, events, journals and products (decision 0037). */

const title = 'Rahasia dapur';
const times = { publication: 'scheduled', publishAt: '2031-03-05T14:00' } as const;
const before = new Date('2031-03-05T06:59:59.999Z');
const after = new Date('2031-03-05T07:00:00.000Z');

const scheduled = {
  blog: async (admin: Client) => (await admin.ok('createBlog', blogForm({ title, ...times }))).body.blog,
  event: async (admin: Client) => {
    const dates = { startDate: '2031-04-01T09:00', endDate: '2031-04-02T09:00' };
    return (await admin.ok('createEvent', await eventForm({ title, ...dates, ...times }))).body.event;
  },
  journal: async (admin: Client) =>
    (await admin.ok('createJournal', journalForm({ title, ...times }))).body.journal,
  product: async (admin: Client) =>
    (await admin.ok('createProduct', await productForm({ title, ...times }))).body.product,
};
type Kind = keyof typeof scheduled;
const kinds = Object.keys(scheduled) as Kind[];

const drafts = {
  blog: async (admin: Client) => (await admin.ok('createBlog', { title, publication: 'draft' })).body.blog,
  event: async (admin: Client) => (await admin.ok('createEvent', { title, publication: 'draft' })).body.event,
  journal: async (admin: Client) =>
    (await admin.ok('createJournal', { title, publication: 'draft' })).body.journal,
  product: async (admin: Client) =>
    (await admin.ok('createProduct', { title, publication: 'draft' })).body.product,
};

const publicReads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, access }]) => method === 'GET' && access === 'anyone',
);

/** Calls each public endpoint, without input and with the id, and returns those that show the content. */
async function findPublicPlaces(visitor: Client, id: string): Promise<string[]> {
  const shows = ({ status, bytes }: { status: number; bytes: Buffer }) =>
    status < 400 && (bytes.includes(title) || bytes.includes(id) || bytes.includes('%PDF'));
  const places: string[] = [];
  for (const [name, { path }] of publicReads) {
    const input = path.includes('{id}') ? { id } : name === 'searchSite' ? { q: title } : {};
    if (shows(await visitor.call(name, input as never))) places.push(name);
  }
  return places.sort();
}

const placesOf: Record<Kind, string[]> = {
  blog: [
    'getBlog',
    'getBlogFeed',
    'getContentSitemap',
    'getHomeNews',
    'listBlogWords',
    'listBlogs',
    'searchSite',
  ],
  event: [
    'getContentSitemap',
    'getEvent',
    'getEventCalendar',
    'getEventFile',
    'getEventRegistration',
    'getHomeNews',
    'listEvents',
    'searchSite',
  ],
  journal: ['downloadJournal', 'getContentSitemap', 'getJournal', 'listJournals', 'searchSite'],
  product: ['getProduct', 'listProducts'],
};

describe.each(kinds)('a scheduled %s', (kind) => {
  test('is in no public place before its time, and in each one from it on', async () => {
    const admin = as(await makeAdmin());
    const { _id: id, state, publishedAt } = await scheduled[kind](admin);
    expect([state, publishedAt]).toEqual(['scheduled', '2031-03-05T07:00:00.000Z']);
    expect(await findPublicPlaces(anonymous, id)).toEqual([]);
    const visitor = inProcess();
    const now = vi.spyOn(clock, 'now');
    now.mockReturnValue(before);
    expect(await findPublicPlaces(visitor, id)).toEqual([]);
    now.mockReturnValue(after);
    expect(await findPublicPlaces(visitor, id)).toEqual(placesOf[kind]);
  });
});

describe.each(kinds)('a draft of a %s', (kind) => {
  test('needs a title only, is in no public place, and only admins with the duty see it', async () => {
    const person = await makeAdmin();
    const admin = as(person);
    const draft = await drafts[kind](admin);
    expect(draft).toMatchObject({ title, state: 'draft', publishedAt: null });
    expect(await findPublicPlaces(anonymous, draft._id)).toEqual([]);
    const { list, get } = written[kind];
    expect(await list(admin)).toEqual([[draft._id, 'draft']]);
    expect(await get(admin, draft._id)).toEqual([title, 'draft']);
    await expect(list(as(await makeMember()))).rejects.toThrow('403');
    await expect(get(anonymous, draft._id)).rejects.toThrow('401');
    expect((await valuesOf('audit')).map(({ action }) => action)).toEqual([`${kind}.create`]);
  });
});

test('a draft of an article has only its title, and counts as written', async () => {
  const admin = as(await makeAdmin());
  const old = await makeBlog({ image: null });
  const blog = await drafts.blog(admin);
  const { _id, updatedAt } = blog;
  const facts = { author: '', category: null, image: null, imageSize: null, imageSmall: null, desc: '' };
  const card = { _id, title, ...facts, state: 'draft', publishedAt: null, updatedAt };
  expect(blog).toEqual({ ...card, content: [] });
  expect((await admin.ok('listWrittenBlogs', {})).body.data).toEqual([
    { ...card, translation: 'none' },
    expect.objectContaining({ _id: old.id, state: 'published' }),
  ]);
  expect((await admin.ok('getWrittenBlog', { id: _id })).body).toEqual(blog);
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 1, writtenBlogs: 2 });
  expect((await admin.ok('getDashboard', {})).body.totalBlogs).toBe(1);
});

type Row = { readonly _id: string; readonly state: string };
const rows = (body: readonly Row[]) => body.map(({ _id, state }) => [_id, state]);
const facts = ({ title: name, state }: { readonly title: string; readonly state: string }) => [name, state];

const written = {
  blog: {
    list: async (client: Client) => rows((await client.ok('listWrittenBlogs', {})).body.data),
    get: async (client: Client, id: string) => facts((await client.ok('getWrittenBlog', { id })).body),
  },
  event: {
    list: async (client: Client) => rows((await client.ok('listWrittenEvents', {})).body.data),
    get: async (client: Client, id: string) => facts((await client.ok('getWrittenEvent', { id })).body),
  },
  journal: {
    list: async (client: Client) => rows((await client.ok('listWrittenJournals', {})).body.data),
    get: async (client: Client, id: string) => facts((await client.ok('getWrittenJournal', { id })).body),
  },
  product: {
    list: async (client: Client) => rows((await client.ok('listWrittenProducts', {})).body.data),
    get: async (client: Client, id: string) => facts((await client.ok('getWrittenProduct', { id })).body),
  },
};

test('the audit log has an entry for each step of a publication', async () => {
  const admin = as(await makeAdmin());
  const [blog, event, journal, product] = [
    await makeBlog({ image: null }),
    await makeEvent({ bannerImage: null }),
    await makeJournal(),
    await makeProduct(),
  ];
  const steps = [{ publication: 'draft' }, times, { publication: 'now' }] as const;
  const form = await eventForm({ bannerImage: undefined });
  for (const step of steps) {
    await admin.ok('updateBlog', { title, author: 'Sari', content: 'Isi.', ...step, id: blog.id });
    await admin.ok('updateEvent', { ...form, ...step, id: event.id });
    await admin.ok('updateJournal', { title, description: 'Isi.', ...step, id: journal.id });
    await admin.ok('updateProduct', { title, description: 'Isi.', price: '1.000', ...step, id: product.id });
  }
  expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
    ...['blog.publish', 'blog.schedule', 'blog.unpublish'],
    ...['event.publish', 'event.schedule', 'event.unpublish'],
    ...['journal.publish', 'journal.schedule', 'journal.unpublish'],
    ...['product.publish', 'product.schedule', 'product.unpublish'],
  ]);
});

test('an event is published only with all required fields', async () => {
  const admin = as(await makeAdmin());
  const { _id: id } = await drafts.event(admin);
  const bare = await admin.refused('updateEvent', { id, title, publication: 'now' });
  const required = 'Wajib diisi.';
  expect(bare.body.fields).toEqual({
    content: required,
    location: required,
    startDate: required,
    endDate: required,
    category: required,
  });
  const form = { id, ...(await eventForm({ title, bannerImage: undefined })) };
  const wrong = { ...form, startDate: '2031-02-02T09:00', endDate: '2031-02-01T09:00', publication: 'draft' };
  expect((await admin.refused('updateEvent', wrong as typeof form)).body.fields).toEqual({
    endDate: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
  });
  const { event } = (await admin.ok('updateEvent', { ...form, publication: 'now' })).body;
  expect(event.state).toBe('published');
  expect((await anonymous.ok('getEvent', { id })).body.title).toBe(title);
  expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
    'event.create',
    'event.publish',
  ]);
});

test('a journal and a product are published only with all required fields', async () => {
  const admin = as(await makeAdmin());
  const [journal, product] = [await drafts.journal(admin), await drafts.product(admin)];
  const required = 'Wajib diisi.';
  const bareJournal = { id: journal._id, title, publication: 'now' } as const;
  expect((await admin.refused('updateJournal', bareJournal)).body.fields).toEqual({ description: required });
  const bareProduct = { id: product._id, title, publication: 'now' } as const;
  expect((await admin.refused('updateProduct', bareProduct)).body.fields).toEqual({
    description: required,
    price: required,
  });
  const form = await productForm({ title });
  const { image, ...withoutPicture } = { id: product._id, ...form, publication: 'now' } as const;
  expect((await admin.refused('updateProduct', withoutPicture)).body.fields).toEqual({ image: required });
  expect((await admin.ok('updateProduct', { ...withoutPicture, image })).body.product.state).toBe(
    'published',
  );
  const stored = await storedDocument('products', product._id);
  expect([stored.price, stored.description]).toEqual([145_000, form.description]);
});

test('an article is published only with all required fields, as if written now', async () => {
  const admin = as(await makeAdmin());
  const { _id: id } = await drafts.blog(admin);
  const other = await makeBlog({ image: null });
  const required = 'Wajib diisi.';
  const bare = await admin.refused('updateBlog', { id, title, publication: 'now' });
  expect(bare.body.fields).toEqual({ author: required, content: required });
  const form = { id, title, author: 'Sari', content: 'Isi.', publication: 'now' } as const;
  expect((await admin.refused('updateBlog', form)).body.fields).toEqual({ category: required });
  expect((await admin.refused('updateBlog', { ...form, title: ' ' })).body.fields).toEqual({
    title: required,
  });
  const { blog } = (await admin.ok('updateBlog', { ...form, category: 'sharing' })).body;
  expect(blog.state).toBe('published');
  expect((await anonymous.ok('listBlogs', {})).body.map(({ _id }) => _id)).toEqual([id, other.id]);
});

test('content is scheduled for a time in the future only', async () => {
  const admin = as(await makeAdmin());
  for (const [publishAt, message] of [
    ['', 'Wajib diisi.'],
    [undefined, 'Wajib diisi.'],
    ['besok', 'Tanggal tidak valid.'],
    ['2020-01-01T08:00', 'Pilih waktu yang akan datang.'],
  ] as const) {
    const { body } = await admin.refused('createBlog', blogForm({ publication: 'scheduled', publishAt }));
    expect(body.fields).toEqual({ publishAt: message });
  }
  expect(await valuesOf('blogs')).toEqual([]);
});

test('published content keeps its publication time when it is changed or published again', async () => {
  const admin = as(await makeAdmin());
  const { id, record } = await makeBlog({ image: null });
  for (const publication of [undefined, 'keep', 'now'] as const) {
    const form = { id, title: 'Lain', author: 'Sari', content: 'Isi.', publication };
    const { blog } = (await admin.ok('updateBlog', form)).body;
    expect(blog.publishedAt).toBe(record.createdAt?.toISOString());
  }
  expect((await storedDocument('blogs', id)).createdAt).toEqual(record.createdAt);
});

test('unpublishing hides content, and a cursor of a reader on it starts from the beginning', async () => {
  const admin = as(await makeAdmin());
  const [old, made] = [await makeEvent({ bannerImage: null }), await makeEvent({ bannerImage: null })];
  const form = {
    id: made.id,
    ...(await eventForm({ bannerImage: undefined })),
    publication: 'draft',
  } as const;
  expect((await admin.ok('updateEvent', form)).body.event.state).toBe('draft');
  expect((await anonymous.ok('listEvents', {})).body.map(({ _id }) => _id)).toEqual([old.id]);
  expect((await anonymous.refused('listEvents', { after: made.id })).status).toBe(404);
  expect((await valuesOf('audit')).map(({ action }) => action)).toEqual(['event.unpublish']);
});

test('waiting content adds no reads to the public lists and to home', async () => {
  const at = (year: number) => new Date(`${year}-01-01T00:00:00Z`);
  for (const createdAt of [at(2035), at(2036), null]) {
    await makeBlog({ image: null, createdAt });
    await makeEvent({ bannerImage: null, createdAt, startDate: at(2029), endDate: at(2029) });
    await makeJournal({ createdAt });
    await makeProduct({ image: null, createdAt });
  }
  const [blog, event] = [await makeBlog({ image: null }), await makeEvent({ bannerImage: null })];
  const [journal, product] = [await makeJournal(), await makeProduct({ image: null })];
  for (const [name, id] of [
    ['listBlogs', blog.id],
    ['listEvents', event.id],
    ['listJournals', journal.id],
    ['listProducts', product.id],
  ] as const) {
    const { body, reads } = await anonymous.ok(name, {});
    expect([body.map(({ _id }) => _id), reads]).toEqual([[id], 2]);
  }
  // The page, and the queries of articles, upcoming and running events, which find nothing.
  expect((await anonymous.ok('getHomeNews', {})).reads).toBeLessThanOrEqual(4);
});

test('the document of a journal that is not public is for admins', async () => {
  const admin = as(await makeAdmin());
  const { id } = await makeJournal({ createdAt: null });
  const { body } = await admin.ok('getWrittenJournal', { id });
  expect([body.file, body.fileName]).toEqual([null, expect.stringMatching(/\.pdf$/)]);
  expect((await admin.ok('downloadWrittenJournal', { id })).bytes.toString()).toContain('%PDF');
  expect((await anonymous.refused('downloadJournal', { id })).status).toBe(404);
  expect((await anonymous.refused('downloadWrittenJournal', { id })).status).toBe(401);
});
