import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { documentOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeMessage, makeOldMessage } from '../../../support/factories/admin-records.ts';
import { contactForm } from '../../../support/factories/content.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const totals = () => storedDocument('totals', 'messages');

test('a message moves from the form to done, and the counts follow', async () => {
  const admin = await makeAdmin();
  await anonymous.ok('sendContactMessage', contactForm());
  expect((await as(admin).ok('getMessageTotals', {})).body).toEqual({ open: 1 });
  const list = (await as(admin).ok('listMessages', { state: 'open' })).body;
  const [row] = list.data;
  expect(list).toMatchObject({ total: 1, open: 1, totalPages: 1 });
  expect(row).toEqual({
    _id: expect.any(String),
    name: 'Dewi Lestari',
    email: 'dewi@example.org',
    excerpt: 'Apakah mahasiswa boleh mendaftar? Terima kasih.',
    state: 'open',
    isRead: false,
    createdAt: expect.any(String),
    source: 'form',
    assignee: null,
  });
  const id = String(row?._id);
  const { excerpt: _excerpt, ...head } = row ?? {};
  expect((await as(admin).ok('getMessage', { id })).body).toEqual({
    ...head,
    message: 'Apakah mahasiswa boleh mendaftar?\nTerima kasih.',
    subject: '',
    attachments: [],
    entries: [],
  });

  expect((await as(admin).ok('updateMessage', { id, read: true })).body).toEqual({
    message: 'Pesan ditandai sudah dibaca.',
    changed: true,
  });
  expect(await valuesOf('audit')).toEqual([]);
  expect((await as(admin).ok('updateMessage', { id, state: 'done' })).body).toEqual({
    message: 'Pesan ditandai selesai.',
    changed: true,
  });
  expect(await storedDocument('messages', id)).toMatchObject({ state: 'done', isRead: true });
  expect(await totals()).toEqual({ open: 0, done: 1, adopted: true });
  expect((await as(admin).ok('listMessages', { state: 'open' })).body).toEqual({
    data: [],
    total: 0,
    open: 0,
    page: 1,
    totalPages: 1,
  });
  expect(idsOf((await as(admin).ok('listMessages', { state: 'done' })).body.data)).toEqual([id]);

  expect((await as(admin).ok('updateMessage', { id, state: 'open' })).body.message).toBe(
    'Pesan dibuka kembali.',
  );
  expect(await totals()).toEqual({ open: 1, done: 0, adopted: true });
  const entries = await valuesOf('audit');
  expect(entries.map(({ action }) => action).sort()).toEqual(['message.done', 'message.reopen']);
  expect(entries[0]).toMatchObject({ actorId: admin.id, targetId: id, targetName: 'Dewi Lestari' });
});

test('a repeated state change changes nothing', async () => {
  const [admin, id] = [await makeAdmin(), await makeMessage({ state: 'done', isRead: true })];
  const before = await everything();
  for (const wish of [{ state: 'done' }, { read: true }, {}] as const) {
    expect((await as(admin).ok('updateMessage', { id, ...wish })).body.changed).toBe(false);
  }
  expect(await everything()).toEqual(before);
});

test('many concurrent changes to done are counted and audited once', async () => {
  const [one, other, id] = [await makeAdmin(), await makeAdmin(), await makeMessage()];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      inProcess(index % 2 === 0 ? one : other).call('updateMessage', { id, state: 'done' }),
    ),
  );
  expect(answers.filter(({ body }) => (body as { changed?: boolean }).changed)).toHaveLength(1);
  expect(await totals()).toEqual({ open: 0, done: 1, adopted: true });
  expect(await valuesOf('audit')).toHaveLength(1);
});

test('an unknown message and an unknown state are refused', async () => {
  const [admin, id] = [await makeAdmin(), await makeMessage()];
  const gone = { id: 'unknownRecordId' };
  expect((await as(admin).refused('getMessage', gone)).status).toBe(404);
  expect((await as(admin).refused('updateMessage', { ...gone, state: 'done' })).status).toBe(404);
  const wrong = { state: 'deleted' as 'done' };
  expect((await as(admin).refused('updateMessage', { id, ...wrong })).body.code).toBe('invalid-input');
  expect((await as(admin).refused('listMessages', wrong)).body.code).toBe('invalid-input');
});

