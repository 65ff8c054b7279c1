import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { toDateTimeInput } from 'contract/text/dates';
import { expect, test, vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../functions/src/model/maintenance/retention/retention.ts';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { openRoute, type SlotName } from '../../support/actions/upload-routes.ts';
import { documentsOf, everything, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeLedgerEntry, makeMessage } from '../../support/factories/admin-records.ts';
import { contactForm, makeEvent } from '../../support/factories/content.ts';
import { blogForm, productForm } from '../../support/factories/content-forms.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { makeMemberInstitution, openGroupEvent } from '../../support/factories/events/event-groups.ts';
import { openGuestEvent } from '../../support/factories/events/event-guests.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { invite, makeInstitution } from '../../support/factories/institutions.ts';
import { letterForm } from '../../support/factories/letters.ts';
import { consent, newPeople, sheetOf, usualTitles } from '../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { type Answer, as, hosting, inProcessTransport } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { inDays } from '../../support/suite/time.ts';
import type { Transport } from '../../support/suite/transports.ts';

const keyed = (
  who: Person | string | undefined,
  key: string = randomUUID(),
  transport: Transport = inProcessTransport(),
) => as(who, transport, { 'idempotency-key': key });

type Prepared = (key: string) => Promise<Answer>;

/** Registers a member for an event whose place costs 150.000. */
async function makeHeldPlace() {
  const [admin, member, { id }] = await Promise.all([
    makeAdmin(),
    makeMember({ status: 'active', record: { validUntil: inDays(300) } }),
    makeEvent({ startDate: inDays(10), endDate: inDays(11), createdAt: inDays(-1) }),
  ]);
  await as(admin).ok('saveEventRegistration', {
    id,
    opensAt: toDateTimeInput(inDays(-1)),
    closesAt: toDateTimeInput(inDays(9)),
    places: '3',
    memberPrice: '150000',
  });
  await as(member).ok('registerForEvent', { id });
  return { id, member };
}

async function prepareUpload(slot: SlotName): Promise<Prepared> {
  const { who, name, input } = await openRoute(slot);
  return (key) => keyed(who, key).call(name, input as never);
}

/** Each call that creates something, ready to be sent with an idempotency key. */
const calls: Readonly<Partial<Record<EndpointName, () => Promise<Prepared>>>> = {
  register: () => prepareUpload('register.paymentProof'),
  async writeToMember() {
    const id = await publish(await makeExpert());
    const form = { id, name: 'Sari', email: 'sari@example.org', message: 'Halo' };
    return (key) => keyed(undefined, key).call('writeToMember', form);
  },
  async sendContactMessage() {
    return (key) => keyed(undefined, key).call('sendContactMessage', contactForm());
  },
  async sendMessageAnswer() {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    return (key) => keyed(admin, key).call('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
  },
  async addMessageNote() {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    return (key) => keyed(admin, key).call('addMessageNote', { id, text: 'Sudah ditelepon.' });
  },
  async addAnnouncement() {
    const admin = await makeAdmin();
    const announcement = {
      title: 'Rapat',
      text: '',
      link: '',
      startsAt: '2026-12-01T08:00',
      endsAt: '2026-12-02T08:00',
      audience: 'all',
    } as const;
    return (key) => keyed(admin, key).call('addAnnouncement', announcement);
  },
  async addMessageTemplate() {
    const admin = await makeAdmin();
    return (key) => keyed(admin, key).call('addMessageTemplate', { name: 'Syarat', text: 'Boleh.' });
  },
  async createAdmin() {
    const admin = await makeAdmin();
    const form = { name: 'Ketua Baru', email: 'ketua@example.org' };
    return (key) => keyed(admin, key).call('createAdmin', form);
  },
  async createBlog() {
    const admin = await makeAdmin();
    return (key) => keyed(admin, key).call('createBlog', blogForm());
  },
  createEvent: () => prepareUpload('createEvent.bannerImage'),
  async copyEvent() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeEvent()]);
    return (key) => keyed(admin, key).call('copyEvent', { id });
  },
  async checkMemberFile() {
    const admin = await makeAdmin();
    const sheetFile = sheetOf([[...usualTitles], ...newPeople(2)]);
    const { body } = await as(admin).ok('checkMemberFile', { sheetFile, ...consent });
    const mapping = body.kind === 'columns' ? JSON.stringify(body.table.mapping) : '';
    const input = { sheetFile, ...consent, mapping: mapping as never };
    return (key) => keyed(admin, key).call('checkMemberFile', input);
  },
  async sendEventLetter() {
    const { id } = await makeHeldPlace();
    const letter = { audience: 'unpaid', subject: 'Pengingat', text: 'Mohon bayar.' } as const;
    const admin = await makeAdmin();
    return (key) => keyed(admin, key).call('sendEventLetter', { id, ...letter });
  },
  async testEventLetter() {
    const { id } = await makeHeldPlace();
    const letter = { audience: 'unpaid', subject: 'Pengingat', text: 'Mohon bayar.' } as const;
    const admin = await makeAdmin();
    return (key) => keyed(admin, key).call('testEventLetter', { id, ...letter });
  },
  async createLetter() {
    const admin = await makeAdmin();
    return (key) => keyed(admin, key).call('createLetter', letterForm());
  },
  async testLetter() {
    const admin = await makeAdmin();
    const { _id: id } = (await as(admin).ok('createLetter', letterForm())).body;
    return (key) => keyed(admin, key).call('testLetter', { id });
  },
  saveOwnEventFile: () => prepareUpload('saveOwnEventFile.answer'),
  payForEvent: () => prepareUpload('payForEvent.paymentProof'),
  async orderEventGroup() {
    const { id } = await openGroupEvent(9);
    const { coordinator } = await makeMemberInstitution();
    return (key) => keyed(coordinator, key).call('orderEventGroup', { id, places: '2' });
  },
  payForEventGroup: () => prepareUpload('payForEventGroup.paymentProof'),
  reportActivity: () => prepareUpload('reportActivity.evidence'),
  async addMemberNote() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return (key) => keyed(admin, key).call('addMemberNote', { id, text: 'Minta kuitansi.' });
  },
  async addMemberTask() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return (key) => keyed(admin, key).call('addMemberTask', { id, text: 'Telepon', dueOn: '2026-12-01' });
  },
  addMemberDocument: () => prepareUpload('addMemberDocument.document'),
  createJournal: () => prepareUpload('createJournal.file'),
  createProduct: () => prepareUpload('createProduct.image'),
  async acceptInvitation() {
    const [institution, member] = await Promise.all([makeInstitution(), makeMember({ status: 'expired' })]);
    const code = await invite(institution, member.email);
    return (key) => keyed(member, key).call('acceptInvitation', { code });
  },
  async joinByInvitation() {
    const code = await invite(await makeInstitution(), 'staf@example.org');
    const form = { code, name: 'Staf Baru', password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
    return (key) => keyed(undefined, key).call('joinByInvitation', form);
  },
  async inviteStaff() {
    const { id, coordinator } = await makeInstitution();
    return (key) => keyed(coordinator, key).call('inviteStaff', { id, email: 'staf@example.org' });
  },
  async inviteStaffList() {
    const { id, coordinator } = await makeInstitution();
    const text = 'staf@example.org, lain@example.org';
    return (key) => keyed(coordinator, key).call('inviteStaffList', { id, text });
  },
  async replaceSeat() {
    const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
    const form = { id, user: String(staff[0]?.id), email: 'staf@example.org' };
    return (key) => keyed(coordinator, key).call('replaceSeat', form);
  },
  requestRenewal: () => prepareUpload('requestRenewal.paymentProof'),
  async addParticipant() {
    const { id, admin } = await openGuestEvent(3);
    return (key) => keyed(admin, key).call('addParticipant', { id, name: 'Rina Wati' });
  },
  saveGuestFile: () => prepareUpload('saveGuestFile.answer'),
  payGuestPlace: () => prepareUpload('payGuestPlace.paymentProof'),
  renewByLink: () => prepareUpload('renewByLink.paymentProof'),
  async askApplicant() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    return (key) => keyed(admin, key).call('askApplicant', { id, text: 'Atas nama siapa?' });
  },
  answerQuestion: () => prepareUpload('answerQuestion.paymentProof'),
  recordPayment: () => prepareUpload('recordPayment.paymentProof'),
  async recordEventPayment() {
    const admin = await makeAdmin();
    const event = await openNextEvent(admin, { publicPrice: '200000' });
    const { _id: participant } = (await as(admin).ok('addParticipant', { id: event, name: 'Rina' })).body;
    const { bill } = (await as(admin).ok('getParticipantPlace', { id: event, participant })).body;
    const paid = { paidBy: 'cash', paidOn: '2026-11-22', amount: '200000', note: 'Di pintu.' } as const;
    return (key) => keyed(admin, key).call('recordEventPayment', { id: bill?.code ?? '', ...paid });
  },
  async takeBankLine() {
    const [admin, member, other] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    await as(other).ok('openBill', {});
    await storeLines(statementOf(credit(150_000, 'TRSF E-BANKING CR')), sourceOf());
    const [id = ''] = Object.keys(await documentsOf('bankLines'));
    const { validUntil } = await storedDocument('users', member.id);
    const taken = { id, userId: member.id, seenUntil: (validUntil as Date).toISOString() };
    return (key) => keyed(admin, key).call('takeBankLine', taken);
  },
  async correctLedgerEntry() {
    const [admin, id] = await Promise.all([makeAdmin(), makeLedgerEntry({ id: 'budi', name: 'Budi' })]);
    const correction = { from: 'bank', to: 'cash', amount: '149877', reason: 'Dibayar tunai.' } as const;
    return (key) => keyed(admin, key).call('correctLedgerEntry', { id, ...correction });
  },
  recordExpense: () => prepareUpload('recordExpense.document'),
  refundLedgerEntry: () => prepareUpload('refundLedgerEntry.paymentProof'),
  replaceProof: () => prepareUpload('replaceProof.paymentProof'),
};

