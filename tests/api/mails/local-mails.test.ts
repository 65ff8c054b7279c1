import { expect, test, vi } from 'vitest';
import { mailTransport } from '../../../functions/src/data/mail-transport.ts';
import { sendDueMails } from '../../../functions/src/model/mails/due-mails.ts';
import { storeLocalMail } from '../../../tools/local-mails.ts';
import { makeMember } from '../../support/factories/people.ts';
import { anonymous } from '../../support/suite/client.ts';

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
      subject: 'Atur ulang kata sandi / Reset your password',
      text: expect.stringContaining('Yth. '),
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
