import { describe, expect, test } from 'vitest';
import { auditEntriesOf, documentsOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const opening = {
  title: 'Pembukaan',
  startsAt: '2026-11-22T09:00',
  endsAt: '2026-11-22T09:30',
  hall: 'Aula',
  speaker: 'Ratna Kinanti',
  description: 'Sambutan ketua.',
  capacity: '120',
};
const lunch = { title: 'Makan siang', startsAt: '2026-11-22T12:00', endsAt: '2026-11-22T13:00' };
const link = 'https://rapat.example.org/ruang-1';

async function makePublicEvent() {
  freezeClock(jakarta('2026-11-20T10:00'));
  return makeEvent({
    title: 'Rapat anggota',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
    bannerImage: null,
  });
}

describe('a programme', () => {
  test('is public in the order of its times, without the online link, and audited', async () => {
    const [admin, { id }] = [await makeAdmin(), await makePublicEvent()];
    const saved = await as(admin).ok('saveEventProgramme', {
      id,
      sessions: [lunch, opening],
      onlineLink: link,
    });
    expect(saved.body.message).toBe('Susunan acara disimpan.');
    const event = await inProcess().ok('getEvent', { id });
    expect(event.body.programme).toEqual([
      {
        ...opening,
        startsAt: '2026-11-22T02:00:00.000Z',
        endsAt: '2026-11-22T02:30:00.000Z',
        capacity: 120,
      },
      {
        title: 'Makan siang',
        startsAt: '2026-11-22T05:00:00.000Z',
        endsAt: '2026-11-22T06:00:00.000Z',
        hall: '',
        speaker: '',
        description: '',
        capacity: null,
      },
    ]);
    for (const name of ['getEvent', 'getEventRegistration', 'getEventFile'] as const)
      expect((await anonymous.ok(name, { id })).bytes.toString()).not.toContain('rapat.example.org');
    expect(await auditEntriesOf('event-programme.save')).toMatchObject([
      { actorId: admin.id, targetId: id, targetName: 'Rapat anggota' },
    ]);
    const written = (await as(admin).ok('getWrittenEventProgramme', { id })).body;
    expect(written).toMatchObject({ event: { _id: id, title: 'Rapat anggota' }, onlineLink: link });
  });

  test('needs titles, ends after beginnings and a link with https', async () => {
    const [admin, { id }] = [as(await makeAdmin()), await makePublicEvent()];
    const fieldsOf = async (input: object) =>
      (await admin.refused('saveEventProgramme', { id, sessions: [], ...input })).body.fields;
    expect(await fieldsOf({ sessions: [{ ...opening, endsAt: opening.startsAt }] })).toEqual({
      'sessions.0.endsAt': 'Selesai harus setelah mulai.',
    });
    expect(await fieldsOf({ sessions: [opening, { ...lunch, title: ' ' }] })).toEqual({
      'sessions.1.title': 'Wajib diisi.',
    });
    expect(await fieldsOf({ sessions: [{ ...opening, capacity: '0' }] })).toEqual({
      'sessions.0.capacity': 'Tulis bilangan di atas nol.',
    });
    expect(await fieldsOf({ onlineLink: 'http://rapat.example.org' })).toEqual({
      onlineLink: 'Tulis alamat lengkap yang diawali https://.',
    });
    expect(await valuesOf('eventProgrammes')).toEqual([]);
  });

  test('that another admin saved in the meantime is not overwritten', async () => {
    const [admin, { id }] = [inProcess(await makeAdmin()), await makePublicEvent()];
    await admin.ok('saveEventProgramme', { id, sessions: [opening] });
    const { updatedAt } = (await admin.ok('getWrittenEventProgramme', { id })).body;
    freezeClock(jakarta('2026-11-20T10:05'));
    const basedOn = updatedAt ?? undefined;
    await admin.ok('saveEventProgramme', { id, sessions: [lunch], basedOn });
    const before = await everything();
    const { body } = await admin.refused('saveEventProgramme', { id, sessions: [opening], basedOn });
    expect(body.code).toBe('conflict');
    expect(body.fields?.sessions).toContain('Makan siang');
    expect(await everything()).toEqual(before);
  });
});

test('only a registered member gets the online link, and loses it with the registration', async () => {
  const [admin, { id }] = [await makeAdmin(), await makePublicEvent()];
  const validUntil = jakarta('2027-06-30T10:00');
  const [member, other] = [
    await makeMember({ status: 'active', record: { validUntil } }),
    await makeMember({ status: 'active', record: { validUntil } }),
  ];
  const linkFor = async (person: typeof member) =>
    (await inProcess(person).ok('getEventOnlineLink', { id })).body.link;
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-11-01T08:00',
    closesAt: '2026-11-21T17:00',
    places: '3',
    memberPrice: '0',
  });
  await inProcess(member).ok('registerForEvent', { id });
  expect(await linkFor(member)).toBeNull();
  await inProcess(admin).ok('saveEventProgramme', { id, sessions: [], onlineLink: link });
  expect([await linkFor(member), await linkFor(other), await linkFor(admin)]).toEqual([link, null, null]);
  await inProcess(member).ok('cancelEventRegistration', { id });
  expect(await linkFor(member)).toBeNull();
});

