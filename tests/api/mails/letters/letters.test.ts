import { formatDate } from 'contract/text/dates';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailOwnerId } from '../../../../functions/src/data/collections.ts';
import { sendDueLettersWithin } from '../../../../functions/src/jobs/send-letters.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { auditEntriesOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { deliveryReport, receiveReport } from '../../../support/factories/delivery-reports.ts';
import { letterForm, startLetter } from '../../../support/factories/letters.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const atSite = (path: string, options: RequestInit = {}) =>
  fetch(`${suite.baseUrl}${path}`, { redirect: 'manual', ...options });

const send = () => {
  vi.stubEnv('LETTERS_PER_SECOND', '100000');
  return sendDueLettersWithin(30_000);
};

const mailsTo = ({ email }: { readonly email: string }) =>
  server.mails.filter((mail) => mail.to?.[0]?.address === email);

const letterOf = async (admin: Person, id: string) => (await as(admin).ok('getLetter', { id })).body;

test('a letter reaches the members who may get it, with their own values', async () => {
  const admin = await makeAdmin();
  const [member, ended] = [await makeMember(), await makeMember()];
  const withdrawn = { version: '1', at: new Date(), withdrawnAt: new Date() };
  await makeMember({ record: { consent: withdrawn } });
  await makeMember({ hasConsent: false });
  await makeMember({ status: 'expired' });
  await as(ended).ok('chooseLetterList', { list: 'news', isWanted: false });
  const content = JSON.stringify([
    { type: 'text', content: 'Yth. {nama} ({nomor}), berlaku sampai {berlaku_sampai}.' },
    { type: 'text', content: { spans: [{ text: 'Bayar: {tautan_tagihan}', bold: true }] } },
  ]);
  const created = await as(admin).ok('createLetter', letterForm({ content }));
  const { _id: id } = created.body;
  expect(created.body).toMatchObject({ state: 'draft', author: admin.name, counts: { queued: 0 } });
  const count = (await as(admin).ok('countLetter', { id })).body;
  expect(count.recipients).toBe(1);
  expect(count.skipped).toEqual(
    expect.arrayContaining([
      { reason: 'no-consent', people: 2 },
      { reason: 'list-ended', people: 1 },
    ]),
  );
  const before = await everything();
  expect((await as(admin).refused('startLetter', { id, recipients: 2 })).body).toMatchObject({
    code: 'wrong-status',
    message: 'Penerimanya sekarang 1 orang, bukan 2. Periksa lagi sebelum mengirim.',
  });
  expect(await everything()).toEqual(before);
  await as(admin).ok('startLetter', { id, recipients: 1 });
  expect((await as(admin).refused('startLetter', { id, recipients: 1 })).body.code).toBe('wrong-status');
  expect(await letterOf(admin, id)).toMatchObject({ state: 'sending', isPreparing: true, perSecond: 2 });
  await send();

  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  const { memberNumber, validUntil } = await storedDocument('users', member.id);
  expect(mail).toMatchObject({
    subject: `Kabar untuk ${member.name}`,
    to: [{ address: member.email }],
    replyTo: [{ address: 'layanan@example.org' }],
  });
  expect(mail?.text).toContain(
    `Yth. ${member.name} (${memberNumber}), berlaku sampai ${formatDate(validUntil as Date)}.`,
  );
  const [, code = ''] = /\/renew\?code=(\S+)/.exec(mail?.text ?? '') ?? [];
  expect((await anonymous.ok('checkRenewalLink', { code: decodeURIComponent(code) })).body.state).toBe(
    'open',
  );
  expect(mail?.html).toContain(`<strong>Bayar: </strong>`);
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/sisindo\.example\.org\/api\/letters\/end\?code=/);
  expect(headers['list-id']).toBe('<news.sisindo.example.org>');

  expect(await letterOf(admin, id)).toMatchObject({
    state: 'sent',
    isPreparing: false,
    counts: { queued: 0, sent: 1, skipped: 3, failed: 0, bounced: 0 },
  });
  const recipients = (await as(admin).ok('listLetterRecipients', { id })).body.data;
  expect(recipients).toHaveLength(4);
  const sent = (await as(admin).ok('listLetterRecipients', { id, state: 'sent' })).body.data;
  expect(sent).toMatchObject([{ userId: member.id, email: member.email, skipReason: null }]);
  expect(await auditEntriesOf('letter.start')).toMatchObject([
    { actorId: admin.id, targetId: id, details: { count: 1 } },
  ]);
  expect((await as(admin).ok('listLetters', {})).body.data).toMatchObject([{ _id: id, state: 'sent' }]);
});

