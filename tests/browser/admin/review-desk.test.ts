import { FieldValue } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, heading, listShown, requestShown, sendNow } from '../../support/actions/steps.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  paymentIdOf,
  storedDocument,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { slip } from '../../support/factories/images.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../support/factories/people.ts';
import {
  breakServer,
  eventually,
  hidden,
  holdRequests,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { makeGate } from '../../support/suite/interleaving.ts';

const registrations = '/admin/request-register/review';
const renewals = '/admin/request-renewal/review';

const status = (page: Page, text: string): Locator =>
  page.getByRole('status').getByText(text, { exact: true });
const proofOf = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('img', { name: `Bukti pembayaran ${name}` });

const proofRequestOf = async ({ id }: Person): Promise<string> =>
  `GET /api/payments/${(await storedDocument('users', id)).paymentId}/proof`;

/** Requests with accounts and proofs, oldest first. */
async function waiting(count: number, kind: 'waitingApproval' | 'RequestRenew'): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 5, 3, index));
    people.push(await makeMember({ status: kind, record: { createdAt: at, updatedAt: at } }));
  }
  return people;
}

const first = (people: readonly Person[]): Person => people[0] as Person;

test('nine requests are decided by keys at full speed, each as its key says', { tags: ['full'] }, async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const people = await waiting(9, 'waitingApproval');
  const page = await visit('/admin/request-register', { as: admin });
  await page.getByRole('link', { name: 'Meja tinjau', exact: true }).focus();
  await page.keyboard.press('Enter');
  await shown(heading(page, 'Meja tinjau: pendaftaran'));
  for (const [index, person] of people.entries()) {
    await requestShown(page, person);
    await shown(page.getByRole('status').getByText(new RegExp(`^${index + 1} dari`)));
    if (index === 4) {
      // The fourth was a wrong key.
      await shown(proofOf(page, person));
      await page.keyboard.press('u');
      await requestShown(page, people[3] as Person);
      await shown(proofOf(page, people[3] as Person));
      await page.keyboard.press('a');
      await requestShown(page, person);
    }
    const keys = index % 3 === 2 ? ['x', '2', 'Enter'] : [index === 3 ? 'x' : 'a'];
    if (index === 3) keys.push('1', 'Enter');
    for (const key of keys) await page.keyboard.press(key);
  }
  const done = page.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' });
  await shown(done);
  await eventually(() => done.evaluate((element) => element === document.activeElement)).toBe(true);
  await sendNow(page);
  const left = new Set(Object.keys(await documentsOf('users')));
  const expected = people.filter((_, index) => index % 3 !== 2).map(({ id }) => id);
  expect([...left].sort()).toEqual([admin.id, ...expected].sort());
  for (const { isActive } of await valuesOf('users')) expect(isActive).toBe('active');
  const rejected = (await valuesOf('payments')).filter(({ state }) => state === 'rejected');
  expect(rejected.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'Jumlah transfer tidak sesuai.'),
  );
  await page.getByRole('main').getByRole('link', { name: 'Request Register' }).last().click();
  await listShown(page, 'Request Register (0)');
});

test('the end of the queue receives the focus, wherever it was when a dialog opened', {
  tags: ['full'],
}, async ({ visit }) => {
  const admin = await makeAdmin();
  const [person] = (await waiting(1, 'waitingApproval')) as [Person];
  const page = await visit('/admin/request-register', { as: admin });
  await page.getByRole('link', { name: 'Meja tinjau', exact: true }).focus();
  await page.keyboard.press('Enter');
  await shown(proofOf(page, person));
  const title = heading(page, 'Meja tinjau: pendaftaran');
  await eventually(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const key of ['x', 'Escape']) await page.keyboard.press(key);
  await eventually(() => page.getByRole('alertdialog').count()).toBe(0);
  for (const key of ['x', '2', 'Enter']) await page.keyboard.press(key);
  const done = page.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' });
  await shown(done);
  await eventually(() => done.evaluate((element) => element === document.activeElement)).toBe(true);
});

/** Presses keys faster than the screen updates. */
const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const key of all) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
    }
  }, keys);

const pendingDecisions = (page: Page): Locator =>
  page.getByRole('region', { name: 'Keputusan yang belum dikirim' });

/** Presses the key for the next request, and loads the earlier picture in the same task of the browser. */
const reloadOnLeaving = (picture: Locator): Promise<{ isRemoved: boolean; isLoaded: boolean }> =>
  picture.evaluate(async (element: HTMLImageElement) => {
    const { src } = element;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
    const isRemoved = !element.isConnected;
    const copy = new Image();
    copy.src = src;
    await copy.decode().catch(() => undefined);
    return { isRemoved, isLoaded: copy.naturalWidth > 0 };
  });

