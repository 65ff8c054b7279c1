import { expect, test } from 'vitest';
import { classifyBounce } from './bounces.ts';

test.each([
  ['5.1.1', '', 'hard'],
  ['5.1.10', 'Recipient address rejected', 'hard'],
  ['5.5.0', '', 'hard'],
  ['5.1.8', "Bad sender's system address", 'soft'],
  ['5.2.2', 'The mailbox does not exist or is full', 'soft'],
  ['5.7.1', 'No such user here', 'soft'],
  ['4.4.7', 'Delivery time expired', 'soft'],
  ['5.0.0', '550 No such user here', 'hard'],
  ['5.0.0', '550 mailbox is full: no such user', 'soft'],
  ['5.2.1', 'The email account that you tried to reach is disabled.', 'hard'],
  ['', '550 Unknown recipient', 'hard'],
  ['', '550 Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  ['', '552 message rejected as spam', 'soft'],
  ['5.0.0', '550 Requested action not performed: mailbox unavailable', 'unknown'],
  ['5.4.4', 'Unable to route: no mail hosts for domain', 'unknown'],
])('a bounce with status %j and text %j is %s', (status, text, kind) => {
  expect(classifyBounce(status, text)).toBe(kind);
});
