import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { type Audience, readScreens } from '../../../web/read-screens.ts';
import { memberWithCode } from '../../support/actions/card-verification.ts';
import { setDisplayMode } from '../../support/actions/page-state.ts';
import { follow } from '../../support/actions/public-pages.ts';
import { expectRoomForLongTexts } from '../../support/assertions/long-texts.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAttendance } from '../../support/factories/attendance.ts';
import {
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
  makeTranslation,
} from '../../support/factories/content.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { requestPlace } from '../../support/factories/events/event-guests.ts';
import { invite, makeInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { newSession } from '../../support/factories/tokens.ts';
import { atRest, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { buildPseudoSite, servePseudoSite } from '../../support/suite/pseudo-site.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** Every screen of visitors and members, with texts that are 40 % longer, on phones of two widths. */

const people: Record<string, Person> = {};
/** Paths of screens of one record, and codes of links, which are created with the records. */
const paths: Record<string, string> = {};

async function makePeople(admin: Person): Promise<void> {
  const record = { ...long.member, validUntil: inDays(100) };
  people.member = await makeMember({ photo: true, record });
  await newSession(people.member);
  for (const status of ['waitingApproval', 'RequestRenew', 'rejectedByAdmin', 'expired'] as const)
    people[status] = await makeMember({ status, photo: true, record: long.member });
  people.rejected = await makeMember({ status: 'RequestRenew' });
  await as(admin).ok('rejectRenewal', { id: people.rejected.id, reason: long.word });
  people.asked = await makeMember({ status: 'waitingApproval' });
  await as(admin).ok('askApplicant', { id: people.asked.id, text: long.word });
  people.unverified = await makeMember({ isVerified: false });
  await as(people.unverified).ok('withdrawConsent', {});
}

async function makeInstitutions(): Promise<void> {
  const institution = await makeInstitution({ staff: 2, logo: true });
  people.coordinator = institution.coordinator;
  people.staff = institution.staff[0] as Person;
  paths.invitation = `/institution/invitation?code=${await invite(institution, long.email('undangan'))}`;
}

async function makeContent(): Promise<void> {
  const [blog, journal, product] = [await makeBlog(), await makeJournal(), await makeProduct()];
  await makeTranslation('blog', blog);
  await makeTranslation('journal', journal);
  await makeTranslation('product', product);
  paths['/blog/blog-details/:id'] = `/blog/blog-details/${blog.id}`;
  paths['/journal/:id'] = `/journal/${journal.id}`;
  const choices = { bio: long.word, guestLecturer: true, assessor: true, expertGroup: true };
  paths['/directory/:id'] = `/directory/${await publish(await makeExpert(long.member), 'public', choices)}`;
}

async function makeEvents(admin: Person): Promise<void> {
  const { member, coordinator } = people as Record<'member' | 'coordinator', Person>;
  const openEvent = async (prices: Readonly<Record<string, string>>) => {
    const event = await makeEvent({ startDate: inDays(10), endDate: inDays(11), createdAt: inDays(-1) });
    await makeTranslation('event', event);
    const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
    await as(admin).ok('saveEventRegistration', { id: event.id, opensAt, closesAt, places: '9', ...prices });
    return event.id;
  };
  const paid = await openEvent({ memberPrice: '150000', publicPrice: '200000' });
  const free = await openEvent({ memberPrice: '0', publicPrice: '200000' });
  await as(member).ok('registerForEvent', { id: free });
  const group = (await as(coordinator).ok('orderEventGroup', { id: paid, places: '2' })).body._id;
  paths['/event/event-details/:id'] = `/event/event-details/${paid}`;
  paths['/membership/events/:id'] = `/membership/events/${paid}`;
  paths['/membership/events/:id/survey'] = `/membership/events/${free}/survey`;
  paths['/membership/events/:id/ticket'] = `/membership/events/${free}/ticket`;
  paths['/membership/events/groups/:id'] = `/membership/events/groups/${group}`;
  paths.registered = `/membership/events/${free}`;
  paths.place = `/acara/tempat#${await requestPlace(paid, 'rina@example.org', long.name)}`;
}

async function makeDocuments(admin: Person): Promise<void> {
  const [member, event] = [people.member as Person, await makeEvent()];
  const letter = await as(member).ok('issueMembershipLetter', { purpose: long.word.slice(0, 120) });
  paths['/surat/:id'] = `/surat/${letter.body.letter._id}`;
  await as(admin).ok('saveCertificateSettings', {
    id: event.id,
    title: 'Sertifikat Peserta',
    signatoryName: 'Dr. Ketua Contoh',
    signatoryOffice: 'Ketua Umum',
    category: 'learning',
    points: '8',
  });
  const [certificate = ''] = await makeAttendance(event, [member]);
  await as(admin).ok('issueCertificates', { id: event.id });
  paths['/sertifikat/:id'] = `/sertifikat/${(await storedDocument('certificates', certificate)).code}`;
  paths.card = `/verify#${(await memberWithCode()).code}`;
}

shareStores();
beforeAll(async () => {
  const [admin] = await Promise.all([makeAdmin(), buildPseudoSite()]);
  await makePeople(admin);
  await makeInstitutions();
  await makeContent();
  await makeEvents(admin);
  await makeDocuments(admin);
});

/** Opens the site, or follows a link within it, which loads less code. */
async function openPseudoPage(page: Page, path: string): Promise<void> {
  await servePseudoSite(page.context());
  const address = `/en${path}`;
  if (!new URL(page.url()).pathname.startsWith('/en')) {
    await page.goto(address);
    return;
  }
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-previous', ''));
  await follow(page, address);
  await page.waitForFunction(() => document.querySelector('h1:not([data-previous])') !== null);
}

/** Declares a test that opens a path, or the path of a record, as a person. */
const opens = (name: string, who: string | undefined, path: string = name) =>
  test(name, async ({ tour }) => {
    const address = paths[path] ?? path;
    const page = await tour(address, {
      as: who === undefined ? undefined : people[who],
      open: (opened) => openPseudoPage(opened, address),
    });
    await atRest(page);
    await expectRoomForLongTexts(page);
  });

const pathsOf = (...audiences: readonly Audience[]) =>
  readScreens(...audiences).flatMap(({ path, isEmulatorOnly }) => (isEmulatorOnly ? [] : [path]));

describe('a visitor', () => {
  for (const path of pathsOf('public', 'unlisted', 'invited')) opens(path, undefined);
  opens('/blog/blog-details/1', undefined);
  opens('/search?q=data', undefined);
  for (const name of ['invitation', 'place', 'card']) opens(name, undefined);
});

test('the header has one row at 320 pixels', async ({ tour }) => {
  const page = await tour('/about', { open: (opened) => openPseudoPage(opened, '/about') });
  await setDisplayMode(page, { width: 320, dark: false });
  const [logo, button] = await Promise.all(
    [page.getByRole('banner').getByRole('link').first(), page.getByRole('banner').getByRole('button')].map(
      (one) => one.boundingBox(),
    ),
  );
  expect(button?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
});

describe('a member', () => {
  const ofGroup = '/membership/events/groups/:id';
  for (const path of pathsOf('member')) opens(path, path === ofGroup ? 'coordinator' : 'member');
  opens('registered', 'member');
});

describe.each([
  ...['waitingApproval', 'RequestRenew', 'rejectedByAdmin', 'expired', 'rejected', 'asked'],
  ...['unverified', 'coordinator', 'staff'],
])('%s', (who) => {
  for (const path of ['/membership', '/membership/renew']) opens(path, who);
});

describe('a coordinator', () => {
  for (const path of ['/membership/institution', '/membership/institution/payment'])
    opens(path, 'coordinator');
});
