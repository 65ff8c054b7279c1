import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { type MailKind, mailKinds, namingFields } from '../../../functions/src/model/base/mail-kinds.ts';
import { queueMail } from '../../../functions/src/model/base/queue-mail.ts';
import {
  creditActivities,
  creditEntries,
  transcripts,
} from '../../../functions/src/model/credits/records.ts';
import { certificates } from '../../../functions/src/model/events/certificates/records.ts';
import { issueTransferCode } from '../../../functions/src/model/events/places/transfers.ts';
import { eventRefunds } from '../../../functions/src/model/events/refunds/records.ts';
import { letterRecipients } from '../../../functions/src/model/mails/delivery/records.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '../../../functions/src/model/maintenance/retention/retention.ts';
import { createMessageCode } from '../../../functions/src/model/people/directory/messages.ts';
import {
  changeDocument,
  documentsOf,
  findValues,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeMail } from '../../support/factories/admin-records.ts';
import { qrisText } from '../../support/factories/bills.ts';
import { contactForm, makeEvent, siteContents } from '../../support/factories/content.ts';
import { publish } from '../../support/factories/directory.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { enrol } from '../../support/factories/factors.ts';
import { jpeg } from '../../support/factories/images.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { letterForm } from '../../support/factories/letters.ts';
import {
  checkSheet,
  newPeople,
  runToEnd,
  sheetOf,
  usualTitles,
} from '../../support/factories/member-sheets.ts';
import { mergeInput } from '../../support/factories/merged-people.ts';
import { addPasskey } from '../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { bcaBusinessSample } from '../../support/factories/statement-samples.ts';
import { ownBankFile } from '../../support/factories/statements.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

const record = {
  name: 'Kartinah Wulandari',
  email: 'k.melati@example.org',
  phoneNumber: '+6280077770001',
  institution: 'Universitas Kenanga',
  institutionAddress: 'Jalan Cempaka 71',
  city: 'Kota Seruni',
  department: 'Ilmu Anggrek',
  expertise: 'Keahlian Teratai',
  nuptk: '5744763664130102',
  nidn: '0012078501',
  orcid: '0000-0002-1694-233X',
  sintaId: '6726725',
  taxNumber: '0123456789012000',
};
/** A value of each kind, as texts contain it. */
const values = [
  ...['kartinah', 'wulandari', 'melati', '80077770001', 'kenanga', 'cempaka', 'seruni', 'anggrek', 'teratai'],
  ...['5744763664130102', '0012078501', '1694-233', '6726725', '0123456789012000', 'mawar'],
];

/** Runs the nightly jobs 39 days after a deletion. */
async function erase(): Promise<void> {
  freezeClock(inDays(39));
  await sweepIntents();
  expect(await applyRetention(defaultJobOptions)).toMatchObject({ failures: [] });
  expect(await forgetRemoved(defaultJobOptions)).toMatchObject({ failures: [] });
}

test('a mail of each kind to another reader remains without the name of an erased person', async () => {
  const [root, person, reader] = [await makeAdmin(), await makeMember({ record }), await makeMember()];
  const kinds = Object.keys(mailKinds) as MailKind[];
  const batch = new Batch();
  for (const kind of kinds) {
    const names: readonly string[] = kind in namingFields ? namingFields[kind as 'qris-changed'] : [];
    const named = Object.fromEntries(names.map((field) => [field, { id: person.id, name: record.name }]));
    const data = { ...mailKinds[kind].parse({}), ...named };
    for (const { id, name, email } of [reader, person])
      queueMail(batch, kind, { id, data: { name, email } }, data as never);
  }
  await batch.commit();
  await as(root).ok('deleteUser', { id: person.id });
  await erase();
  expect(await findValues(values)).toEqual([]);
  const left = (await valuesOf('outbox')).map(({ kind }) => kind);
  // The whole message of a sender is erased.
  expect(left.sort()).toEqual(kinds.filter((kind) => kind !== 'directory-message').sort());
});

