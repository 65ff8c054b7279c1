import { expect, test } from 'vitest';
import { toMailbox } from './mailboxes.ts';

test.each([
  ['Rina.Wulan+acara@GoogleMail.com', 'rinawulan@gmail.com'],
  ['rinawulan@gmail.com', 'rinawulan@gmail.com'],
  ['rina.wulan+a+b@example.org', 'rina.wulan@example.org'],
  ['+rina@example.org', '+rina@example.org'],
  ['rina-wulan@example.org', 'rina-wulan@example.org'],
  ['Rina.Wulan_acara+x@pm.me', 'rinawulanacara@proton.me'],
  ['rinawulanacara@protonmail.com', 'rinawulanacara@proton.me'],
  ['rina.wulan+acara@me.com', 'rina.wulan@icloud.com'],
  ['rina-wulan@ya.ru', 'rinawulan@yandex.ru'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
