import { describe, expect, test } from 'vitest';
import { everything, storedDocument, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { eventForm, pictureBlock, productForm } from '../../../support/factories/content-forms.ts';
import { picture, svg, webp } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, type Upload } from '../../../support/suite/client.ts';

const wrongAddress = 'Tulis alamat lengkap yang diawali https://.';

describe('a new event', () => {
  test('is stored in Jakarta time with its banner, counted, audited and public', async () => {
    const admin = await makeAdmin();
    const { body, status, reads } = await as(admin).ok('createEvent', await eventForm());
    expect([status, body.message, reads]).toEqual([201, 'Event ditambahkan.', 2]);
    const { event } = body;
    expect(event).toMatchObject({
      title: 'Lokakarya tata kelola',
      location: 'Bandung',
      category: 'workshop',
      startDate: '2026-12-01T02:00:00.000Z',
      endDate: '2026-12-02T09:30:00.000Z',
      imageSize: { width: 320, height: 240 },
      content: [{ type: 'text', content: 'Dua hari bersama praktisi.' }],
    });
    const { state, publishedAt, ...shown } = event;
    expect(state).toBe('published');
    const { body: details } = await anonymous.ok('getEvent', { id: event._id });
    expect(details).toEqual({
      ...shown,
      createdAt: publishedAt,
      languages: ['id'],
      hasRegistration: false,
      cancelReason: null,
      programme: [],
      materials: [],
    });
    expect(Object.keys(await storedFiles())).toEqual([`images/${event.bannerImage?.slice(12)}`]);
    expect(await storedDocument('totals', 'content')).toEqual({ events: 1 });
    expect((await as(admin).ok('getTotalEvents', {})).body).toEqual({ totalEvent: 1 });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'event.create', actorId: admin.id, targetId: event._id, targetName: event.title },
    ]);
    const calendar = (await anonymous.ok('getEventCalendar', {})).bytes.toString();
    expect(calendar).toContain('SUMMARY:Lokakarya tata kelola');
  });

  test('needs no banner, may end when it starts, and accepts days and blocks', async () => {
    const admin = as(await makeAdmin());
    const blocks = [{ type: 'heading', level: 3, content: 'Jadwal' }, await pictureBlock(admin)];
    const form = await eventForm({
      bannerImage: undefined,
      startDate: '2026-12-01',
      endDate: '2026-12-01T00:00:00+07:00',
      content: JSON.stringify(blocks),
    });
    const { event } = (await admin.ok('createEvent', form)).body;
    expect(event).toMatchObject({ bannerImage: null, imageSize: null, content: blocks });
    expect(event.startDate).toBe(event.endDate);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('accepts links of both kinds, as a list or as JSON', async () => {
    const admin = as(await makeAdmin());
    const link = [
      { type: 'additional-link', name: 'Panduan', url: 'https://acara.example.org/panduan' },
      { type: 'registration', name: 'Daftar', url: 'https://acara.example.org/daftar?a=1' },
    ] as const;
    const sent = link.map((one) => ({ ...one, more: 'x' }));
    const { event } = (await admin.ok('createEvent', await eventForm({ link: JSON.stringify(sent) }))).body;
    expect(event.link).toEqual(link);
    expect((await anonymous.ok('getEvent', { id: event._id })).body.link).toEqual(link);
    expect((await storedDocument('events', event._id)).link).toEqual(link);
  });

  test.each([
    [[{ name: 'Daftar', url: 'https://localhost' }], { 'link.0.url': wrongAddress }],
    [[{ name: 'Daftar', url: 'https:acara' }], { 'link.0.url': wrongAddress }],
    [[{ name: ' ', url: '' }], { 'link.0.name': 'Wajib diisi.', 'link.0.url': 'Wajib diisi.' }],
    [
      [{ type: 'other', name: 'Daftar', url: 'https://acara.example.org' }],
      { 'link.0.type': 'Wajib diisi.' },
    ],
    ['{"type":"registration"}', { link: 'Tautan tidak dapat dibaca.' }],
  ])('with the links %j is refused and stores nothing', async (links, fields) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const link =
      typeof links === 'string'
        ? links
        : JSON.stringify(links.map((one) => ({ type: 'registration', ...one })));
    const { body } = await admin.refused('createEvent', await eventForm({ link }));
    expect(body.fields).toEqual(fields);
    expect(await everything()).toEqual(before);
  });

  test.each(['title', 'content', 'location', 'startDate', 'endDate', 'category'] as const)(
    'without %s is refused and stores nothing',
    async (field) => {
      const admin = as(await makeAdmin());
      const before = await everything();
      for (const value of ['', undefined]) {
        const form = { ...(await eventForm()), [field]: value };
        const { body } = await admin.refused('createEvent', form as never);
        expect(body.fields).toEqual({ [field]: 'Wajib diisi.' });
      }
      expect(await everything()).toEqual(before);
    },
  );

  test.each([
    [{ endDate: '2026-11-30T09:00' }, { endDate: 'Tanggal selesai tidak boleh sebelum tanggal mulai.' }],
    [
      { endDate: '2026-11-30T09:00', title: '' },
      { endDate: 'Tanggal selesai tidak boleh sebelum tanggal mulai.', title: 'Wajib diisi.' },
    ],
    [{ startDate: 'besok' }, { startDate: 'Tanggal tidak valid.' }],
    [{ category: 'pesta' }, { category: 'Wajib diisi.' }],
  ])('with %j is refused and stores nothing', async (changes, fields) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { body } = await admin.refused('createEvent', { ...(await eventForm()), ...changes } as never);
    expect(body.fields).toEqual(fields);
    expect(await everything()).toEqual(before);
  });
});

