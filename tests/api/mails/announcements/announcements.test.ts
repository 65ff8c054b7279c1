import { toDateTimeInput } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { findRunning } from '../../../../functions/src/model/admin/announcements.ts';
import { auditEntriesOf, everything } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inLanguage, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const at = (days: number) => toDateTimeInput(inDays(days));
const meeting = {
  title: 'Rapat anggota',
  text: 'Sabtu pagi,\ndi Bandung.',
  link: '/event',
  startsAt: at(1),
  endsAt: at(3),
  audience: 'all',
} as const;

const listed = async (admin: Person) => (await inProcess(admin).ok('listAnnouncements', {})).body.data;
const atHome = async () => (await inProcess().ok('getHomeNews', {})).body.announcement;
const ownRows = async () => (await inProcess(await makeMember()).ok('listOwnAnnouncements', {})).body.data;
/** Titles at the time of the clock, which would end a session. */
const titlesNow = async () => (await findRunning('members')).map(({ title }) => title);
const ofMember = async () => (await ownRows()).map(({ title }) => title);

test('an announcement appears at its start and disappears at its end, where its audience reads', async () => {
  const admin = await makeAdmin();
  await inProcess(admin).ok('addAnnouncement', meeting);
  await inProcess(admin).ok('addAnnouncement', { ...meeting, title: 'Iuran', audience: 'members' });
  await inProcess(admin).ok('addAnnouncement', { ...meeting, startsAt: at(-3), endsAt: at(-2) });
  await inProcess(admin).ok('addAnnouncement', {
    ...meeting,
    startsAt: at(-1),
    audience: 'home',
    endsAt: at(-0.5),
  });
  expect((await listed(admin)).map(({ state }) => state)).toEqual(['planned', 'planned', 'ended', 'ended']);
  expect([await atHome(), await titlesNow()]).toEqual([null, []]);
  freezeClock(inDays(1));
  expect(await atHome()).toEqual({ text: 'Rapat anggota: Sabtu pagi, di Bandung.', link: '/event' });
  expect(await titlesNow()).toEqual(['Rapat anggota', 'Iuran']);
  freezeClock(inDays(3));
  expect([await atHome(), await titlesNow()]).toEqual([null, []]);
});

test('at most three run on a dashboard, the newest first, and home has the newest with its beginning', async () => {
  const admin = await makeAdmin();
  for (const days of [-3, -1, -4, -2])
    await inProcess(admin).ok('addAnnouncement', {
      ...meeting,
      title: `Hari ${days}`,
      text: 'x'.repeat(1000),
      startsAt: at(days),
    });
  expect(await ofMember()).toEqual(['Hari -1', 'Hari -2', 'Hari -3']);
  expect((await ownRows())[0]).toEqual({
    _id: expect.any(String),
    title: 'Hari -1',
    text: 'x'.repeat(1000),
    link: '/event',
  });
  expect([...String((await atHome())?.text)]).toHaveLength(180);
});