// A browser starts to load a picture only after the script that inserts it. The same script may remove it.
test('a picture that leaves the screen is not revoked before the browser starts to load it', {
  tags: ['full'],
}, async ({ visit }) => {
  const [one, two] = (await waiting(2, 'waitingApproval')) as [Person, Person];
  const page = await visit(registrations, { as: await makeAdmin() });
  await shown(proofOf(page, one));
  expect(await reloadOnLeaving(proofOf(page, one))).toEqual({ isRemoved: true, isLoaded: true });
  await shown(proofOf(page, two));
});

test('each key applies to the request whose name is on screen, at any speed', async ({ visit }) => {
  const admin = await makeAdmin();
  const people = await waiting(3, 'RequestRenew');
  const [rejected, approved, asked] = people as [Person, Person, Person];
  const page = await visit(renewals, { as: admin });
  await requestShown(page, rejected);
  await pressAtOnce(page, ['x', '2', 'Enter']);
  await requestShown(page, approved);
  for (const key of ['x', 'Escape', 'j', 'k', 'a']) await page.keyboard.press(key);
  await requestShown(page, asked);
  await pressAtOnce(page, ['q', '1', 'Enter']);
  await shown(page.getByText(`${asked.name}: Pertanyaan dikirim.`));
  await sendNow(page);
  const text = 'Jumlah transfer tidak sesuai.';
  expect(await storedDocument('users', rejected.id)).toMatchObject({ rejectionReason: text });
  expect(await storedDocument('users', approved.id)).toMatchObject({ isActive: 'active' });
  expect(await storedDocument('users', asked.id)).toMatchObject({
    isActive: 'RequestRenew',
    question: { text: 'Bukti pembayaran tidak terbaca. Mohon unggah foto yang lebih jelas.' },
  });
});

test('typing right after x or q fills the text field, from the first character', { tags: ['full'] }, async ({
  visit,
}) => {
  const people = await waiting(2, 'waitingApproval');
  const page = await visit(registrations, { as: await makeAdmin() });
  await requestShown(page, first(people));
  const phone = page.getByRole('link', { name: '+62 800-0000-1234', exact: true });
  await shown(phone);
  expect(await phone.getAttribute('href')).toBe('tel:+6280000001234');
  // The first press also loads the code of the dialog.
  await page.keyboard.type('xNomor rekening 12 salah');
  const reason = page.getByLabel(/^Alasan penolakan/);
  await eventually(() => reason.inputValue()).toBe('Nomor rekening 12 salah');
  await page.keyboard.press('Escape');
  await hidden(reason);
  await page.keyboard.type('qBerapa 2 + 1?');
  const question = page.getByLabel('Pertanyaan kepada pemohon');
  await eventually(() => question.inputValue()).toBe('Berapa 2 + 1?');
});

test('an approval waits until the proof is visible, and moving on cancels it', { tags: ['full'] }, async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const [one, two] = (await waiting(2, 'RequestRenew')) as [Person, Person];
  const page = await visit('/robots.txt', { as: admin });
  const release = await holdRequests(page, '**/payments/*/proof');
  await page.goto(renewals);
  await requestShown(page, one);
  await page.keyboard.press('a');
  await shown(status(page, 'Menunggu bukti…'));
  await hidden(pendingDecisions(page));
  // Any other action cancels the waiting approval.
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await shown(page.getByText(`${one.name}: belum diputuskan.`));
  await hidden(status(page, 'Menunggu bukti…'));
  await page.keyboard.press('a');
  await shown(status(page, 'Menunggu bukti…'));
  await page.keyboard.press('j');
  await shown(page.getByText(`${one.name}: belum diputuskan, karena Anda berpindah.`));
  await page.keyboard.press('a');
  await shown(status(page, 'Menunggu bukti…'));
  release();
  await shown(pendingDecisions(page).getByText(two.name, { exact: true }));
  // A held key decides once.
  await requestShown(page, one);
  await page.keyboard.press('u');
  await requestShown(page, two);
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await requestShown(page, one);
  await hidden(pendingDecisions(page).getByText(one.name, { exact: true }));
  await sendNow(page);
  expect(await storedDocument('users', two.id)).toMatchObject({ isActive: 'active' });
  expect(await storedDocument('users', one.id)).toMatchObject({ isActive: 'RequestRenew' });
});