test('these are all calls that create something', () => {
  const declared = Object.entries<Endpoint>(endpoints).flatMap(([name, { idempotent }]) =>
    idempotent ? [name] : [],
  );
  expect(Object.keys(calls).sort()).toEqual(declared.sort());
});

test.each(Object.entries(calls))(
  '%s, sent again, answers the same and creates nothing more',
  async (_name, prepare) => {
    const send = await prepare();
    const key = randomUUID();
    const first = await send(key);
    expect(first.status).toBeLessThan(300);
    const before = await everything();
    const again = await send(key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    // The session, if there is one, and the stored reply.
    expect(again.reads).toBeLessThanOrEqual(3);
    expect(await everything()).toEqual(before);
  },
);

test('the stored reply contains neither key nor content, and is deleted after a day', async () => {
  const key = randomUUID();
  const form = await registrationForm();
  await keyed(undefined, key).ok('register', form);
  const storedAnswers = await documentsOf('answers');
  expect(JSON.stringify(storedAnswers)).not.toContain(key);
  expect(JSON.stringify(storedAnswers)).not.toContain(form.email);
  const run = (hours: number) => {
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + hours * 3_600_000));
    return applyRetention(defaultJobOptions);
  };
  expect((await run(23)).done).toMatchObject({ answers: 0 });
  expect((await run(25)).done).toMatchObject({ answers: 1 });
  vi.restoreAllMocks();
  expect(await documentsOf('answers')).toEqual({});
});

