import { expect } from 'vitest';
import { editLink } from '../../support/actions/content-steps.ts';
import { field } from '../../support/actions/steps.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../../support/factories/content.ts';
import { eventForm, journalForm } from '../../support/factories/content-forms.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { eventually, shown, test } from '../../support/suite/browser.ts';
import { as, type Client } from '../../support/suite/client.ts';

/** Browsers cache public answers for a minute, but an editor must show the stored state. */

const [before, after] = [{ title: 'Judul lama' }, { title: 'Judul baru' }];

const nouns = {
  blog: [
    makeBlog,
    (client: Client, id: string) =>
      client.ok('updateBlog', { id, ...after, author: 'Sari', content: 'Isi.' }),
  ],
  event: [
    makeEvent,
    async (client: Client, id: string) => client.ok('updateEvent', { id, ...(await eventForm(after)) }),
  ],
  journal: [
    makeJournal,
    (client: Client, id: string) => client.ok('updateJournal', { id, ...journalForm(after) }),
  ],
  product: [
    makeProduct,
    (client: Client, id: string) =>
      client.ok('updateProduct', { id, ...after, description: 'Lain.', price: '1000' }),
  ],
} as const;

test.for(['blog', 'event', 'journal', 'product'] as const)(
  "the list and the editor of a %s show another admin's change immediately",
  async (noun, { visit }) => {
    const [make, change] = nouns[noun];
    const [admin, { id }] = [await makeAdmin(), await make(before)];
    const page = await visit(`/admin/manage-${noun}`, { as: admin, hasCache: true });
    await editLink(page, before.title).click();
    await eventually(() => field(page, 'Title').inputValue()).toBe(before.title);
    await change(as(admin), id);
    await page.goto(`/admin/manage-${noun}`);
    await shown(editLink(page, after.title));
    await page.goto(`/admin/manage-${noun}/edit/${id}`);
    await eventually(() => field(page, 'Title').inputValue()).toBe(after.title);
    expect(await page.getByText(before.title).count()).toBe(0);
  },
);