test('a draft is edited and deleted, and refuses unknown fields, pictures, and the edit of another admin', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const { _id: id, updatedAt } = (await as(admin).ok('createLetter', letterForm())).body;
  const changed = (
    await as(other).ok('updateLetter', { id, ...letterForm({ subject: 'Baru' }), basedOn: updatedAt })
  ).body;
  expect(changed).toMatchObject({ subject: 'Baru', author: other.name });
  const before = await everything();
  const late = await as(admin).refused('updateLetter', { id, ...letterForm(), basedOn: updatedAt });
  expect(late.body).toMatchObject({ code: 'conflict', fields: { subject: 'Tersimpan sekarang: Baru' } });
  for (const [field, value, message] of [
    ['subject', 'Halo {nma}', 'Isian {nma} tidak dikenal.'],
    ['content', 'Halo {nma}', 'Isian {nma} tidak dikenal.'],
    [
      'content',
      JSON.stringify([{ type: 'table', header: false, rows: [{ cells: ['a'] }] }]),
      'Surat tidak dapat memuat gambar atau tabel.',
    ],
    ['content', '', 'Wajib diisi.'],
  ] as const) {
    const { body } = await as(admin).refused('updateLetter', { id, ...letterForm({ [field]: value }) });
    expect(body).toMatchObject({ code: 'invalid-input', fields: { [field]: message } });
  }
  expect(await everything()).toEqual(before);
  await as(admin).ok('deleteLetter', { id });
  expect(await valuesOf('letters')).toEqual([]);
  for (const action of ['letter.create', 'letter.update', 'letter.delete'])
    expect(await auditEntriesOf(action)).toHaveLength(1);
});

test('a preview shows a person’s values without a link that works without login, and a test is mailed to the admin', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const { _id: id } = (
    await as(admin).ok('createLetter', letterForm({ content: '{nama}: {tautan_tagihan}' }))
  ).body;
  const preview = (await as(admin).ok('previewLetter', { id })).body;
  expect(preview).toMatchObject({
    person: { _id: member.id, name: member.name },
    skipReason: null,
    subject: `Kabar untuk ${member.name}`,
  });
  expect(JSON.stringify(preview.content)).toContain('https://sisindo.example.org/membership/renew');
  expect(JSON.stringify(preview.content)).not.toContain('code=');
  expect((await as(admin).ok('previewLetter', { id, person: admin.id })).body).toMatchObject({
    person: { name: admin.name },
  });
  await as(admin).ok('testLetter', { id });
  await sendMails();
  expect(server.mails).toMatchObject([
    { subject: `[Uji] Kabar untuk ${admin.name}`, to: [{ address: admin.email }] },
  ]);
  expect(mailsTo(member)).toEqual([]);
});

test('a paused letter sends nothing until it is resumed, and a cancelled one never again', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const id = await startLetter(admin);
  await as(admin).ok('pauseLetter', { id });
  expect((await as(admin).refused('pauseLetter', { id })).body.message).toBe(
    'Surat ini sedang tidak dikirim.',
  );
  await send();
  expect(server.mails).toEqual([]);
  expect(await letterOf(admin, id)).toMatchObject({ state: 'paused', pausedBy: 'admin' });
  await as(admin).ok('resumeLetter', { id });
  expect((await as(admin).refused('resumeLetter', { id })).body.code).toBe('wrong-status');
  await send();
  expect(mailsTo(member)).toHaveLength(1);
  expect((await as(admin).refused('cancelLetter', { id })).body.message).toBe(
    'Surat ini tidak sedang dikirim.',
  );
  const second = await startLetter(admin);
  await as(admin).ok('cancelLetter', { id: second });
  await send();
  expect(mailsTo(member)).toHaveLength(1);
  expect(await letterOf(admin, second)).toMatchObject({ state: 'cancelled' });
  for (const [action, count] of [
    ['letter.pause', 1],
    ['letter.resume', 1],
    ['letter.cancel', 1],
  ] as const)
    expect(await auditEntriesOf(action)).toHaveLength(count);
});

test('the filter of a draft decides who gets it, and admins get it only if the filter names them', async () => {
  const admin = await makeAdmin();
  const bandung = await makeMember({ record: { institution: 'Institut Bandung' } });
  await makeMember({ record: { institution: 'Universitas Jakarta' } });
  await makeMember({ status: 'expired', record: { institution: 'Institut Bandung' } });
  const form = letterForm({ institution: 'bandung', endsWithin: '', kind: '', unverified: '' });
  const { _id: id, filter } = (await as(admin).ok('createLetter', form)).body;
  expect(filter).toEqual({ status: 'active', institution: 'bandung' });
  const countOf = async () => (await as(admin).ok('countLetter', { id })).body.recipients;
  expect(await countOf()).toBe(1);
  expect((await as(admin).ok('previewLetter', { id })).body.person?._id).toBe(bandung.id);
  await as(admin).ok('updateLetter', { id, ...letterForm({ status: '' }) });
  expect(await countOf()).toBe(3);
  await as(admin).ok('updateLetter', { id, ...letterForm({ role: 'Admin' }) });
  expect(await countOf()).toBe(1);
  const { body } = await as(admin).refused('updateLetter', { id, ...letterForm({ endsWithin: '-1' }) });
  expect(body).toMatchObject({ code: 'invalid-input', fields: { endsWithin: expect.any(String) } });
});

