import { describe, expect, test } from 'vitest';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  mailsOf,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { openDoors } from '../../../support/factories/events/event-doors.ts';
import {
  guestRegistrationId,
  openGuestEvent,
  placeOf,
  registerGuest,
  visitor,
} from '../../../support/factories/events/event-guests.ts';
import type { Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const email = 'rina@example.org';

const answer = {
  overall: '5',
  content: '4',
  organisation: '3',
  useful: 'Latihan di akhir',
  suggestions: '',
} as const;

/** Returns an event that is over, with an open survey. Its first `came` members attended. */
async function openSurvey(count: number, came = count) {
  const { id, admin, members } = await openDoors(count);
  for (const member of members.slice(0, came))
    await changeDocument('eventRegistrations', `${id}${member.id}`, {
      attendedAt: jakarta('2026-11-22T09:00'),
    });
  await inProcess(admin).ok('saveEventSurvey', { id, isOpen: true });
  freezeClock(jakarta('2026-11-22T16:00'));
  return { id, admin, members };
}

const answerBy = (member: Person, id: string, changes = {}) =>
  inProcess(member).ok('answerEventSurvey', { id, ...answer, ...changes });
const stateOf = async (member: Person, id: string) =>
  (await inProcess(member).ok('getOwnEventSurvey', { id })).body.state;
const surveyOf = async (admin: Person, id: string) =>
  (await inProcess(admin).ok('getEventSurvey', { id })).body;
const run = async () => (await runToEnd(sendEventNotices, defaultJobOptions)).done.mails;

describe('a survey', () => {
  test('stores one answer of each person, and no field that links both', async () => {
    const { id, members } = await openSurvey(2);
    const [member, other] = members as [Person, Person];
    expect(await stateOf(member, id)).toBe('open');
    const results = await Promise.all(
      [1, 2, 3].map(() => inProcess(member).call('answerEventSurvey', { id, ...answer })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const answers = await documentsOf('eventSurveyAnswers');
    expect(Object.values(answers)).toEqual([
      expect.objectContaining({
        event: id,
        overall: 5,
        content: 4,
        organisation: 3,
        useful: 'Latihan di akhir',
        suggestions: '',
      }),
    ]);
    const text = JSON.stringify(answers);
    for (const secret of [member.id, member.email, '2026-11']) expect(text).not.toContain(secret);
    expect(await stateOf(member, id)).toBe('answered');
    expect(await stateOf(other, id)).toBe('open');
    expect(await valuesOf('audit').then((all) => all.filter(({ actorId }) => actorId === member.id))).toEqual(
      (await auditEntriesOf('event-registration.register')).filter(({ actorId }) => actorId === member.id),
    );
  });

  test('is closed for those who did not attend, before the end, and after an admin closes it', async () => {
    const { id, admin, members } = await openSurvey(2, 1);
    const [member, absent] = members as [Person, Person];
    const before = await valuesOf('eventSurveyAnswers');
    const refused = async (who: Person, changes = {}) =>
      (await inProcess(who).refused('answerEventSurvey', { id, ...answer, ...changes })).body;
    expect(await stateOf(absent, id)).toBe('closed');
    expect((await refused(absent)).message).toBe('Survei ini tidak terbuka untuk Anda.');
    expect(
      Object.keys(
        (await refused(member, { overall: '6', content: '', useful: 'x'.repeat(501) })).fields ?? {},
      ),
    ).toEqual(['overall', 'content', 'useful']);
    freezeClock(jakarta('2026-11-22T15:59'));
    expect(await stateOf(member, id)).toBe('closed');
    expect((await refused(member)).code).toBe('wrong-status');
    freezeClock(jakarta('2026-11-22T16:00'));
    await inProcess(admin).ok('saveEventSurvey', { id, isOpen: false });
    const state = await everything();
    await inProcess(admin).ok('saveEventSurvey', { id, isOpen: false });
    expect(await everything()).toEqual(state);
    expect((await refused(member)).code).toBe('wrong-status');
    expect(await valuesOf('eventSurveyAnswers')).toEqual(before);
    expect(await auditEntriesOf('event-survey.open')).toMatchObject([{ actorId: admin.id, targetId: id }]);
    expect(await auditEntriesOf('event-survey.close')).toMatchObject([{ actorId: admin.id, targetId: id }]);
  });

  test('shows its results from the fifth answer on, also as CSV', async () => {
    const { id, admin, members } = await openSurvey(5);
    for (const [index, member] of members.entries()) {
      expect(await surveyOf(admin, id)).toMatchObject({ answers: index, attendees: 5, results: null });
      const { body } = await inProcess(admin).refused('downloadEventSurvey', { id });
      expect(body.message).toBe('Hasil tampil mulai dari 5 jawaban.');
      await answerBy(member, id, {
        overall: String(index + 1),
        useful: index === 0 ? '' : `Bagian ${9 - index}`,
      });
    }
    expect((await surveyOf(admin, id)).results).toEqual({
      ratings: [
        { question: 'overall', average: 3, counts: [1, 1, 1, 1, 1] },
        { question: 'content', average: 4, counts: [0, 0, 0, 5, 0] },
        { question: 'organisation', average: 3, counts: [0, 0, 5, 0, 0] },
      ],
      useful: ['Bagian 5', 'Bagian 6', 'Bagian 7', 'Bagian 8'],
      suggestions: [],
    });
    const file = await inProcess(admin).ok('downloadEventSurvey', { id });
    const lines = file.bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.slice(1).sort()[1]).toBe('"2","4","3","Bagian 8",""');
  });
});

describe('the invitation to a survey', () => {
  test('is mailed once to those who attended and have not answered', async () => {
    const { id, admin, members } = await openSurvey(3, 2);
    const [answered, invited] = members as [Person, Person];
    await answerBy(answered, id);
    const results = await Promise.all([1, 2].map(() => inProcess(admin).call('inviteToEventSurvey', { id })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await run()).toBe(1);
    expect(await mailsOf('event-survey')).toMatchObject([
      { to: invited.email, data: { event: 'Lokakarya', eventId: id } },
    ]);
    expect(await auditEntriesOf('event-survey.invite')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { count: 2 } },
    ]);
    expect((await surveyOf(admin, id)).isInvited).toBe(true);
    const { body } = await inProcess(admin).refused('inviteToEventSurvey', { id });
    expect(body.message).toBe('Undangan survei sudah dikirim.');
  });

  test('needs an event that is over, an open survey and attendees', async () => {
    const { id, admin, members } = await openSurvey(1, 0);
    const refusal = async () => (await inProcess(admin).refused('inviteToEventSurvey', { id })).body.message;
    const before = await valuesOf('eventNotices');
    expect(await refusal()).toBe('Belum ada peserta yang hadir.');
    freezeClock(jakarta('2026-11-22T15:00'));
    expect(await refusal()).toBe('Acara belum selesai.');
    freezeClock(jakarta('2026-11-22T16:00'));
    await inProcess(admin).ok('saveEventSurvey', { id, isOpen: false });
    expect(await refusal()).toBe('Buka survei dulu.');
    expect(await valuesOf('eventNotices')).toEqual(before);
    await inProcess(admin).ok('saveEventSurvey', { id, isOpen: true });
    const [member] = members as [Person];
    await changeDocument('eventRegistrations', `${id}${member.id}`, { attendedAt: new Date() });
    const { body } = await inProcess(admin).ok('inviteToEventSurvey', { id });
    expect(body.message).toBe('Undangan dikirim kepada peserta yang hadir.');
  });
});

describe('a guest who attended', () => {
  test('is invited, answers once by the page of the place, and without a name', async () => {
    const { id, admin } = await openGuestEvent(2, { publicPrice: '0' });
    const [code, absent] = [await registerGuest(id), await registerGuest(id, 'tono@example.org', 'Tono')];
    await changeDocument('eventRegistrations', guestRegistrationId(id, email), {
      attendedAt: jakarta('2026-11-19T09:00'),
    });
    await inProcess(admin).ok('saveEventSurvey', { id, isOpen: true });
    expect((await placeOf(code)).survey).toBe('closed');
    await changeDocument('events', id, {
      startDate: jakarta('2026-11-19T09:00'),
      endDate: jakarta('2026-11-20T09:00'),
    });
    await inProcess(admin).ok('inviteToEventSurvey', { id });
    expect(await run()).toBe(1);
    expect(await mailsOf('event-survey')).toMatchObject([
      { to: email, data: { guest: guestRegistrationId(id, email) } },
    ]);
    expect([(await placeOf(code)).survey, (await placeOf(absent)).survey]).toEqual(['open', 'closed']);
    const before = await valuesOf('eventRegistrations');
    const refused = await visitor.refused('answerGuestSurvey', { code: absent, ...answer });
    expect(refused.body.message).toBe('Survei ini tidak terbuka untuk Anda.');
    expect((await visitor.refused('answerGuestSurvey', { code: 'x', ...answer })).body.code).toBe(
      'invalid-code',
    );
    expect(await valuesOf('eventRegistrations')).toEqual(before);
    expect(await valuesOf('eventSurveyAnswers')).toEqual([]);
    await visitor.ok('answerGuestSurvey', { code, ...answer });
    const again = await visitor.refused('answerGuestSurvey', { code, ...answer });
    expect(again.body.message).toBe('Anda sudah mengisi survei ini.');
    expect(await valuesOf('eventSurveyAnswers')).toHaveLength(1);
    const text = JSON.stringify(await documentsOf('eventSurveyAnswers'));
    expect(text).toContain('Latihan di akhir');
    for (const secret of ['guest', email, 'Rina', '2026-11']) expect(text).not.toContain(secret);
    expect((await placeOf(code)).survey).toBe('answered');
  });
});