test('each proof is loaded once, ahead of its turn, and audited', { tags: ['full'] }, async ({ visit }) => {
  const admin = await makeAdmin();
  const people = await waiting(3, 'RequestRenew');
  const expected = await Promise.all(people.map(proofRequestOf));
  const page = await visit('/admin', { as: admin });
  const sent = requestsOf(page, 'GET /api/payments/*/proof');
  await page.getByRole('link', { name: 'Meja tinjau: Request Renewal' }).click();
  for (const person of people) {
    await requestShown(page, person);
    await shown(proofOf(page, person));
    await page.keyboard.press('a');
  }
  await shown(page.getByText('Semua permintaan sudah diputuskan'));
  await sendNow(page);
  expect(sent).toEqual(expected);
  const views = await auditEntriesOf('payment.view');
  expect(views.map(({ targetId }) => targetId).sort()).toEqual(people.map(({ id }) => id).sort());
});

describe('a rejection at the desk', () => {
  test('accepts a reason from the list, a typed one, or none', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    const people = await waiting(3, 'RequestRenew');
    const page = await visit(renewals, { as: admin });
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Membership Renewal Rejection' });
    const ask = async (person: Person) => {
      await requestShown(page, person);
      await page.keyboard.press('x');
      await shown(dialog.getByText(person.name, { exact: true }));
    };
    await ask(people[0] as Person);
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');

    await ask(people[1] as Person);
    // While typing, the desk's shortcut keys are ordinary characters.
    await page.getByLabel('Alasan penolakan').fill('');
    await page.keyboard.type('a1 xj: bukti tahun 2024');
    await page.keyboard.press('Enter');

    await ask(people[2] as Person);
    await page.keyboard.press('Escape');
    await hidden(dialog);
    await ask(people[2] as Person);
    await page.keyboard.press('Enter');
    await shown(page.getByText('Semua permintaan sudah diputuskan'));
    await sendNow(page);
    const reasons = [];
    for (const { id } of people) reasons.push((await storedDocument('users', id)).rejectionReason);
    expect(reasons).toEqual(['Bukti pembayaran sudah pernah dipakai.', 'a1 xj: bukti tahun 2024', null]);
  });

  test('that fails says so, and the request returns to its position', { tags: ['full'] }, async ({
    visit,
  }) => {
    const admin = await makeAdmin();
    const [one, two] = (await waiting(2, 'RequestRenew')) as [Person, Person];
    const page = await visit(renewals, { as: admin, refusals: ['PUT /api/users/user/*/reject-renew 500'] });
    await requestShown(page, one);
    await breakServer(page, 'PUT', '/api/users/user/*/reject-renew');
    for (const key of ['x', '1', 'Enter']) await page.keyboard.press(key);
    await requestShown(page, two);
    await sendNow(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Gagal menolak permintaan' });
    await shown(alert.getByText(one.name, { exact: true }), status(page, '2 dari 2'));
    await page.keyboard.press('k');
    await requestShown(page, one);
  });
});

test('a proof that was never compared is compared in the background, and nothing waits for it', {
  tags: ['full'],
}, async ({ visit }) => {
  const admin = await makeAdmin();
  const people = await waiting(2, 'RequestRenew');
  const [one, two] = people as [Person, Person];
  const paymentId = await paymentIdOf(one);
  const { imageHash, hashBands } = await storedDocument('payments', paymentId);
  const twin = await makeMember();
  const twinPayment = await paymentIdOf(twin);
  await changeDocument('payments', twinPayment, { imageHash, hashBands });
  await changeDocument('payments', paymentId, { alike: FieldValue.delete() });
  await changeDocument('users', one.id, { proofCheck: FieldValue.delete() });
  const page = await visit('/robots.txt', { as: admin });
  const release = await holdRequests(page, '**/review/compared');
  await page.goto(renewals);
  const comparing = status(page, 'Membandingkan bukti dengan bukti lain…');
  await requestShown(page, one);
  await shown(comparing, proofOf(page, one));
  await page.keyboard.press('a');
  await requestShown(page, two);
  await hidden(comparing);
  await page.keyboard.press('u');
  await requestShown(page, one);
  await shown(comparing);
  release();
  const alert = page.getByRole('alert').filter({ hasText: 'Bukti ini sangat mirip dengan bukti lain.' });
  await shown(alert.getByRole('link', { name: twin.name }));
  await hidden(comparing);
});