describe('the list', () => {
  test('starts with the newest, ten per page, each state separately', async () => {
    const admin = await makeAdmin();
    const open: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      open.unshift(await makeMessage());
      if (made % 4 === 0) await makeMessage({ state: 'done' });
    }
    const first = (await as(admin).ok('listMessages', { state: 'open' })).body;
    expect(first).toMatchObject({ total: 12, open: 12, totalPages: 2 });
    const after = first.data.at(-1)?._id;
    const second = (await as(admin).ok('listMessages', { state: 'open', page: 2, after })).body;
    expect([...idsOf(first.data), ...idsOf(second.data)]).toEqual(open);
    expect((await as(admin).ok('listMessages', { state: 'open', page: 2 })).body).toEqual(second);
    expect((await as(admin).ok('listMessages', { state: 'open', page: 99 })).body).toEqual(second);
    expect((await as(admin).ok('listMessages', {})).body).toMatchObject({ total: 15, open: 12 });
  });

  test('continues by page number when the previous row was done meanwhile', async () => {
    const admin = await makeAdmin();
    const open: string[] = [];
    for (let made = 0; made < 12; made += 1) open.unshift(await makeMessage());
    const after = String(open[9]);
    await as(admin).ok('updateMessage', { id: after, state: 'done' });
    const { data } = (await as(admin).ok('listMessages', { state: 'open', page: 2, after })).body;
    expect(idsOf(data)).toEqual(open.slice(11));
  });

  test('shows only the beginning of a long message', async () => {
    const admin = await makeAdmin();
    const id = await makeMessage({ message: '\u{1F33A} '.repeat(1000) });
    const { data } = (await as(admin).ok('listMessages', {})).body;
    expect([...String(data[0]?.excerpt)]).toHaveLength(limits.excerptCharacters);
    expect((await as(admin).ok('getMessage', { id })).body.message).toHaveLength(3000);
  });
});

describe('messages from before states existed', () => {
  test('count as open and unread, once', async () => {
    const admin = await makeAdmin();
    const ids = [await makeOldMessage(), await makeOldMessage()].reverse();
    await anonymous.ok('sendContactMessage', contactForm());
    const all = await Promise.all(
      [1, 2, 3].map(() => inProcess(admin).ok('listMessages', { state: 'open' })),
    );
    for (const { body } of all) {
      expect(body).toMatchObject({ total: 3, open: 3 });
      expect(idsOf(body.data).slice(1)).toEqual(ids);
      expect(body.data.every(({ isRead }) => !isRead)).toBe(true);
    }
    expect(await totals()).toEqual({ open: 3, done: 0, adopted: true });
  });

  test('cost the complete list one read each, once', async () => {
    const admin = await makeAdmin();
    for (let made = 0; made < 2; made += 1) await makeOldMessage();
    // Caller 2, totals 1 and the page 2; outside the budget the two messages, and totals 1.
    expect((await as(admin).ok('listMessages', {})).reads).toBe(8);
    expect((await as(admin).ok('listMessages', {})).reads).toBe(5);
  });

  test('are read again by a list of open messages that did not find them', async () => {
    const admin = await makeAdmin();
    const ids = [await makeOldMessage(), await makeOldMessage()].reverse();
    const { body, reads } = await as(admin).ok('listMessages', { state: 'open' });
    expect(idsOf(body.data)).toEqual(ids);
    // Caller 2, totals 1 and an empty page 1; outside the budget the two messages, totals 1, and totals and the
    // page again 3.
    expect(reads).toBe(10);
  });

  test('can be read and done before any admin opens the list', async () => {
    const [admin, id, other] = [await makeAdmin(), await makeOldMessage(), await makeOldMessage()];
    expect((await as(admin).ok('getMessage', { id })).body).toMatchObject({ state: 'open', isRead: false });
    // Caller 2, the message 1; outside the budget totals 2, the two messages 2, the message again 1.
    expect((await as(admin).ok('updateMessage', { id, state: 'done' })).reads).toBe(8);
    expect(await totals()).toEqual({ open: 1, done: 1, adopted: true });
    expect(await documentOf('messages', other)).toMatchObject({ state: 'open', isRead: false });
  });
});
