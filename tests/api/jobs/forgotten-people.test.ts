import { expect, test, vi } from 'vitest';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { deleteOwnAccount } from '../../support/actions/own-deletion.ts';
import { documentOf, everything, valuesOf } from '../../support/assertions/stores.ts';
import { contactForm, makeProduct, siteContents } from '../../support/factories/content.ts';
import { addPasskey } from '../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { startMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

const run = () => forgetRemoved(defaultJobOptions);
const name = 'Kartinah Wulandari';
const email = 'kartinah.wulandari@example.org';
const phoneNumber = '+62 800 7777 0001';

/** Creates a member with every kind of stored data: changes, mails, an approved renewal, views by admins. */
async function busyMember(admin: Person): Promise<Person> {
  const member = await makeMember({
    status: 'RequestRenew',
    photo: true,
    record: { name, email, phoneNumber },
  });
  const adminClient = as(admin);
  await adminClient.ok('getPaymentProof', { id: member.id });
  await adminClient.ok('approveRenewal', { id: member.id });
  await as(member).ok('updateProfile', {
    name,
    phoneNumber: '+62 800 7777 0002',
    expertise: 'Keahlian Kartinah',
  });
  await adminClient.ok('updateUser', {
    id: member.id,
    name: `${name} Dewi`,
    phoneNumber: '+62 800 7777 0003',
  });
  expect(JSON.stringify(await valuesOf('audit'))).toContain('"new":"+6280077770003"');
  await as(member).ok('reissueCard', {});
  await addPasskey(member, { name: 'Ponsel Kartinah' });
  await anonymous.ok('sendContactMessage', {
    ...contactForm(),
    firstName: 'Kartinah',
    lastName: 'Wulandari',
    email,
  });
  await anonymous.ok('forgotPassword', { email });
  return member;
}

/** Collections that can identify a person, with name, address or phone number. */
async function whereKnown(): Promise<string[]> {
  const { documents, files, accounts } = await everything();
  const places: [string, unknown][] = [
    ...Object.entries(documents).flatMap(([collection, rows]) =>
      Object.values(rows).map((row): [string, unknown] => [collection, row]),
    ),
    ['files', files],
    ['accounts', accounts],
  ];
  const containsPerson = (value: unknown): boolean =>
    /kartinah|wulandari|7777 ?000|8007777000/i.test(JSON.stringify(value));
  return [...new Set(places.filter(([, value]) => containsPerson(value)).map(([place]) => place))].sort();
}

test('30 days after an account deletion the person appears only where the law requires it', async () => {
  const admin = await makeAdmin();
  const member = await busyMember(admin);
  expect(await whereKnown()).toEqual([
    'accounts',
    'audit',
    'factors',
    'ledger',
    'messages',
    'outbox',
    'payments',
    'users',
  ]);
  await deleteOwnAccount(member);
  const server = await startMailServer();
  await sendMails();
  expect(server.mails.map(({ to }) => JSON.stringify(to)).join()).toContain(email);
  freezeClock(inDays(37));
  expect((await run()).done).toEqual({ forgotten: 0 });
  expect(await whereKnown()).toContain('audit');
  freezeClock(inDays(39));
  expect(await run()).toMatchObject({ done: { forgotten: 1 }, failures: [] });
  // Receipts and ledger name the payer for ten years.
  expect(await whereKnown()).toEqual(['ledger', 'payments']);
  expect(await valuesOf('removals')).toEqual([]);
  const entries = await valuesOf('audit');
  expect(entries.length).toBeGreaterThan(4);
  expect(entries.some(({ targetId }) => targetId === member.id)).toBe(true);
  expect(entries.some(({ actorName }) => actorName === admin.name)).toBe(true);
});

test('saves of pages, articles and edits by a deleted admin remain without the name', async () => {
  const [root, admin] = await Promise.all([makeAdmin(), makeAdmin({ name, email })]);
  const { about } = siteContents;
  await as(admin).ok('saveAboutContent', about);
  await as(root).ok('saveAboutContent', { ...about, vision: 'Baru', basedOn: 1 });
  const { title, record } = { title: 'Lain', record: await makeProduct() };
  await as(admin).ok('updateProduct', { id: record.id, title, description: 'Lain.', price: '1.000' });
  expect(await whereKnown()).toEqual(['accounts', 'audit', 'siteContent', 'users']);
  await as(root).ok('deleteUser', { id: admin.id });
  freezeClock(inDays(39));
  expect(await run()).toMatchObject({ done: { forgotten: 1 }, failures: [] });
  expect(await whereKnown()).toEqual([]);
  expect(await documentOf('siteContent', 'about')).toMatchObject({
    version: 2,
    history: [
      { version: 2, savedBy: root.name },
      { version: 1, savedBy: '', savedById: admin.id },
    ],
  });
  vi.restoreAllMocks();
  const { body } = await as(await makeAdmin()).refused('saveAboutContent', { ...about, basedOn: 0 });
  expect(body.message).toContain(`Halaman ini sudah disimpan oleh ${root.name}`);
});

test('mails to a person who registered again with the address remain', async () => {
  const first = await makeMember({ record: { name, email } });
  await deleteOwnAccount(first);
  const second = await makeMember({ record: { name, email } });
  await anonymous.ok('sendContactMessage', { ...contactForm(), email });
  await as(second).ok('reissueCard', {});
  freezeClock(inDays(39));
  expect((await run()).done).toEqual({ forgotten: 1 });
  const mails = await valuesOf('outbox');
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['card-reissued', 'contact-message']);
  expect(await valuesOf('messages')).toHaveLength(1);
});

test.each(faultModes)(
  'a fault (%s) at any step leaves the rest for the next run',
  { tags: ['full'] },
  async (mode) => {
    for (let at = 1; at <= 6; at += 1) {
      vi.restoreAllMocks();
      await resetStores();
      const member = await makeMember({ record: { name, email } });
      await anonymous.ok('sendContactMessage', { ...contactForm(), email });
      await deleteOwnAccount(member);
      freezeClock(inDays(39));
      await withFault(at, mode, run).catch(() => undefined);
      await run();
      expect(await documentOf('removals', member.id), `${mode} at ${at}`).toBeUndefined();
      expect(await valuesOf('messages'), `${mode} at ${at}`).toEqual([]);
      expect((await whereKnown()).filter((place) => place !== 'payments')).toEqual([]);
    }
  },
);