describe('moving through the requests', () => {
  test('back and forth by keys and buttons decides nothing', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    const people = await waiting(3, 'waitingApproval');
    const page = await visit(registrations, { as: admin });
    const [one, two, three] = people as [Person, Person, Person];
    await requestShown(page, one);
    await page.keyboard.press('j');
    await requestShown(page, two);
    await page.keyboard.press('ArrowRight');
    await requestShown(page, three);
    await shown(status(page, '3 dari 3'));
    await page.keyboard.press('k');
    await requestShown(page, two);
    await page.keyboard.press('ArrowLeft');
    await requestShown(page, one);
    await button(page, 'Permintaan berikutnya').click();
    await requestShown(page, two);
    await page.keyboard.press('a');
    await requestShown(page, three);
    await button(page, 'Permintaan sebelumnya').click();
    await requestShown(page, one);
    await sendNow(page);
    expect(await storedDocument('users', two.id)).toMatchObject({ isActive: 'active' });
    expect(await storedDocument('users', one.id)).toMatchObject({ isActive: 'waitingApproval' });
  });

  test('requests nothing for skipped ones', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    const people = await waiting(7, 'RequestRenew');
    const page = await visit('/admin', { as: admin });
    const [reviews, proofs] = [
      requestsOf(page, 'GET /api/users/user/*/review'),
      requestsOf(page, 'GET /api/payments/*/proof'),
    ];
    await page.getByRole('link', { name: 'Meja tinjau: Request Renewal' }).click();
    await requestShown(page, first(people));
    await shown(proofOf(page, first(people)));
    // The next one is prefetched.
    await eventually(() => [reviews.length, proofs.length]).toEqual([2, 2]);
    await pressAtOnce(page, ['j', 'j', 'j', 'j', 'j']);
    await requestShown(page, people[5] as Person);
    const seen = [people[0], people[1], people[5], people[6]] as Person[];
    await eventually(() => reviews).toEqual(seen.map(({ id }) => `GET /api/users/user/${id}/review`));
    await eventually(() => proofs).toEqual(await Promise.all(seen.map(proofRequestOf)));
  });

  test('loads further ones on the way', { tags: ['full'] }, async ({ visit }) => {
    const [admin, people] = [await makeAdmin(), await makeMany(24, { status: 'waitingApproval' })];
    const page = await visit(registrations, {
      as: admin,
      // Records for filling lists have no file.
      refusals: ['GET /api/payments/*/proof 404'],
    });
    const further: string[] = [];
    page.on('response', (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (searchParams.get('page') === '2') further.push(pathname);
    });
    for (const [index, person] of people.entries()) {
      await shown(page.getByRole('heading', { level: 2, name: person.name, exact: true }));
      await shown(status(page, `${index + 1} dari 24`));
      // Keys can be faster than loading: further requests are loaded with five left.
      if (index > 14) {
        await eventually(() => further.length).toBe(1);
        await shown(page.getByText('Gambar tidak dapat dimuat.'));
      }
      await page.keyboard.press('j');
    }
    await shown(page.getByRole('heading', { level: 2, name: String(people.at(-1)?.name), exact: true }));
  });

  test("shows another admin's decision, and continues", { tags: ['full'] }, async ({ visit }) => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const people = await waiting(4, 'waitingApproval');
    const [one, two, three, four] = people as [Person, Person, Person, Person];
    const page = await visit(registrations, {
      as: admin,
      refusals: [
        'PUT /api/users/user/*/approve 409',
        'GET /api/users/user/*/review 409',
        'GET /api/payments/*/proof 404',
      ],
    });
    await requestShown(page, one);
    await shown(proofOf(page, one), page.getByText('Nominal tagihan'));
    // The proof of the third is deleted too; the first request is answered first.
    const gonePath = `/api/payments/${(await storedDocument('users', three.id)).paymentId}/proof`;
    const proofGone = page.waitForResponse((response) => response.url().endsWith(gonePath));
    const dialogOpen = makeGate();
    await page.route(`**/${three.id}/review`, async (route) => {
      await Promise.all([proofGone, dialogOpen.opened]);
      await route.continue();
    });
    await as(other).ok('rejectRegistration', { id: one.id });
    await as(other).ok('rejectRegistration', { id: three.id });
    await page.keyboard.press('a');
    await requestShown(page, two);
    await shown(proofOf(page, two));
    await page.keyboard.press('a');
    await requestShown(page, three);
    // A typed reason stays with its request.
    await page.keyboard.press('x');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Reject This New Member' });
    await shown(dialog.getByText(three.name, { exact: true }));
    const reviewResponse = page.waitForResponse((response) => response.url().endsWith(`${three.id}/review`));
    dialogOpen.open();
    await reviewResponse;
    const alert = page.getByRole('alert').filter({ hasText: 'sudah diputuskan oleh admin lain' });
    await page.getByText('sudah diputuskan oleh admin lain').waitFor({ state: 'attached' });
    await shown(dialog.getByText(three.name, { exact: true }));
    await page.keyboard.press('Enter');
    await requestShown(page, four);
    await shown(alert.getByText(three.name, { exact: true }));
    await hidden(pendingDecisions(page).getByText(four.name, { exact: true }));
    await sendNow(page);
    const refused = page.getByRole('alert').filter({ hasText: 'tidak dapat disetujui' });
    await shown(
      refused.getByText(one.name, { exact: true }),
      refused.getByText(`Permintaan ini sudah ditolak oleh ${other.name} pada`, { exact: false }),
    );
    expect(await storedDocument('users', two.id)).toMatchObject({ isActive: 'active' });
  });
});

