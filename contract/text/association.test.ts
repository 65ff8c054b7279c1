import { expect, test } from 'vitest';
import { association } from './association.ts';

test('every placeholder email address, URL and phone number is unreachable', () => {
  for (const address of [association.serviceEmail, association.membershipEmail]) {
    expect(address).toMatch(/@example\.org$/);
  }
  expect(association.siteUrl).toMatch(/^https:\/\/[a-z.]+\.example\.org$/);
  expect(association.social.url).toMatch(/^https:\/\/[a-z.]+\.example\.org\//);
  for (const number of [association.phone, association.whatsapp]) expect(number).toMatch(/^\+62 800 0000 /);
});