/** Stores records of an event of the person, with names and texts, as the function writes them. */
async function addRecords({ id, name }: Person): Promise<void> {
  const [batch, at] = [new Batch(), new Date()];
  const event = { id: 'eventOfLastYear00001', title: 'Rapat' };
  const signatory = { name: 'Ketua', office: 'Ketua' };
  batch.create(certificates, `${event.id}${id}`, {
    ...{ event: event.id, user: id, code: 'KODE1', name, title: 'Sertifikat', eventTitle: event.title },
    ...{ eventStartsAt: at, eventEndsAt: at, credits: null, signatory, holder: { salt: '', hash: '' } },
    ...{ issuedAt: at, revokedAt: null, revocationReason: null },
  });
  const activity = { user: id, category: 'teaching', points: 1, day: '2026-01-01', title: name } as const;
  batch.create(creditEntries, 'entry1', { ...activity, reverses: null, createdAt: at } as never);
  batch.create(creditActivities, 'activity1', {
    ...{ ...activity, state: 'rejected', submittedAt: at, evidence: null, isPdf: false, evidenceHash: '' },
    ...{ decidedAt: at, decidedBy: 'admin', reason: `Bukti ${name}` },
  } as never);
  batch.create(transcripts, 'TRANSKRIP', { user: id, name } as never);
  batch.create(eventRefunds, 'BILL0001', {
    ...{ event, user: id, registration: 'none', payment: 'none', amount: 1, reason: 'cancelled', note: '' },
    ...{ state: 'paid', openedAt: at, waitingSince: null, approvedBy: null, paid: null, clearAt: null },
    account: { bank: 'BCA', number: '0123456789012000', holder: name, enteredAt: at },
    lastDigits: '2000',
  } as never);
  batch.create(letterRecipients, 'letter1', {
    ...{ letter: 'letter', subject: 'Kabar', list: 'news', userId: id, name, email: record.email },
    ...{ state: 'bounced', skipReason: null, error: `550 <${record.email}> unknown`, attempts: 1 },
    ...{ dueAt: null, createdAt: at, changedAt: at },
  });
  await batch.commit();
}

/** Records about the person that admins and the person make. */
async function addOwnRecords(admin: Person, member: Person): Promise<void> {
  const [office, { id }] = [as(admin), member];
  await addRecords(member);
  await office.ok('approveRenewal', { id });
  await office.ok('updateUser', { id, ...record, expertise: 'Seruni' });
  await office.ok('addMemberNote', { id, text: 'Catatan Kartinah' });
  await office.ok('addMemberTask', { id, text: 'Telepon Kartinah', dueOn: '2027-01-01' });
  await office.ok('changeMemberTags', { id, add: ['Teman Kartinah'], remove: [] });
  const document = { name: 'kartinah.jpg', bytes: await jpeg() };
  await office.ok('addMemberDocument', { id, label: 'other', title: 'KTP Kartinah', document });
  await office.ok('issueLetterForMember', { id, purpose: 'Visa Kartinah' });
  await addPasskey(member, { name: 'Ponsel Mawar' });
}

/** Names the person in messages, mails and records of other people. */
async function nameElsewhere(admin: Person, member: Person, other: Person): Promise<void> {
  const office = as(admin);
  await as(member).ok('writeToMember', {
    id: await publish(other, 'members'),
    message: 'Halo dari Kartinah',
  });
  const [sent] = Object.entries(await documentsOf('outbox')).flatMap(([id, { kind }]) =>
    kind === 'directory-message' ? [id] : [],
  );
  const code = createMessageCode({ userId: other.id, mailId: String(sent) });
  await anonymous.ok('reportDirectoryMessage', { code });
  await anonymous.ok('sendContactMessage', { ...contactForm(), firstName: 'Kartinah', email: record.email });
  for (const id of Object.keys(await documentsOf('messages'))) {
    await office.ok('sendMessageAnswer', { id, text: 'Terima kasih.', seen: 0 });
    await office.ok('addMessageNote', { id, text: 'Dari Kartinah' });
  }
  // An offer of a place in each direction.
  const event = await openNextEvent(admin, { memberPrice: '0' });
  await as(member).ok('registerForEvent', { id: event });
  for (const [owner, recipient] of [
    [member, other],
    [other, member],
  ] as const) {
    await as(owner).ok('offerEventTransfer', { id: event, email: recipient.email });
    const [mail] = (await mailsOf('event-transfer-offered')).filter(({ to }) => to === recipient.email);
    const data = mail?.data as Readonly<Record<string, string>> | undefined;
    const code = String(await issueTransferCode(data?.transfer ?? '', data?.offeredAt ?? ''));
    await as(recipient).ok('acceptEventTransfer', { code, seenDifference: '0' });
  }
  const institution = await makeInstitution();
  await as(institution.coordinator).ok('inviteStaff', { id: institution.id, email: record.email });
  // A mail without an account that an admin sends again.
  await anonymous.ok('forgotPassword', { email: record.email });
  for (const [id, { kind }] of Object.entries(await documentsOf('outbox')))
    if (kind === 'password-reset') {
      await changeDocument('outbox', id, { state: 'failed' });
      await office.ok('resendMail', { id });
    }
}

/** Imports files that have the name of the person. */
async function importFiles(admin: Person, row: readonly string[]): Promise<string> {
  const sheet = (name: string) => sheetOf([usualTitles, row], name);
  await as(admin).ok('discardMemberImport', { id: await checkSheet(admin, sheet('kartinah.csv')) });
  const id = await checkSheet(admin, sheet('wulandari.csv'));
  await runToEnd(admin, id);
  await as(admin).ok('applyMemberImport', { id });
  await runToEnd(admin, id);
  const statement = { name: 'setoran kartinah.csv', bytes: Buffer.from(ownBankFile(bcaBusinessSample)) };
  await as(admin).ok('importStatement', { statement });
  return id;
}

