import { expect, test } from 'vitest';
import { idOf, makeEvent } from '../../../support/factories/content.ts';
import { anonymous } from '../../../support/suite/client.ts';

test("the list shows each event's card, latest start first", async () => {
  const late = await makeEvent({
    startDate: new Date('2027-05-02T02:00:00Z'),
    endDate: new Date('2027-05-03T09:00:00Z'),
  });
  const early = await makeEvent({ startDate: new Date('2026-02-01T02:00:00Z'), bannerImage: null });
  const { body } = await anonymous.ok('listEvents', {});
  expect(body).toEqual([
    {
      _id: late.id,
      title: late.record.title,
      category: 'workshop',
      location: 'Bandung',
      startDate: '2027-05-02T02:00:00.000Z',
      endDate: '2027-05-03T09:00:00.000Z',
      bannerImage: `/api/images/${idOf(late.record.bannerImage)}`,
      imageSize: { width: 320, height: 240 },
      imageSmall: null,
      desc: 'Lokakarya dua hari.',
      createdAt: late.record.createdAt?.toISOString(),
      updatedAt: late.record.updatedAt.toISOString(),
      isCancelled: false,
      hasMaterials: false,
    },
    expect.objectContaining({ _id: early.id, bannerImage: null, imageSize: null }),
  ]);
  expect((await anonymous.ok('listEvents', { limit: 1, after: late.id })).body).toEqual([body[1]]);
});

test('an event is returned completely', async () => {
  const { id, record } = await makeEvent();
  const { body } = await anonymous.ok('getEvent', { id });
  const [card] = (await anonymous.ok('listEvents', {})).body;
  expect(body).toEqual({
    ...card,
    content: record.content,
    link: [],
    languages: ['id'],
    hasRegistration: false,
    cancelReason: null,
    programme: [],
    materials: [],
  });
});
