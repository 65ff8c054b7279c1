import { expect, test, vi } from 'vitest';
import { auditCheckpoints, outbox } from '../../../../functions/src/data/collections.ts';
import { mailTransport } from '../../../../functions/src/data/mail-transport.ts';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { runRound, storeLocalMail } from '../../../../tools/local-mails.ts';
import { auditSigner, checkpointedIds, entryIds } from '../../../support/assertions/audit-verification.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

test('mails of the emulator can be read there, and their links work', async () => {
  expect((await anonymous.ok('listLocalMails', {})).body).toEqual({ data: [] });
  const member = await makeMember();
  await anonymous.ok('forgotPassword', { email: member.email });
  vi.spyOn(mailTransport, 'send').mockImplementation(storeLocalMail);
  await sendDueMails();
  const { body } = await anonymous.ok('listLocalMails', {});
  expect(body.data).toEqual([
    {
      _id: expect.any(String),
      to: member.email,
      subject: 'Atur ulang kata sandi',
      text: expect.stringContaining('Yth. '),
      attachments: [],
      sentAt: expect.any(String),
    },
  ]);
  const oobCode = /resetPassword\?oobCode=(\S+)/.exec(body.data[0]?.text ?? '')?.[1] ?? '';
  const password = 'rahasia-baru-sekali';
  await anonymous.ok('resetPassword', {
    oobCode: decodeURIComponent(oobCode),
    password,
    confirmPassword: password,
  });
  await anonymous.ok('login', { email: member.email, password });
});

test('the attachments of a mail are listed with their names and sizes', async () => {
  const member = await register();
  await as(await makeAdmin()).ok('approveRegistration', { id: member.id });
  vi.spyOn(mailTransport, 'send').mockImplementation(storeLocalMail);
  await sendDueMails();
  const { body } = await anonymous.ok('listLocalMails', {});
  const [approval] = body.data.filter(({ attachments }) => attachments.length > 0);
  expect(approval?.attachments).toEqual([
    { fileName: expect.stringMatching(/^kuitansi-.+\.pdf$/), size: expect.any(Number) },
  ]);
  expect(approval?.attachments[0]?.size).toBeGreaterThan(10_000);
});

test('a failure of one part stops neither the other part nor the next round', async () => {
  const admin = await makeAdmin();
  await makeAuditEntry(admin, 'user.update', admin);
  await anonymous.ok('forgotPassword', { email: admin.email });
  const send = vi.spyOn(mailTransport, 'send').mockImplementation(storeLocalMail);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const read = vi.spyOn(auditCheckpoints, 'query').mockRejectedValueOnce(new Error('terputus'));
  await runRound(auditSigner);
  expect(printed.mock.calls.map(([line]) => String(line).split('\n')[0])).toContain(
    '» Audit entries got no checkpoint: Error: terputus',
  );
  expect(send).toHaveBeenCalledOnce();
  read.mockRestore();
  vi.spyOn(outbox, 'before').mockRejectedValueOnce(new Error('terputus'));
  await runRound(auditSigner);
  expect(await checkpointedIds()).toEqual(await entryIds());
});