test('the same key with other content is refused for every caller', async () => {
  const key = randomUUID();
  const visitor = keyed(undefined, key, hosting);
  await visitor.ok('sendContactMessage', contactForm());
  const other = contactForm({ message: 'Pesan lain.' });
  const { status, body } = await visitor.refused('sendContactMessage', other);
  expect([status, body.code]).toEqual([422, 'key-reused']);
  expect(await valuesOf('messages')).toHaveLength(1);
});

test('another file is other content', async () => {
  const admin = await makeAdmin();
  const key = randomUUID();
  await keyed(admin, key).ok('createProduct', await productForm());
  const other = await productForm({ image: await proof('kaus.jpg') });
  expect((await keyed(admin, key).refused('createProduct', other)).status).toBe(422);
});

test('the key of another account does not match mine', async () => {
  const [one, other] = await Promise.all([makeAdmin(), makeAdmin()]);
  const key = randomUUID();
  const first = await keyed(one, key).ok('createBlog', blogForm());
  const second = await keyed(other, key).ok('createBlog', blogForm());
  expect(second.body.blog._id).not.toBe(first.body.blog._id);
});

test('a refused call can be corrected and sent again with its key', async () => {
  const { email } = await makeMember();
  const key = randomUUID();
  const form = await registrationForm({ email });
  expect((await keyed(undefined, key).refused('register', form)).status).toBe(409);
  expect((await keyed(undefined, key).ok('register', { ...form, email: 'lain@example.org' })).status).toBe(
    201,
  );
});

test.each(['kunci', 'a b c d e f g h i j', 'x'.repeat(101)])('%s is an invalid key', async (key) => {
  expect((await keyed(undefined, key).refused('sendContactMessage', contactForm())).status).toBe(400);
});

test('of several concurrent calls one is executed, and all get its answer', async () => {
  const form = await registrationForm();
  const key = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => keyed(undefined, key).call('register', form)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(all.map(({ bytes }) => bytes.toString('utf8'))).size).toBe(1);
  expect(await valuesOf('users')).toHaveLength(1);
});

test('a call that arrives during the first waits, then learns when to retry', async () => {
  const form = contactForm();
  const key = randomUUID();
  const client = keyed(undefined, key);
  // Crashes after it claimed the key.
  await withFault(1, 'crash-after', async () => {
    await client.call('sendContactMessage', form);
  });
  const { status, body, headers } = await client.refused('sendContactMessage', form);
  expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'still-running', '5']);
}, 20_000);

test('after a fault at any step, the same call sent again creates exactly one result', async () => {
  const form = contactForm();
  for (const mode of faultModes) {
    for (let at = 1; at <= 3; at += 1) {
      await resetStores();
      const client = keyed(undefined);
      await withFault(at, mode, async () => {
        await client.call('sendContactMessage', form).catch(() => undefined);
      });
      // No earlier attempt can still run.
      vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 80_000));
      const { status } = await client.call('sendContactMessage', form);
      vi.restoreAllMocks();
      const step = `${mode} at step ${at}`;
      expect(status, step).toBe(201);
      expect(await valuesOf('messages'), step).toHaveLength(1);
    }
  }
}, 20_000);

test('an attempt that was overtaken after its time creates nothing and gets the answer of the other', async () => {
  const form = contactForm();
  const client = keyed(undefined);
  let second: Answer | undefined;
  const real = store.commit;
  let commits = 0;
  vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
    commits += 1;
    // The attempt counter of the first; the second starts before the first continues.
    if (commits === 2) {
      vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 80_000));
      second = await client.call('sendContactMessage', form);
    }
    return real(operations);
  });
  const first = await client.call('sendContactMessage', form);
  vi.restoreAllMocks();
  expect([first.status, second?.status]).toEqual([201, 201]);
  expect(await valuesOf('messages')).toHaveLength(1);
});