describe('a changed event', () => {
  test('stores the sent fields; a new banner replaces the old one, which is retained for the undo', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeEvent()];
    const form = await eventForm({ bannerImage: undefined });
    const { event } = (await admin.ok('updateEvent', { id: made.id, ...form })).body;
    expect(event.bannerImage).toBe(`/api/images/${made.record.bannerImage?.file.slice(7)}`);
    const stored = await storedDocument('events', made.id);
    expect(stored).toMatchObject({ title: form.title, startDate: new Date('2026-12-01T02:00:00Z') });
    expect(stored.createdAt).toEqual(made.record.createdAt);

    const bannerImage = await picture('baru.jpg');
    const { body, reads } = await admin.ok('updateEvent', { id: made.id, ...form, bannerImage });
    // Caller 2, event, registration, previous version.
    expect(reads).toBe(5);
    const swapped = body.event;
    expect(swapped.bannerImage).not.toBe(event.bannerImage);
    const files = [made.record.bannerImage?.file, `images/${swapped.bannerImage?.slice(12)}`];
    expect(Object.keys(await storedFiles()).sort()).toEqual(files.sort());
    expect(await valuesOf('intents')).toEqual([]);
    const actions = (await valuesOf('audit')).map(({ action, details }) => [action, details]);
    expect(actions).toHaveLength(2);
    expect(actions).toContainEqual(['event.update', { fields: 'bannerImage' }]);
  });

  test('is refused after a concurrent change, with the current version', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeEvent({ bannerImage: null })];
    const basedOn = made.record.updatedAt.toISOString();
    const form = { id: made.id, ...(await eventForm({ bannerImage: undefined })), basedOn };
    await admin.ok('updateEvent', form);
    const before = await everything();
    const mine = { ...form, location: 'Medan', endDate: '2026-12-03T16:30' };
    const { body } = await admin.refused('updateEvent', mine);
    expect([body.code, body.fields]).toEqual([
      'conflict',
      {
        location: 'Tersimpan sekarang: Bandung',
        endDate: 'Tersimpan sekarang: 2 Desember 2026 pukul 16.30',
      },
    ]);
    expect(await everything()).toEqual(before);
    await admin.ok('updateEvent', { ...mine, basedOn: undefined });
    expect((await anonymous.ok('getEvent', { id: made.id })).body.location).toBe('Medan');
  });

  test('keeps its links unless new ones are sent; an event without link fields has none', async () => {
    const [admin, { id }] = [as(await makeAdmin()), await makeEvent({ bannerImage: null })];
    expect((await anonymous.ok('getEvent', { id })).body.link).toEqual([]);
    const link = [{ type: 'registration' as const, name: 'Daftar', url: 'https://acara.example.org/daftar' }];
    const form = { id, ...(await eventForm({ bannerImage: undefined })) };
    const linksAfter = async (changes: { link?: typeof link; basedOn?: string }) =>
      (await admin.ok('updateEvent', { ...form, ...changes })).body.event;
    expect((await linksAfter({})).link).toEqual([]);
    const basedOn = (await linksAfter({ link })).updatedAt;
    expect((await linksAfter({})).link).toEqual(link);
    expect((await storedDocument('events', id)).link).toEqual(link);
    const { body } = await admin.refused('updateEvent', { ...form, basedOn, link: [] });
    expect([body.code, body.fields]).toEqual([
      'conflict',
      { link: 'Tersimpan sekarang: Daftar (registration, https://acara.example.org/daftar)' },
    ]);
    expect((await linksAfter({ link: [] })).link).toEqual([]);
  });

  test('is refused if it does not exist or ends before it starts', async () => {
    const [admin, { id }] = [as(await makeAdmin()), await makeEvent()];
    const form = await eventForm();
    const before = await everything();
    expect((await admin.refused('updateEvent', { id: 'unknownRecordId', ...form })).status).toBe(404);
    const late = { id, ...form, startDate: '2026-12-05T09:00' };
    expect((await admin.refused('updateEvent', late)).body.fields).toEqual({
      endDate: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    });
    expect(await everything()).toEqual(before);
  });
});

test('banners of events and pictures of products accept any image that can be decoded, and nothing else', async () => {
  const admin = as(await makeAdmin());
  const send = {
    bannerImage: async (bannerImage: Upload) => admin.call('createEvent', await eventForm({ bannerImage })),
    image: async (image: Upload) => admin.call('createProduct', await productForm({ image })),
  };
  for (const [slot, create] of Object.entries(send)) {
    expect((await create({ name: 'a.webp', bytes: await webp() })).status).toBe(201);
    const before = await everything();
    for (const [name, message] of [
      ['a.svg', 'Please select a valid image file.'],
      ['a.png', 'Berkas bukan gambar JPG, PNG, atau WebP yang utuh, atau ukurannya melebihi 40 megapiksel.'],
    ] as const) {
      const { body } = await create({ name, bytes: svg() });
      expect(body).toEqual({ code: 'invalid-file', message, fields: { [slot]: message } });
    }
    expect(await everything()).toEqual(before);
  }
});
