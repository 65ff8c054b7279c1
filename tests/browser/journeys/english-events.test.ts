/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, choose, field, heading } from '../../support/actions/steps.ts';
import { expectEnglish } from '../../support/assertions/language.ts';
import { expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { changeDocument } from '../../support/assertions/stores.ts';
import { collectReplies } from '../../support/assertions/sweep.ts';
import { guestCodeOf } from '../../support/factories/events/event-guests.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, atRest, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

/** The way of a participant who reads only English. */

const title = 'Data analysis workshop';

/** Opens an event with English texts; places cost 150,000 for members and 300,000 for others. */
async function openTranslatedEvent(admin: Person): Promise<string> {
  const id = await openNextEvent(admin, { publicPrice: '300000' });
  await as(admin).ok('saveTranslation', {
    ...{ kind: 'event', id, title, publication: 'now' },
    content: [{ type: 'text', content: 'Two days of practice with open data.' }],
  });
  return id;
}

async function approvePayment(admin: Person): Promise<void> {
  const [bill] = (await as(admin).ok('listEventPayments', {})).body.data;
  const { body: review } = await as(admin).ok('getComparedEventPaymentReview', { id: bill?._id ?? '' });
  const decision = { id: bill?._id ?? '', paymentId: review.payment._id, reviewToken: review.reviewToken };
  await as(admin).ok('approveEventPayment', decision);
}

/** Returns a check that the page is in English and fits its width. */
function checkerOf(page: Page): () => Promise<void> {
  const replies = collectReplies(page);
  return async () => {
    await atRest(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expectEnglish(page, await replies());
    await expectNoSidewaysScroll(page);
    expect(await page.locator('main').innerText()).not.toContain('Lokakarya analisis data');
  };
}

test('a member registers for an event, pays, and finds ticket and place in English at 360 px', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const id = await openTranslatedEvent(admin);
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  const page = await visit('/robots.txt', { as: member, width: 360 });
  const isEnglish = checkerOf(page);
  await page.goto('/en/event');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await arrivedAt(page, `/en/event/event-details/${id}`);
  const panel = page.getByRole('region', { name: 'Registration', exact: true });
  await shown(heading(page, title), panel.getByText(/^5 of 5 places left\./));
  await isEnglish();
  await panel.getByRole('link', { name: 'Register', exact: true }).click();
  await arrivedAt(page, `/en/membership/events/${id}`);
  await shown(heading(page, 'Event registration'), page.getByRole('heading', { name: title }));
  await isEnglish();
  await button(page, 'Register').click();
  await shown(page.getByText(/^Your place is held until .* Pay before then\.$/));
  await isEnglish();
  await choose(page, 'Proof of payment', await proof());
  await button(page, 'Send proof').click();
  await shown(button(page, 'Replace proof'));
  await isEnglish();

  await approvePayment(admin);
  await page.reload();
  await shown(page.getByText('You’re registered. See you at the event!', { exact: true }));
  await isEnglish();
  await page.getByRole('link', { name: 'View ticket', exact: true }).click();
  await shown(page.getByRole('img', { name: 'Ticket QR code', exact: true }), page.getByText(title).first());
  await isEnglish();
  await page.goto('/en/membership/events');
  await shown(page.getByRole('link', { name: title, exact: true }));
  await isEnglish();
});

test('a guest registers by the mailed link in English at 360 px', async ({ visit }) => {
  const admin = await makeAdmin();
  const id = await openTranslatedEvent(admin);
  const page = await visit(`/en/event/event-details/${id}`, { width: 360 });
  const panel = page.getByRole('region', { name: 'Registration', exact: true });
  await panel.getByRole('button', { name: 'Register', exact: true }).click();
  await field(page, 'Name').fill('Emma Hartley');
  await field(page, 'Email').fill('emma@example.org');
  await button(page, 'Send link').click();
  await shown(page.getByText(/^Check your email\./));

  const place = await visit('/robots.txt', { width: 360 });
  const isEnglish = checkerOf(place);
  await place.goto(`/en/acara/tempat#${await guestCodeOf(id, 'emma@example.org')}`);
  await shown(heading(place, 'My registration'), place.getByText(title).first());
  await isEnglish();
  await button(place, 'Confirm and register').click();
  await shown(place.getByText(/^Your place is held until .* Pay before then\.$/));
  await isEnglish();
  await choose(place, 'Proof of payment', await proof());
  await button(place, 'Send proof').click();
  await shown(button(place, 'Replace proof'));
  await approvePayment(admin);
  await place.reload();
  await shown(place.getByRole('img', { name: 'Ticket QR code', exact: true }));
  await isEnglish();
});

test('an event that is public in English only has a registration on the English site', async ({ visit }) => {
  const admin = await makeAdmin();
  const id = await openTranslatedEvent(admin);
  await changeDocument('events', id, { createdAt: null });
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  const page = await visit(`/en/event/event-details/${id}`, { as: member, width: 360 });
  const panel = page.getByRole('region', { name: 'Registration', exact: true });
  await panel.getByRole('link', { name: 'Register', exact: true }).click();
  await arrivedAt(page, `/en/membership/events/${id}`);
  await button(page, 'Register').click();
  await shown(page.getByText(/^Your place is held until .* Pay before then\.$/));
});
