import { expect, test } from 'vitest';
import { toMailbox } from './mailboxes.ts';

test.each([
  ['Rina.Wulan+acara@GoogleMail.com', 'rinawulan@gmail.com'],
  ['rinawulan@gmail.com', 'rinawulan@gmail.com'],
  ['rina.wulan+a+b@example.org', 'rina.wulan@example.org'],
  ['+rina@example.org', '+rina@example.org'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