describe('materials', () => {
  const slides = {
    title: 'Salindia hari pertama',
    url: 'https://salindia.example.org/1',
    kind: 'slides',
  } as const;

  test('are public after the end of the event, and the list of events marks it', async () => {
    const [admin, { id }] = [inProcess(await makeAdmin()), await makePublicEvent()];
    await admin.ok('saveEventProgramme', { id, sessions: [opening], materials: [slides] });
    const shown = async () => {
      const event = (await inProcess().ok('getEvent', { id })).body;
      const [card] = (await inProcess().ok('listEvents', {})).body;
      return [event.materials, event.hasMaterials, card?.hasMaterials];
    };
    expect(await shown()).toEqual([[], false, false]);
    freezeClock(jakarta('2026-11-23T16:00'));
    expect(await shown()).toEqual([[slides], true, true]);
    const later = inProcess(await makeAdmin());
    const { updatedAt, sessions } = (await later.ok('getWrittenEventProgramme', { id })).body;
    const basedOn = updatedAt ?? undefined;
    expect(sessions).toHaveLength(1);
    freezeClock(jakarta('2026-11-23T16:05'));
    // An older page does not send materials.
    await later.ok('saveEventProgramme', { id, sessions: [], basedOn });
    expect(await shown()).toEqual([[slides], true, true]);
    await later.ok('saveEventProgramme', { id, sessions: [], materials: [] });
    expect(await shown()).toEqual([[], false, false]);
  });

  test('stay after an undo of the text', async () => {
    const [admin, { id, record }] = [inProcess(await makeAdmin()), await makePublicEvent()];
    const { updatedAt } = (await admin.ok('getWrittenEvent', { id })).body;
    await admin.ok('updateEvent', {
      id,
      title: 'Rapat besar',
      content: record.content as never,
      location: record.location,
      startDate: '2026-11-22T09:00',
      endDate: '2026-11-23T16:00',
      category: 'workshop',
      publication: 'keep',
      basedOn: updatedAt,
    });
    await admin.ok('saveEventProgramme', { id, sessions: [], materials: [slides] });
    const audit = await documentsOf('audit');
    const [edit = ''] = Object.keys(audit).filter((entry) => audit[entry]?.action === 'event.update');
    await admin.ok('undoEntry', { id: edit });
    freezeClock(jakarta('2026-11-23T16:00'));
    const event = (await inProcess().ok('getEvent', { id })).body;
    expect(event).toMatchObject({ title: 'Rapat anggota', hasMaterials: true, materials: [slides] });
  });

  test('need a title, a link with https and a kind, and are at most ten', async () => {
    const [admin, { id }] = [inProcess(await makeAdmin()), await makePublicEvent()];
    const before = await everything();
    const fieldsOf = async (materials: readonly object[]) =>
      (await admin.refused('saveEventProgramme', { id, sessions: [], materials: materials as never })).body
        .fields;
    expect(await fieldsOf([{ title: ' ', url: 'http://salindia.example.org', kind: 'film' }])).toEqual({
      'materials.0.title': 'Wajib diisi.',
      'materials.0.url': 'Tulis alamat lengkap yang diawali https://.',
      'materials.0.kind': 'Wajib diisi.',
    });
    expect(await fieldsOf(Array.from({ length: 11 }, () => slides))).toHaveProperty('materials');
    expect(await everything()).toEqual(before);
  });
});