describe('the proof', () => {
  test('is zoomed, rotated, moved and reset by keys, buttons and wheel', { tags: ['full'] }, async ({
    visit,
  }) => {
    const admin = await makeAdmin();
    const people = await waiting(2, 'waitingApproval');
    const page = await visit(registrations, { as: admin });
    await requestShown(page, first(people));
    const proof = proofOf(page, first(people));
    const zoom = page.getByLabel('Pembesaran', { exact: true });
    const look = () => proof.evaluate((image) => image.parentElement?.style.transform);
    await page.keyboard.press('+');
    await shown(zoom.getByText('125%'));
    await button(page, 'Perbesar').click();
    await shown(zoom.getByText('156%'));
    await page.keyboard.press('-');
    await button(page, 'Perkecil').click();
    await shown(zoom.getByText('100%'));
    await page.keyboard.press('r');
    await eventually(look).toContain('rotate(90deg)');
    await button(page, 'Putar').click();
    await eventually(look).toContain('rotate(180deg)');
    await page.keyboard.press('0');
    await eventually(look).toBe('translate(0px, 0px) rotate(0deg) scale(1)');

    await proof.hover();
    await page.mouse.wheel(0, -100);
    await shown(zoom.getByText('125%'));
    await page.mouse.down();
    await page.mouse.move(700, 420, { steps: 3 });
    await page.mouse.up();
    await eventually(look).not.toContain('translate(0px, 0px)');
    await page.keyboard.press('j');
    await requestShown(page, people[1] as Person);
    await shown(zoom.getByText('100%'));
  });

  test('that was used before shows a warning: danger for the same file, also for a similar one', {
    tags: ['full'],
  }, async ({ visit }) => {
    const admin = await makeAdmin();
    const proof = await slip(1);
    const [before, exact] = [
      await makeMember({ proof }),
      await makeMember({ status: 'RequestRenew', proof }),
    ];
    const page = await visit(renewals, { as: admin });
    await requestShown(page, exact);
    const danger = page.getByRole('alert').filter({ hasText: 'Bukti ini sudah pernah dipakai.' });
    await shown(danger.getByText('Pendaftaran, ', { exact: false }));
    const link = danger.getByRole('link', { name: before.name });
    expect(await link.getAttribute('href')).toBe(`/admin/manage-user/edit/${before.id}`);

    // As another file of the same slip, which is recorded at upload.
    const [former, next] = await Promise.all([before, exact].map(paymentIdOf));
    await changeDocument('payments', String(former), { sha256: 'savedAnew' });
    await changeDocument('payments', String(next), { alike: [former] });
    await page.reload();
    await shown(page.getByRole('alert').filter({ hasText: 'Bukti ini sangat mirip dengan bukti lain.' }));
    await hidden(danger);
  });
});

test('the shortcuts are listed, can be switched off, and stay off', { tags: ['full'] }, async ({ visit }) => {
  const admin = await makeAdmin();
  const people = await waiting(1, 'waitingApproval');
  const page = await visit(registrations, { as: admin });
  await requestShown(page, first(people));
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Pintasan papan ketik' });
  await shown(help.getByText('Putar bukti seperempat lingkaran'));
  await page.keyboard.press('Escape');
  await hidden(help);

  const setting = page.getByRole('checkbox', { name: 'Pintasan satu tombol' });
  await setting.uncheck();
  await page.reload();
  await requestShown(page, first(people));
  expect(await setting.isChecked()).toBe(false);
  for (const key of ['a', 'x', '?', 'r']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await storedDocument('users', first(people).id)).toMatchObject({ isActive: 'waitingApproval' });
  await button(page, 'Reject').click();
  const dialog = page.getByRole('alertdialog');
  await shown(dialog);
  await page.keyboard.press('1');
  expect(await page.getByLabel('Alasan penolakan').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await shown(page.getByText('Semua permintaan sudah diputuskan'));
  await sendNow(page);
  expect(await documentsOf('users')).toEqual({ [admin.id]: expect.any(Object) });
});
