import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  acceptAlert,
  chooseFile,
  confirmDeletion,
  deleteButton,
  editLink,
  expectWrong,
  focused,
  formAlert,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { field, heading, press } from '../../support/actions/steps.ts';
import { documentOf, storedDocument } from '../../support/assertions/stores.ts';
import { type Made, makeBlog, makeEvent, makeJournal, makeProduct } from '../../support/factories/content.ts';
import { eventForm, journalForm } from '../../support/factories/content-forms.ts';
import { doc } from '../../support/factories/documents.ts';
import { picture } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  hidden,
  requestsOf,
  shown,
  test,
  type Visit,
} from '../../support/suite/browser.ts';
import { as, type Upload } from '../../support/suite/client.ts';

/** Flows that the screens of articles, events, journals and products share. */
interface Noun {
  readonly path: string;
  readonly collection: 'blogs' | 'events' | 'journals' | 'products';
  readonly make: (fields: { title: string }) => Promise<Made<unknown>>;
  readonly form: {
    readonly values: Readonly<Record<string, string>>;
    readonly category?: string;
    readonly file?: readonly [label: string, file: () => Promise<Upload> | Upload];
    readonly missing: readonly string[];
  };
  readonly api: Readonly<Record<'create' | 'update' | 'delete', string>>;
  /** Saves this title as another admin. */
  readonly change: (admin: Person, id: string, title: string) => Promise<unknown>;
  readonly hasContent?: boolean;
  readonly messages: {
    readonly missing?: string;
    readonly create: string;
    readonly update: string;
    readonly deleted: (page: Page) => Promise<void>;
    readonly delete: string;
  };
  readonly deleteTitle: string;
}

type Named = readonly [name: string, noun: Noun];

const nouns: readonly [Named, Named, Named, Named] = [
  [
    'article',
    {
      path: '/admin/manage-blog',
      collection: 'blogs',
      make: makeBlog,
      form: {
        values: { Title: 'Judul', Author: 'Sari', Content: 'Isi.' },
        category: 'sharing',
        file: ['Image', () => picture('a.jpg')],
        missing: ['Title', 'Author', 'Category', 'Content'],
      },
      api: {
        create: '/api/blogs/create',
        update: '/api/blogs/updateblog/*',
        delete: '/api/blogs/delete/*',
      },
      change: (admin, id, title) =>
        as(admin).ok('updateBlog', { id, title, author: 'Lain', content: 'Isi lain.' }),
      hasContent: true,
      messages: {
        missing: 'All fields are required!',
        create: 'Failed to add blog. Please try again.',
        update: 'Failed to update blog. Please try again.',
        deleted: (page) => acceptAlert(page, 'Deleted!', 'The blog has been deleted.'),
        delete: 'Failed to delete the blog.',
      },
      deleteTitle: 'Hapus artikel',
    },
  ],
  [
    'event',
    {
      path: '/admin/manage-event',
      collection: 'events',
      make: makeEvent,
      form: {
        values: {
          Title: 'Lokakarya',
          'Start Date': '2026-12-01T09:00',
          'End Date': '2026-12-01T09:00',
          Location: 'Bandung',
          Content: 'Isi.',
        },
        category: 'seminar',
        missing: ['Title', 'Start Date', 'End Date', 'Location', 'Category', 'Content'],
      },
      api: { create: '/api/events', update: '/api/events/*', delete: '/api/events/*' },
      change: async (admin, id, title) => {
        const form = await eventForm({ title, content: 'Isi lain.', bannerImage: undefined });
        return as(admin).ok('updateEvent', { id, ...form });
      },
      hasContent: true,
      messages: {
        missing: 'Harap lengkapi semua bidang sebelum mengirim!',
        create: 'Terjadi kesalahan saat menambahkan event.',
        update: 'Gagal memperbarui event!',
        deleted: (page) => shown(page.getByText('Baru: event dihapus.')),
        delete: 'Gagal menghapus event.',
      },
      deleteTitle: 'Delete Event',
    },
  ],
  [
    'journal',
    {
      path: '/admin/manage-journal',
      collection: 'journals',
      make: makeJournal,
      form: {
        values: { Title: 'Jurnal', Description: 'Isi.' },
        file: ['File', () => doc()],
        missing: ['Title', 'Description'],
      },
      api: { create: '/api/journals', update: '/api/journals/*', delete: '/api/journals/*' },
      change: (admin, id, title) => as(admin).ok('updateJournal', { id, ...journalForm({ title }) }),
      messages: {
        create: 'Failed to add journal. Please try again.',
        update: 'Failed to update the journal',
        deleted: (page) => shown(page.getByText('Baru: jurnal dihapus.')),
        delete: 'Failed to delete the journal.',
      },
      deleteTitle: 'Hapus jurnal',
    },
  ],
  [
    'product',
    {
      path: '/admin/manage-product',
      collection: 'products',
      make: makeProduct,
      form: {
        values: { Title: 'Kaus', Description: 'Katun.', Price: '145000' },
        file: ['Image', () => picture('kaus.jpg')],
        missing: ['Title', 'Description', 'Price', 'Image'],
      },
      api: { create: '/api/shop', update: '/api/shop/*', delete: '/api/shop/*' },
      change: (admin, id, title) =>
        as(admin).ok('updateProduct', { id, title, description: 'Lain.', price: '1000' }),
      messages: {
        missing: 'All fields are required!',
        create: 'Failed to add product. Please try again.',
        update: 'Failed to update product.',
        deleted: (page) =>
          shown(page.getByText('Baru: produk dihapus.'), heading(page, 'Manage Products (1)')),
        delete: 'Failed to delete product.',
      },
      deleteTitle: 'Hapus produk',
    },
  ],
];

