import { expect, test, vi } from 'vitest';
import { senderDns } from '../../../../functions/src/data/mail/sender-dns.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { startDnsServer } from '../../../support/suite/dns.ts';

const check = async () => (await inProcess(await makeAdmin()).ok('checkSender', {})).body;

test('the records of the sending domain are shown with a verdict, DMARC also of a parent domain', async () => {
  vi.stubEnv('MAIL_FROM', 'SISINDO <noreply@mail.example.org>');
  vi.stubEnv('DKIM_SELECTOR', 's1');
  const key = `v=DKIM1; k=rsa; p=${'MIIBIjANBg'.repeat(40)}`;
  await startDnsServer({
    'mail.example.org': ['google-site-verification=x', 'v=spf1 include:_spf.example.org ~all'],
    's1._domainkey.mail.example.org': [key],
    '_dmarc.example.org': ['v=DMARC1; p=none'],
  });
  expect(await check()).toEqual({
    domain: 'mail.example.org',
    checks: [
      {
        kind: 'spf',
        name: 'mail.example.org',
        records: ['v=spf1 include:_spf.example.org ~all'],
        verdict: 'good',
      },
      { kind: 'dkim', name: 's1._domainkey.mail.example.org', records: [key], verdict: 'good' },
      { kind: 'dmarc', name: '_dmarc.example.org', records: ['v=DMARC1; p=none'], verdict: 'weak' },
    ],
  });
});

test('missing records, a missing selector and a silent server are reported, not guessed', async () => {
  vi.stubEnv('MAIL_FROM', 'noreply@example.org');
  await startDnsServer({ 'example.org': [] });
  expect((await check()).checks.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['spf', 'missing'],
    ['dkim', 'unknown'],
    ['dmarc', 'missing'],
  ]);
  vi.spyOn(senderDns, 'readTexts').mockRejectedValue(new Error('ETIMEOUT'));
  expect((await check()).checks.every(({ verdict }) => verdict === 'unknown')).toBe(true);
});

test('without a sender nothing is checked', async () => {
  vi.stubEnv('MAIL_FROM', '');
  expect(await check()).toEqual({ domain: null, checks: [] });
});