test('of ten admins who start a letter concurrently one succeeds', async () => {
  const [admin] = [await makeAdmin(), await makeMember()];
  const { _id: id } = (await as(admin).ok('createLetter', letterForm())).body;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => inProcess(admin).call('startLetter', { id, recipients: 1 })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await auditEntriesOf('letter.start')).toHaveLength(1);
});

test('a click in a mail program ends a list without login, also for letters that are being sent', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  await startLetter(admin);
  await send();
  const header = mailsTo(member)[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const path = header.replace(/^<https:\/\/sisindo\.example\.org|>$/g, '');
  await startLetter(admin);
  await startLetter(admin, { list: 'events' });
  const page = await atSite(path);
  expect(page.status).toBe(303);
  expect(page.headers.get('location')).toMatch(/^\/unsubscribe-letters\?code=/);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await atSite(path, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
  expect(ended.status).toBe(200);
  await send();
  expect(mailsTo(member)).toHaveLength(2);
  expect(await valuesOf('letterRecipients')).toContainEqual(
    expect.objectContaining({ state: 'skipped', skipReason: 'list-ended' }),
  );
  expect((await as(member).ok('getOwnLetterLists', {})).body.data).toEqual([
    { list: 'news', isWanted: false },
    { list: 'events', isWanted: true },
  ]);
  expect(await auditEntriesOf('letter-list.end')).toMatchObject([
    { actorId: member.id, details: { via: 'link' } },
  ]);

  // The choice survives the account, and another account with the address.
  await as(admin).ok('deleteUser', { id: member.id });
  const successor = await makeMember({ record: { email: member.email } });
  expect((await as(successor).ok('getOwnLetterLists', {})).body.data).toContainEqual({
    list: 'news',
    isWanted: false,
  });
  await as(successor).ok('chooseLetterList', { list: 'news', isWanted: true });
  expect((await as(successor).ok('getOwnLetterLists', {})).body.data).toContainEqual({
    list: 'news',
    isWanted: true,
  });
  expect(await auditEntriesOf('letter-list.resume')).toHaveLength(1);
});

test('a code of another letter, list or address is refused and changes nothing', async () => {
  const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
  await startLetter(admin);
  await send();
  const text = mailsTo(member)[0]?.text ?? '';
  const code = decodeURIComponent(/unsubscribe-letters\?code=(\S+)/.exec(text)?.[1] ?? '');
  const before = await everything();
  for (const forged of [
    code.replace('.news.', '.events.'),
    code.replace(emailOwnerId(member.email), emailOwnerId(other.email)),
    `${code}x`,
    'x',
  ])
    expect((await anonymous.refused('endLetterList', { code: forged })).body.code).toBe('invalid-code');
  expect(await everything()).toEqual(before);
  expect((await anonymous.ok('endLetterList', { code })).body.message).toBe(
    'Anda tidak lagi menerima "Kabar asosiasi".',
  );
});

test('a returned letter is counted, and stops mails to its address only', async () => {
  const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
  const id = await startLetter(admin);
  await send();
  const [, mail = ''] = /<([A-Za-z0-9]{48})@/.exec(mailsTo(member)[0]?.messageId ?? '') ?? [];
  expect(await receiveReport(deliveryReport({ envelopeId: mail }))).toBe('recorded');
  expect(await receiveReport(deliveryReport({ envelopeId: mail }))).toBe('ignored');
  expect(await letterOf(admin, id)).toMatchObject({ counts: { sent: 1, bounced: 1 } });
  expect((await as(admin).ok('listLetterRecipients', { id, state: 'bounced' })).body.data).toMatchObject([
    { userId: member.id, error: '550 5.1.1 No such user here' },
  ]);
  expect((await as(member).ok('getProfile', {})).body.mailTrouble).toMatchObject({ kind: 'dead' });
  expect((await as(other).ok('getProfile', {})).body.mailTrouble).toBeUndefined();
  const { _id: second } = (await as(admin).ok('createLetter', letterForm())).body;
  expect((await as(admin).ok('countLetter', { id: second })).body).toEqual({
    recipients: 1,
    skipped: [{ reason: 'dead-address', people: 1 }],
  });
});
