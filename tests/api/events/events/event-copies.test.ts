import { describe, expect, test } from 'vitest';
import { fileStore } from '../../../../functions/src/data/file-store.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent, makeImage } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** An event with a picture in its text, a registration of one member, and a programme. */
async function makeTemplate() {
  freezeClock(jakarta('2026-11-20T10:00'));
  const [admin, { file, ...size }] = [await makeAdmin(), await makeImage()];
  const event = await makeEvent({
    title: 'Lokakarya tata kelola',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
    content: [
      { type: 'text', content: 'Dua hari.' },
      { type: 'image', src: `/api/${file}`, alt: 'Peta', ...size },
      { type: 'image', src: `/api/${file}`, alt: 'Peta lagi', ...size },
    ],
    link: [{ type: 'additional-link', name: 'Materi', url: 'https://materi.example.org' }],
  });
  const { id } = event;
  const times = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...times, places: '7', memberPrice: '0' });
  const session = { title: 'Pembukaan', startsAt: '2026-11-22T09:00', endsAt: '2026-11-22T10:00' };
  await inProcess(admin).ok('saveEventProgramme', {
    id,
    sessions: [session],
    onlineLink: 'https://rapat.example.org',
  });
  const signatory = { signatoryName: 'Dr. Ketua Contoh', signatoryOffice: 'Ketua Umum' };
  const credits = { category: 'learning', points: '8' } as const;
  await inProcess(admin).ok('saveCertificateSettings', { id, title: 'Piagam', ...signatory, ...credits });
  const member = await makeMember({ status: 'active', record: { validUntil: jakarta('2027-06-30T10:00') } });
  await inProcess(member).ok('registerForEvent', { id });
  return { admin, event, id };
}

describe('a copy of an event', () => {
  test('is a draft with text, pictures, registration, programme and certificate, moved by days and without people', async () => {
    const { admin, event, id } = await makeTemplate();
    const { body } = await inProcess(admin).ok('copyEvent', { id, days: '7' });
    const copy = (await inProcess(admin).ok('getWrittenEvent', { id: body._id })).body;
    expect(copy).toMatchObject({
      title: 'Lokakarya tata kelola (salinan)',
      state: 'draft',
      category: 'workshop',
      location: 'Bandung',
      startDate: '2026-11-29T02:00:00.000Z',
      endDate: '2026-11-30T09:00:00.000Z',
      link: [{ name: 'Materi' }],
    });
    const written = (await inProcess(admin).ok('getWrittenEventRegistration', { id: body._id })).body;
    expect(written).toMatchObject({
      settings: { opensAt: '2026-11-08T01:00:00.000Z', closesAt: '2026-11-28T10:00:00.000Z', places: 7 },
      reservedPlaces: 0,
    });
    const programme = (await inProcess(admin).ok('getWrittenEventProgramme', { id: body._id })).body;
    expect(programme).toMatchObject({
      sessions: [{ title: 'Pembukaan', startsAt: '2026-11-29T02:00:00.000Z' }],
      onlineLink: '',
    });
    const certificate = (await inProcess(admin).ok('getCertificateSettings', { id: body._id })).body;
    expect(certificate.settings).toMatchObject({
      title: 'Piagam',
      signatoryName: 'Dr. Ketua Contoh',
      signatoryOffice: 'Ketua Umum',
      credits: { category: 'learning', points: 8 },
    });
    expect(await valuesOf('eventRegistrations')).toHaveLength(1);
    expect((await storedDocument('events', body._id)).bannerImage).not.toEqual(event.record.bannerImage);
    await inProcess(admin).ok('updateEvent', {
      id: body._id,
      title: copy.title,
      publication: 'draft',
      content: copy.content as never,
    });
  });

  test('keeps its pictures when the original is deleted for ever', async () => {
    const { admin, event, id } = await makeTemplate();
    const { body } = await as(admin).ok('copyEvent', { id });
    const { content, bannerImage } = await storedDocument('events', body._id);
    const [, first, second] = content as { src: string }[];
    expect(first?.src).toBe(second?.src);
    const original = await storedDocument('events', id);
    expect(first?.src).not.toBe((original.content as { src: string }[])[1]?.src);
    for (const file of [event.record.bannerImage?.file ?? '']) await fileStore.remove(file);
    expect(
      (await anonymous.ok('getImage', { id: first?.src.slice('/api/images/'.length) ?? '' })).status,
    ).toBe(200);
    const { file } = bannerImage as { file: string };
    expect(await fileStore.exists(file)).toBe(true);
  });

  test('keeps optional fields that its code does not name', async () => {
    const { admin, id } = await makeTemplate();
    await inProcess(admin).ok('saveEventQuestions', {
      id,
      questions: [{ text: 'Ukuran baju', kind: 'text' }],
    });
    const stores = ['events', 'eventSettings', 'eventProgrammes', 'eventQuestions', 'certificateSettings'];
    for (const store of stores) await changeDocument(store, id, { newField: store });
    await changeDocument('events', id, { schema: 99 });
    const { body } = await inProcess(admin).ok('copyEvent', { id, days: '7' });
    for (const store of stores)
      expect(await storedDocument(store, body._id)).toMatchObject({ newField: store });
    expect((await storedDocument('events', body._id)).schema).toBeLessThan(99);
  });

  test('without days has no dates', async () => {
    const { admin, id } = await makeTemplate();
    const { body } = await as(admin).ok('copyEvent', { id, days: '' });
    expect(await storedDocument('events', body._id)).toMatchObject({ startDate: null, endDate: null });
    const settings = await documentsOf('eventSettings');
    expect(settings[body._id]?.closesAt).toEqual(settings[id]?.closesAt);
  });

  test('needs a whole number of days, an existing event and the duty for texts', async () => {
    const { admin, id } = await makeTemplate();
    const before = await everything();
    const days = await as(admin).refused('copyEvent', { id, days: 'besok' });
    expect(days.body.fields).toEqual({ days: 'Tulis bilangan bulat.' });
    const far = await as(admin).refused('copyEvent', { id, days: '99999' });
    expect(far.body.fields).toEqual({ days: 'Paling banyak 3660 hari.' });
    expect((await as(admin).refused('copyEvent', { id: 'unknownRecordId' })).status).toBe(404);
    expect(await everything()).toEqual(before);
    await as(await makeAdmin({ duties: ['events'] })).refused('copyEvent', { id });
  });
});
