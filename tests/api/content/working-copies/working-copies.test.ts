import { describe, expect, test, vi } from 'vitest';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { documentsOf, everything, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import { makeBlog, makeEvent } from '../../../support/factories/content.ts';
import { blogForm, eventForm, pictureBlock } from '../../../support/factories/content-forms.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const none = { own: null, others: [] };
const content = JSON.stringify([{ type: 'text', content: 'Setengah kalim' }]);

test("an admin's unsaved text is stored with the article as typed, and no other admin can read it", async () => {
  const [rina, budi] = [as(await makeAdmin({ name: 'Rina' })), as(await makeAdmin({ name: 'Budi' }))];
  const { id, record } = await makeBlog({ title: 'Judul lama', image: null });
  const place = { kind: 'blog', record: id } as const;
  expect((await rina.ok('getWorkingCopies', place)).body).toEqual(none);
  const basedOn = record.updatedAt.toISOString();
  await rina.ok('keepWorkingCopy', { ...place, values: { title: 'Judul b', author: '' }, basedOn });
  const values = { title: 'Judul baru', content };
  const { body, reads } = await rina.ok('keepWorkingCopy', { ...place, values, basedOn });
  expect(reads).toBe(3);
  const { savedAt } = body;
  expect(body).toEqual({ savedAt, others: [] });
  expect((await rina.ok('getWorkingCopies', place)).body).toEqual({
    own: { name: 'Rina', savedAt, values, basedOn },
    others: [],
  });
  expect((await budi.ok('getWorkingCopies', place)).body).toEqual({
    own: null,
    others: [{ name: 'Rina', savedAt }],
  });
  expect((await anonymous.ok('getBlog', { id })).body.title).toBe('Judul lama');
  expect((await rina.ok('getWrittenBlog', { id })).body.updatedAt).toBe(basedOn);
  const member = as(await makeMember());
  for (const refused of [
    await member.refused('getWorkingCopies', place),
    await member.refused('keepWorkingCopy', { ...place, values: {} }),
    await member.refused('dropWorkingCopy', place),
  ])
    expect(refused.status).toBe(403);
  expect(await valuesOf('audit')).toEqual([]);
});

test('a working copy contains no chosen picture and no pressed button', async () => {
  const rina = as(await makeAdmin());
  const place = { kind: 'event', record: 'new' } as const;
  const values = {
    title: 'Judul',
    bannerImage: 'data:image/png;base64,AAAA',
    image: 'x',
    publication: 'now',
  };
  await rina.ok('keepWorkingCopy', { ...place, values });
  expect((await rina.ok('getWorkingCopies', place)).body.own?.values).toEqual({ title: 'Judul' });
});

test('an admin who stores a working copy sees who else edits, and since when', async () => {
  const [rina, budi] = [as(await makeAdmin({ name: 'Rina' })), as(await makeAdmin({ name: 'Budi' }))];
  const { id } = await makeEvent({ bannerImage: null });
  const place = { kind: 'event', record: id } as const;
  await rina.ok('keepWorkingCopy', { ...place, values: { title: 'Judul' } });
  const { body } = await budi.ok('keepWorkingCopy', { ...place, values: { location: 'Solo' } });
  expect(body.others).toMatchObject([{ name: 'Rina' }]);
  const late = await rina.ok('keepWorkingCopy', { ...place, values: { title: 'Judul baru' } });
  expect(late.body.others).toEqual([{ name: 'Budi', savedAt: body.savedAt }]);
  expect(late.reads).toBe(4);
  await budi.ok('dropWorkingCopy', place);
  const alone = await rina.ok('keepWorkingCopy', { ...place, values: { title: 'Judul' } });
  expect(alone.body.others).toEqual([]);
});

test('a working copy of a new record belongs to one admin, and ends with its first save', async () => {
  const [rina, budi] = [as(await makeAdmin()), as(await makeAdmin())];
  const place = { kind: 'blog', record: 'new' } as const;
  await rina.ok('keepWorkingCopy', { ...place, values: { title: 'Dari Rina' } });
  const { body, reads } = await budi.ok('keepWorkingCopy', { ...place, values: { title: 'Dari Budi' } });
  expect([body.others, reads]).toEqual([[], 2]);
  expect((await rina.ok('getWorkingCopies', place)).body).toMatchObject({
    own: { values: { title: 'Dari Rina' }, basedOn: null },
    others: [],
  });
  await rina.ok('createBlog', blogForm());
  expect((await rina.ok('getWorkingCopies', place)).body).toEqual(none);
  expect((await budi.ok('getWorkingCopies', place)).body.own?.values).toEqual({ title: 'Dari Budi' });
  await budi.ok('dropWorkingCopy', place);
  await budi.ok('dropWorkingCopy', place);
  expect(await valuesOf('workingCopies')).toEqual([]);
});

test("a save deletes the admin's working copy and leaves others, whose saves then conflict", async () => {
  const [rina, budi] = [as(await makeAdmin()), as(await makeAdmin({ name: 'Budi' }))];
  const [blog, event] = [await makeBlog({ image: null }), await makeEvent({ bannerImage: null })];
  const at = [
    { kind: 'blog', record: blog.id },
    { kind: 'event', record: event.id },
  ] as const;
  for (const place of at)
    for (const admin of [rina, budi])
      await admin.ok('keepWorkingCopy', { ...place, values: { title: 'Judul' } });
  const mine = { id: blog.id, title: 'Dari Rina', author: 'Rina', content: 'Isi.' };
  await rina.ok('updateBlog', mine);
  const { bannerImage: _, ...form } = await eventForm();
  await rina.ok('updateEvent', { ...form, id: event.id });
  for (const place of at) {
    expect((await rina.ok('getWorkingCopies', place)).body).toMatchObject({
      own: null,
      others: [{ name: 'Budi' }],
    });
  }
  const late = { ...mine, title: 'Dari Budi', basedOn: blog.record.updatedAt.toISOString() };
  expect((await budi.refused('updateBlog', late)).status).toBe(409);
  expect(Object.keys(await documentsOf('workingCopies'))).toHaveLength(2);
});

test('an invalid or oversized text is refused, and the stored one stays', async () => {
  const admin = as(await makeAdmin());
  const place = { kind: 'blog', record: 'new' } as const;
  await admin.ok('keepWorkingCopy', { ...place, values: { title: 'Judul' } });
  const before = await everything();
  for (const values of [{ content: 'x'.repeat(300_001) }, { title: 'x'.repeat(4001) }, { title: 5 }, 'x'])
    expect((await admin.refused('keepWorkingCopy', { ...place, values: values as never })).status).toBe(400);
  const elsewhere = { kind: 'user' as never, record: 'new', values: {} };
  expect((await admin.refused('keepWorkingCopy', elsewhere)).status).toBe(400);
  expect(await everything()).toEqual(before);
  // The maximum of one save fits into a document.
  await admin.ok('keepWorkingCopy', { ...place, values: { content: '\u{20AC}'.repeat(260_000) } });
});

describe('after some time', () => {
  test('a picture in a working copy stays beyond its day, and is deleted with it', async () => {
    const admin = as(await makeAdmin());
    const place = { kind: 'blog', record: 'new' } as const;
    const values = { content: JSON.stringify([await pictureBlock(admin)]) };
    await admin.ok('keepWorkingCopy', { ...place, values });
    for (const days of [1.1, 1.5, 2.3]) {
      freezeClock(inDays(days));
      await sweepIntents();
      expect(Object.keys(await storedFiles())).toHaveLength(1);
    }
    vi.restoreAllMocks();
    await admin.ok('dropWorkingCopy', place);
    freezeClock(inDays(4));
    await sweepIntents();
    expect([await storedFiles(), await valuesOf('intents')]).toEqual([{}, []]);
  });

  test('a working copy is deleted 30 days after its last change', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('keepWorkingCopy', { kind: 'event', record: 'new', values: { location: 'Bandung' } });
    freezeClock(inDays(29.9));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ workingCopies: 0 });
    freezeClock(inDays(30.1));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ workingCopies: 1 });
    expect(await valuesOf('workingCopies')).toEqual([]);
  });
});
