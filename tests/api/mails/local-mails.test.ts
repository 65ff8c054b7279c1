import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailTransport } from '../../../functions/src/data/mail-transport.ts';
import { sendDueMails } from '../../../functions/src/model/mails/due-mails.ts';
import { keepMail } from '../../../tools/local-mails.ts';
import { makeMember } from '../../support/make/people.ts';
import { nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);
afterEach(() => vi.restoreAllMocks());

test('what the emulator would have mailed can be read there, and its links followed', async () => {
  expect((await nobody.ok('listLocalMails', {})).body).toEqual({ data: [] });
  const member = await makeMember();
  await nobody.ok('forgotPassword', { email: member.email });
  vi.spyOn(mailTransport, 'send').mockImplementation(keepMail);
  await sendDueMails();
  const { body } = await nobody.ok('listLocalMails', {});
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
  await nobody.ok('resetPassword', {
    oobCode: decodeURIComponent(oobCode),
    password,
    confirmPassword: password,
  });
  await nobody.ok('login', { email: member.email, password });
});
