import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test.each([
  ['2026-11-25T10:00:00Z', '2027-10-01T00:00:00.000Z'],
  ['2027-01-31T23:59:59Z', '2027-12-01T00:00:00.000Z'],
])('security.txt of a build at %s expires at %s', (now, expires) => {
  expect(securityText('https://site.example', 'a@site.example', new Date(now))).toBe(
    `Contact: mailto:a@site.example\nExpires: ${expires}\nPreferred-Languages: id, en\nCanonical: https://site.example/.well-known/security.txt\n`,
  );
});
