import { expect, test } from 'vitest';
import { judgeRecords, selectRecords } from './sender-records.ts';

test.each([
  ['spf', [], 'missing'],
  ['spf', ['v=spf1 include:_spf.example.org -all'], 'good'],
  ['spf', ['v=spf1 include:_spf.example.org ~all'], 'good'],
  ['spf', ['v=spf1 redirect=_spf.example.org'], 'good'],
  ['spf', ['v=spf1 include:_spf.example.org ?all'], 'weak'],
  ['spf', ['v=spf1 +all'], 'bad'],
  ['spf', ['v=spf1 -all', 'v=spf1 ~all'], 'bad'],
  ['dkim', ['v=DKIM1; k=rsa; p=MIGfMA0'], 'good'],
  ['dkim', ['k=rsa; t=s:y; p=MIGfMA0'], 'weak'],
  ['dkim', ['v=DKIM1; p='], 'bad'],
  ['dmarc', ['v=DMARC1; p=reject; rua=mailto:a@example.org'], 'good'],
  ['dmarc', ['v=DMARC1;p=none'], 'weak'],
  ['dmarc', ['v=DMARC1; rua=mailto:a@example.org'], 'bad'],
] as const)('%s records %j are %s', (kind, records, verdict) => {
  expect(judgeRecords(kind, records)).toBe(verdict);
});

test('other TXT records of a name are ignored', () => {
  const texts = [
    'google-site-verification=x',
    'v=spf10 x',
    'v=spf1 -all',
    'v=DMARC1; p=none',
    'k=rsa; p=MIG',
  ];
  expect(selectRecords('spf', texts)).toEqual(['v=spf1 -all']);
  expect(selectRecords('dmarc', texts)).toEqual(['v=DMARC1; p=none']);
});