test('39 days after a deletion no value of a member remains outside of the books', async () => {
  const [admin, other, former] = [
    await makeAdmin(),
    await makeMember(),
    await makeMember({ record: { name: 'Kartinah W.', email: 'lama.melati@example.org' } }),
  ];
  const member = await makeMember({ status: 'RequestRenew', photo: true, record });
  await as(former).ok('reissueCard', {});
  await anonymous.ok('forgotPassword', { email: former.email });
  await addOwnRecords(admin, member);
  await nameElsewhere(admin, member, other);
  const { memberNumber } = await storedDocument('users', member.id);
  const { name, email, phoneNumber } = record;
  await importFiles(admin, [
    String(memberNumber),
    name,
    email,
    phoneNumber,
    'Institut Kenanga',
    '31/12/2030',
  ]);
  await as(admin).ok('mergeMembers', await mergeInput(member, former));
  await as(member).ok('requestEmailChange', { email: 'baru.melati@example.org', password: member.password });
  const known = (await findValues(values)).map((found) => found.split(':')[0]);
  expect([...new Set(known)].sort().join(' ')).toBe(
    'accounts audit certificates creditActivities creditEntries emailChanges eventRefunds factors institutions ' +
      'ledger letterRecipients memberDocuments memberImportRows memberImports memberMerges memberNotes memberTasks ' +
      'membershipLetters messageEntries messages outbox payments settings statementFiles transcripts users',
  );
  await as(admin).ok('deleteUser', { id: member.id });
  await erase();
  const inBooks = ['ledger: kartinah', 'ledger: wulandari', 'payments: kartinah', 'payments: wulandari'];
  expect(await findValues(values)).toEqual([...inBooks, `payments: ${record.taxNumber}`]);
});

test('39 days after the deletion of an admin no record of others has the name', async () => {
  const [root, other, applicant] = [
    await makeAdmin(),
    await makeAdmin({ duties: ['people'] }),
    await makeMember(),
  ];
  const [admin, locked] = [await makeAdmin(record), await makeMember()];
  const office = as(admin);
  await enrol(locked);
  await office.ok('askFactorReset', { id: locked.id });
  await office.ok('saveQris', { text: qrisText });
  await office.ok('grantLifeMembership', { id: applicant.id, decidedOn: '2026-01-31', reason: 'Rapat' });
  await office.ok('changeUserEmail', { id: other.id, email: 'other.new@example.org' });
  await office.ok('createAdmin', { name: 'Budi', email: 'budi@example.org' });
  await office.ok('changeDuties', { id: other.id, duties: ['people', 'money'] });
  await office.ok('createLetter', letterForm());
  await office.ok('saveAboutContent', siteContents.about);
  await office.ok('keepWorkingCopy', { kind: 'blog', record: 'new', values: { title: 'Baru' } });
  const event = await makeEvent();
  await office.ok('addEventManager', { id: event.id, admin: other.id });
  await office.ok('deleteEvent', { id: event.id });
  await anonymous.ok('sendContactMessage', contactForm());
  const [message = ''] = Object.keys(await documentsOf('messages'));
  await office.ok('assignMessage', { id: message, assignee: other.id });
  await office.ok('addMessageNote', { id: message, text: 'Catatan' });
  await office.ok('sendMessageAnswer', { id: message, text: 'Terima kasih.', seen: 1 });
  await as(root).ok('assignMessage', { id: message, assignee: admin.id });
  const imported = await importFiles(admin, newPeople(1)[0] ?? []);
  await office.ok('inviteImportedMembers', { id: imported });
  await office.ok('undoStatement', { id: Object.keys(await documentsOf('statementFiles'))[0] ?? '' });
  const pair = [await makeMember(), await makeMember()] as const;
  const { merge } = (await office.ok('mergeMembers', await mergeInput(...pair))).body;
  await office.ok('undoMemberMerge', { id: merge._id });
  const known = (await findValues(values)).map((found) => found.split(':')[0]);
  expect([...new Set(known)].sort().join(' ')).toBe(
    'accounts audit bin emailChanges factorResets letters memberImports memberMerges messageEntries messages outbox ' +
      'settings siteContent statementFiles users workingCopies',
  );
  // From before ids were stored.
  await changeDocument('settings', 'qris', { changedById: FieldValue.delete() });
  const old = { kind: 'duties-changed', data: { name: 'Budi', by: record.name }, settledAt: new Date() };
  await makeMail(old);
  await as(root).ok('deleteUser', { id: admin.id });
  await erase();
  expect(await findValues(values)).toEqual([]);
});