/** Articles have an editor, conflicts and alerts; journals have none of them. The screens are shared. */
const [article, , journal, product] = nouns;

test.for(nouns)(
  'the forms and the list of the %s report missing fields and failures, and lose nothing',
  { tags: ['full'] },
  async ([name, { path, api, form, messages, make, collection, ...noun }], { visit }) => {
    const [older, newer] = [await make({ title: 'Lama' }), await make({ title: 'Baru' })];
    const page = await visit(`${path}/add`, {
      as: await makeAdmin(),
      refusals: [`POST ${api.create} 500`, `PUT ${api.update} 500`, `DELETE ${api.delete} 500`],
    });
    const sent = requestsOf(page, `POST ${api.create}`);
    await shown(field(page, form.missing.at(-1) as string));
    await submitButton(page).click();
    if (messages.missing !== undefined) await shown(formAlert(page, messages.missing));
    for (const label of form.missing) await expectWrong(page, label, 'Wajib diisi.');
    expect(sent).toEqual([]);

    const restoreCreation = await breakServer(page, 'POST', api.create);
    for (const [label, value] of Object.entries(form.values)) await field(page, label).fill(value);
    if (form.category !== undefined) await field(page, 'Category').selectOption(form.category);
    const [label, file] = form.file ?? [];
    if (label !== undefined && file !== undefined) await chooseFile(page, label, await file());
    await submitButton(page).click();
    if (name === 'product') await press(page.getByRole('alertdialog'), 'Yes');
    await shown(formAlert(page, messages.create));
    expect(await field(page, 'Title').inputValue()).toBe(form.values.Title);
    if (noun.hasContent) await eventually(() => field(page, 'Content').innerText()).toBe('Isi.');
    if (label === 'Image') await shown(page.getByRole('img', { name: /^Pratinjau (a|kaus)\.jpg$/ }));
    await restoreCreation();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${path}/edit/${older.id}`);
    await field(page, 'Title').fill('Lain');
    if (noun.hasContent) await shown(field(page, 'Content'));
    await breakServer(page, 'PUT', api.update);
    await submitButton(page).click();
    await shown(formAlert(page, messages.update));
    expect(await field(page, 'Title').inputValue()).toBe('Lain');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    await confirmDeletion(page, noun.deleteTitle, 'Baru');
    await hidden(deleteButton(page, 'Baru'));
    await messages.deleted(page);
    await eventually(() => focused(page)).toMatch(/Lama/);
    expect(await documentOf(collection, newer.id)).toBeUndefined();
    await breakServer(page, 'DELETE', api.delete);
    await confirmDeletion(page, noun.deleteTitle, 'Lama');
    if (name === 'article') await acceptAlert(page, 'Error!', messages.delete);
    await shown(formAlert(page, messages.delete), deleteButton(page, 'Lama'));
    expect(await documentOf(collection, older.id)).toBeDefined();
  },
);

// Browsers cache public answers for a minute, but an editor must show the stored state.
test.for([article, journal])(
  "the list and the editor of the %s show another admin's change immediately",
  { tags: ['full'] },
  async ([, { path, make, change }], { visit }) => {
    const [admin, { id }] = [await makeAdmin(), await make({ title: 'Judul lama' })];
    const page = await visit(path, { as: admin, hasCache: true });
    await editLink(page, 'Judul lama').click();
    await eventually(() => field(page, 'Title').inputValue()).toBe('Judul lama');
    await change(admin, id, 'Judul baru');
    await page.goto(path);
    await shown(editLink(page, 'Judul baru'));
    await page.goto(`${path}/edit/${id}`);
    await eventually(() => field(page, 'Title').inputValue()).toBe('Judul baru');
    expect(await page.getByText('Judul lama').count()).toBe(0);
  },
);

const loadOrOverwrite = async ({ path, api, make, collection, ...noun }: Noun, visit: Visit) => {
  const [admin, { id }] = [await makeAdmin(), await make({ title: 'Lama' })];
  const page = await visit(`${path}/edit/${id}`, { as: admin, refusals: [`PUT ${api.update} 409`] });
  await field(page, 'Title').fill('Judul saya');
  if (noun.hasContent) await shown(field(page, 'Content'));
  await noun.change(admin, id, 'Judul lain');
  await submitButton(page).click();
  await expectWrong(page, 'Title', 'Tersimpan sekarang: Judul lain');
  if (noun.hasContent) await expectWrong(page, 'Content', 'Tersimpan sekarang: Isi lain.');
  await press(page, 'Muat data terbaru');
  await eventually(() => field(page, 'Title').inputValue()).toBe('Judul lain');
  if (noun.hasContent) await eventually(() => field(page, 'Content').innerText()).toBe('Isi lain.');
  await field(page, 'Title').fill('Judul akhir');
  await noun.change(admin, id, 'Judul lagi');
  await submitButton(page).click();
  await press(page, 'Timpa dengan isian saya');
  await arrivedAt(page, path);
  expect((await storedDocument(collection, id)).title).toBe('Judul akhir');
};

test('a concurrent change of an article is loaded or overwritten', { tags: ['full'] }, ({ visit }) =>
  loadOrOverwrite(article[1], visit),
);

test('a concurrent change of a product is loaded or overwritten', ({ visit }) =>
  loadOrOverwrite(product[1], visit));

test('an editor reports that its record cannot be loaded', { tags: ['full'] }, async ({ visit }) => {
  const editors = [
    ['user', ['users/user'], 'Gagal mengambil data pengguna'],
    ['blog', ['blogs/written', 'translations/blog'], 'Failed to fetch blog data.'],
    ['journal', ['journals/written', 'translations/journal'], 'Gagal mengambil data jurnal.'],
    ['product', ['shop/written', 'translations/product'], 'Failed to fetch product data.'],
  ] as const;
  const refusals = editors.flatMap(([, refused]) => refused.map((start) => `GET /api/${start}/* 404`));
  const page = await visit('/robots.txt', { as: await makeAdmin(), refusals });
  for (const [noun, , message] of editors) {
    // The English texts are requested at the same time, and a navigation would cancel them.
    const answered = noun === 'user' || page.waitForResponse('**/api/translations/**');
    await page.goto(`/admin/manage-${noun}/edit/unknownRecordId`);
    await shown(formAlert(page, message));
    await answered;
  }
});

test('a list reports a failed load and offers a retry', { tags: ['full'] }, async ({ visit }) => {
  const lists = [
    ['Manage User', '/api/users/users', 'Gagal mengambil data pengguna'],
    ['Manage Blog', '/api/blogs/written', 'Failed to fetch blogs!'],
    ['Manage Event', '/api/events/written', 'Gagal mengambil daftar event.'],
    ['Manage Product', '/api/shop/written', 'Failed to fetch products'],
  ] as const;
  await makeMember({ record: { name: 'Satu' } });
  for (const make of [makeBlog, makeEvent, makeProduct]) await make({ title: 'Satu' });
  const refusals = lists.map(([, path]) => `GET ${path} 500`);
  const page = await visit('/admin', { as: await makeAdmin(), refusals });
  await shown(heading(page, 'Dashboard'));
  for (const [link, path, message] of lists) {
    const restore = await breakServer(page, 'GET', path);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: link }).click();
    if (link === 'Manage Blog') await acceptAlert(page, 'Oops...', message);
    await shown(formAlert(page, message));
    await restore();
    await press(page, 'Coba lagi');
    await shown(editLink(page, 'Satu'));
  }
});