describe('in English', () => {
  const translation = { englishTitle: 'Members’ meeting', englishText: 'Saturday,\nin Bandung.' };
  const running = { ...meeting, startsAt: at(-1) };
  const inEnglish = inLanguage('en', inProcessTransport());
  const readHome = async () => (await as(undefined, inEnglish).ok('getHomeNews', {})).body.announcement;

  test('an announcement has its own texts, and the same dates, link and audience', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    await inProcess(admin).ok('addAnnouncement', { ...running, ...translation });
    expect(await listed(admin)).toMatchObject([{ title: 'Rapat anggota', ...translation }]);
    expect(await readHome()).toEqual({ text: 'Members’ meeting: Saturday, in Bandung.', link: '/event' });
    expect(await atHome()).toEqual({ text: 'Rapat anggota: Sabtu pagi, di Bandung.', link: '/event' });
    const { data } = (await as(member, inEnglish).ok('listOwnAnnouncements', {})).body;
    expect(data).toEqual([
      { _id: expect.any(String), title: 'Members’ meeting', text: 'Saturday,\nin Bandung.', link: '/event' },
    ]);
    expect(await ownRows()).toMatchObject([{ title: 'Rapat anggota', text: 'Sabtu pagi,\ndi Bandung.' }]);
  });

  test('the three newest with an English title are shown, also if newer ones have none', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    for (const days of [-8, -7, -6, -5, -4, -3, -2, -1])
      await inProcess(admin).ok('addAnnouncement', {
        ...meeting,
        title: `Hari ${days}`,
        startsAt: at(days),
        ...(days % 2 === 0 ? { englishTitle: `Day ${days}` } : {}),
      });
    const { data } = (await as(member, inEnglish).ok('listOwnAnnouncements', {})).body;
    expect(data.map(({ title, text }) => [title, text])).toEqual([
      ['Day -2', ''],
      ['Day -4', ''],
      ['Day -6', ''],
    ]);
    expect((await readHome())?.text).toBe('Day -2');
    expect(await ofMember()).toEqual(['Hari -1', 'Hari -2', 'Hari -3']);
  });

  test('texts stay after a change that does not send them, and leave the site when emptied', async () => {
    const admin = await makeAdmin();
    await inProcess(admin).ok('addAnnouncement', { ...running, ...translation });
    const [{ _id: id = '' } = {}] = await listed(admin);
    await inProcess(admin).ok('updateAnnouncement', { id, ...running, title: 'Rapat luar biasa' });
    expect(await listed(admin)).toMatchObject([{ title: 'Rapat luar biasa', ...translation }]);
    const emptied = { id, ...running, englishTitle: '', englishText: '' };
    await inProcess(admin).ok('updateAnnouncement', emptied);
    expect([await readHome(), (await atHome())?.text]).toEqual([
      null,
      'Rapat anggota: Sabtu pagi, di Bandung.',
    ]);
  });

  test('a conflict names the stored English title', async () => {
    const admin = await makeAdmin();
    await inProcess(admin).ok('addAnnouncement', running);
    const [{ _id: id = '', updatedAt = '' } = {}] = await listed(admin);
    await inProcess(admin).ok('updateAnnouncement', { id, ...running, ...translation, basedOn: updatedAt });
    const late = { id, ...running, englishTitle: 'Meeting', englishText: '', basedOn: updatedAt };
    const { body } = await inProcess(admin).refused('updateAnnouncement', late);
    expect(body.fields).toEqual({
      englishTitle: 'Tersimpan sekarang: Members’ meeting',
      englishText: 'Tersimpan sekarang: Saturday,\nin Bandung.',
    });
  });
});

test('an announcement is changed and deleted, and an edit of an older version is refused', async () => {
  const admin = await makeAdmin();
  await as(admin).ok('addAnnouncement', meeting);
  const [{ _id: id = '', updatedAt = '' } = {}] = await listed(admin);
  await as(admin).ok('updateAnnouncement', { id, ...meeting, title: 'Rapat luar biasa', basedOn: updatedAt });
  const before = await everything();
  const reversed = { id, ...meeting, startsAt: at(4), basedOn: updatedAt };
  expect((await as(admin).refused('updateAnnouncement', reversed)).body.code).toBe('invalid-input');
  const { body } = await as(admin).refused('updateAnnouncement', {
    id,
    ...meeting,
    endsAt: at(9),
    basedOn: updatedAt,
  });
  expect(body).toMatchObject({
    code: 'conflict',
    fields: {
      title: 'Tersimpan sekarang: Rapat luar biasa',
      endsAt: `Tersimpan sekarang: ${meeting.endsAt}`,
    },
  });
  expect(await everything()).toEqual(before);
  await as(admin).ok('deleteAnnouncement', { id });
  await as(admin).ok('deleteAnnouncement', { id });
  expect(await listed(admin)).toEqual([]);
  expect(await auditEntriesOf('announcement.save')).toHaveLength(2);
  expect(await auditEntriesOf('announcement.delete')).toMatchObject([
    { actorId: admin.id, targetId: id, targetName: 'Rapat luar biasa' },
  ]);
});

test.each([
  ['an end before the start', { endsAt: meeting.startsAt }, 'endsAt'],
  ['a script as a link', { link: 'javascript:alert(1)' }, 'link'],
  ['a link of another site without a scheme', { link: '//evil.example.org' }, 'link'],
  ['no title', { title: ' ' }, 'title'],
  ['a long text', { text: 'x'.repeat(1001) }, 'text'],
  ['an English text without a title', { englishText: 'Saturday.' }, 'englishTitle'],
  ['an unknown audience', { audience: 'guests' as 'all' }, 'audience'],
])('%s is refused and stores nothing', async (_what, change, field) => {
  const admin = await makeAdmin();
  const before = await everything();
  const { body } = await as(admin).refused('addAnnouncement', { ...meeting, ...change });
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await everything()).toEqual(before);
});
