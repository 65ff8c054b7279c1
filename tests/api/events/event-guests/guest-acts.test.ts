import { expect, test } from 'vitest';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import { changeDocument, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import {
  openGuestEvent,
  payAsGuest,
  placeOf,
  registerGuest,
  requestPlace,
  visitor,
} from '../../../support/factories/events/event-guests.ts';
import { saveRegistration } from '../../../support/factories/events/open-event.ts';
import { photo } from '../../../support/factories/images.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { jakarta } from '../../../support/suite/time.ts';

test('a guest sees the position on the waiting list, gets an offer in turn, and can decline it', async () => {
  const { id } = await openGuestEvent(1, { publicPrice: '0' });
  const first = await registerGuest(id);
  const codes = await Promise.all([
    registerGuest(id, 'budi@example.org', 'Budi'),
    registerGuest(id, 'citra@example.org', 'Citra'),
  ]);
  const entries = await Promise.all(codes.map(async (code) => (await placeOf(code)).registration?.ownEntry));
  expect(entries.map((entry) => [entry?.state, entry?.position]).sort()).toEqual([
    ['waiting', 1],
    ['waiting', 2],
  ]);
  const [second = '', third = ''] = entries[0]?.position === 1 ? codes : [...codes].reverse();
  await visitor.ok('cancelGuestPlace', { code: first });
  expect((await placeOf(second)).registration?.ownEntry).toMatchObject({ state: 'offered' });
  await visitor.ok('leaveGuestWaitingList', { code: second });
  await visitor.ok('leaveGuestWaitingList', { code: second });
  expect((await placeOf(second)).registration?.ownEntry).toBeNull();
  expect((await placeOf(third)).registration?.ownEntry).toMatchObject({ state: 'offered' });
  await visitor.ok('registerGuest', { code: third });
  expect((await placeOf(third)).registration?.own).toMatchObject({ state: 'confirmed' });
  await requireConsistent();
});

test('a guest answers with a file, replaces it, and deletes it', async () => {
  const { id, admin } = await openGuestEvent(2, { publicPrice: '0' });
  const asked = [{ text: 'Surat tugas', kind: 'file' as const, isRequired: true }];
  await inProcess(admin).ok('saveEventQuestions', { id, questions: asked });
  const code = await requestPlace(id);
  const { questions } = (await placeOf(code)).asked;
  const question = String(questions[0]?._id);
  await visitor.refused('registerGuest', { code });
  const filesBefore = Object.keys(await storedFiles()).length;
  await visitor.ok('saveGuestFile', { code, question, answer: await photo() });
  await visitor.ok('saveGuestFile', { code, question, answer: await photo() });
  expect(await valuesOf('eventAnswers')).toHaveLength(1);
  await visitor.ok('registerGuest', { code });
  await visitor.ok('deleteGuestFile', { code, question });
  await visitor.ok('deleteGuestFile', { code, question });
  expect((await placeOf(code)).asked.answers).toEqual([]);
  const intents = (await valuesOf('intents')).length;
  expect(Object.keys(await storedFiles()).length - filesBefore).toBeLessThanOrEqual(intents + 1);
  await visitor.refused('saveGuestFile', { code, question: 'x'.repeat(24), answer: await photo() });
});

test('a guest cancels a paid place, and enters the account of the refund before the data can be deleted', async () => {
  const { id, admin } = await openGuestEvent(2, { publicPrice: '200.000' });
  await saveRegistration(admin, id, {
    places: '2',
    memberPrice: '',
    publicPrice: '200.000',
    refundDays1: '7',
    refundPercent1: '50',
  });
  const code = await registerGuest(id);
  const bill = await payAsGuest(code, admin);
  const { registration } = await placeOf(code);
  expect(registration?.own?.refund).toEqual({ percent: 50, amount: 100_000 });
  await visitor.refused('cancelGuestPlace', { code, seenRefund: 200_000 });
  await visitor.ok('cancelGuestPlace', { code, seenRefund: 100_000 });
  expect((await placeOf(code)).refunds).toMatchObject([
    { _id: bill, amount: 100_000, state: 'needs-account' },
  ]);
  await visitor.refused('deleteGuest', { code });
  const account = { bank: 'BCA', number: '1234567890', holder: 'Rina Wati' };
  await visitor.ok('saveGuestRefundAccount', { code, id: bill, ...account });
  expect((await placeOf(code)).refunds).toMatchObject([{ state: 'ready', account, lastDigits: '7890' }]);
  const other = await registerGuest(id, 'budi@example.org', 'Budi');
  await visitor.refused('saveGuestRefundAccount', { code: other, id: bill, ...account });
  await requireConsistent();
});

test('the owner of an account finds the places of the same verified address, and no other person does', async () => {
  const { id } = await openGuestEvent(2, { publicPrice: '0' });
  const code = await registerGuest(id);
  await requestPlace(id, 'lain@example.org', 'Lain');
  const placesOf = async (person: Person) =>
    (await inProcess(person).ok('listOwnEventRegistrations', {})).body.guestPlaces;
  const own = await makeMember({ isVerified: false, record: { email: 'rina@example.org' } });
  expect(await placesOf(own)).toEqual([]);
  for (const email of ['lain@example.org', 'budi@example.org'])
    expect(await placesOf(await makeMember({ record: { email } }))).toEqual([]);
  await changeDocument('users', own.id, { emailVerifiedAt: jakarta('2026-11-20T10:00') });
  const places = await placesOf(own);
  expect(places).toMatchObject([
    { event: { _id: id, title: 'Lokakarya data' }, path: `/acara/tempat#${code}` },
  ]);
  expect((await placeOf(String(places[0]?.path.split('#')[1]))).guest.name).toBe('Rina Wati');
});
