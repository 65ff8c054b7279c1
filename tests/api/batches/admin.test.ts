import { expect, test } from 'vitest';
import { dailyJobs } from '../../../functions/src/jobs/daily.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { accountRemoval, writesOf } from '../../support/assertions/writes.ts';
import { makeMail } from '../../support/factories/admin-records.ts';
import { contactForm, siteContents } from '../../support/factories/content.ts';
import { blogForm, dataUrl, pictureBlock } from '../../support/factories/content-forms.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

test('the batches of an article with pictures', async () => {
  const admin = inProcess(await makeAdmin());
  const form = blogForm({ content: [await pictureBlock(admin)], image: await dataUrl() });
  let id = '';
  const create = async () => {
    id = (await admin.ok('createBlog', form)).body.blog._id;
  };
  expect(await writesOf(create)).toEqual([
    'audit blog.create',
    'create blogs',
    'delete intents as read',
    'delete intents as read',
    'delete workingCopies',
    'merge content +1 blogs',
  ]);
  const changed = { title: 'Baru', author: 'Sari', content: JSON.stringify([await pictureBlock(admin)]) };
  expect(await writesOf(() => admin.ok('updateBlog', { id, ...changed }))).toEqual([
    'audit blog.update',
    'create formerContent',
    'delete intents as read',
    'delete intents as read',
    'delete workingCopies',
    'update blogs as read',
  ]);
  const entry = (await admin.ok('listAuditEntries', { kind: 'blog.update' })).body.data[0]?._id;
  expect(await writesOf(() => admin.ok('undoEntry', { id: String(entry) }))).toEqual([
    'audit blog.update',
    'create formerContent',
    'delete formerContent as read',
    'delete intents as read',
    'delete workingCopies',
    'update blogs as read',
  ]);
  expect(await writesOf(() => admin.ok('deleteBlog', { id }))).toEqual([
    'audit blog.delete',
    'create bin',
    'delete blogs as read',
    'delete intents as read',
    'merge content -1 blogs',
  ]);
  expect(await writesOf(() => admin.ok('restoreFromBin', { id }))).toEqual([
    'audit blog.restore',
    'create blogs',
    'delete bin as read',
    'delete intents as read',
    'merge content +1 blogs',
  ]);
  await admin.ok('deleteBlog', { id });
  expect(await writesOf(() => admin.ok('deleteForGood', { id }))).toEqual([
    'audit blog.erase',
    'delete bin as read',
    'delete formerContent as read',
    'delete intents as read',
    'intent removal',
  ]);
});

test('the batches of two saves of a page', async () => {
  const admin = inProcess(await makeAdmin());
  const save = (basedOn: number) => () => admin.ok('saveHomeContent', { ...siteContents.home, basedOn });
  expect(await writesOf(save(0))).toEqual([
    'audit content.save',
    'create siteContent',
    'create siteContentVersions',
    'delete intents as read',
  ]);
  expect(await writesOf(save(1))).toEqual([
    'audit content.save',
    'create siteContentVersions',
    'delete intents as read',
    'update siteContent as read',
  ]);
});

test('the batches of messages and mails', async () => {
  const admin = inProcess(await makeAdmin());
  expect(await writesOf(() => inProcess().ok('sendContactMessage', contactForm()))).toEqual([
    'create messages',
    'mail contact-message',
    'merge messages +1 open',
  ]);
  const [message] = (await admin.ok('listMessages', {})).body.data;
  const id = String(message?._id);
  expect(await writesOf(() => admin.ok('updateMessage', { id, state: 'done', read: true }))).toEqual([
    'audit message.done',
    'merge messages +1 done -1 open',
    'update messages as read',
  ]);
  const failed = await makeMail({ state: 'failed' });
  expect(await writesOf(() => admin.ok('resendMail', { id: failed }))).toEqual([
    'audit mail.resend',
    'update outbox as read',
  ]);
  const sent = await makeMail();
  expect(await writesOf(() => admin.ok('resendMail', { id: sent }))).toEqual([
    'audit mail.resend',
    'mail renewal-received',
  ]);
});

test('the batches of the daily membership jobs', async () => {
  await makeMember({ account: false, record: { validUntil: inDays(5) } });
  const { id } = await makeMember({ account: false, status: 'waitingApproval' });
  await inProcess(await makeAdmin()).ok('askApplicant', { id, text: '?' });
  const run = (name: keyof typeof dailyJobs) => writesOf(() => dailyJobs[name](defaultJobOptions));
  expect(await run('send-reminders')).toEqual(['mail membership-expiring', 'update users as read']);
  freezeClock(inDays(25));
  expect(await run('expire-members')).toEqual([
    'audit membership.expire',
    'mail membership-expired',
    'merge members -1 active +1 expired',
    'update users as read',
  ]);
  expect(await run('close-unanswered')).toEqual(['mail question-notice', 'update users as read']);
  freezeClock(inDays(45));
  expect(await run('close-unanswered')).toEqual(
    [
      ...accountRemoval,
      'audit registration.reject',
      'mail registration-rejected',
      'merge members -1 all -1 waitingApproval',
      'update payments as read',
    ].sort(),
  );
});
