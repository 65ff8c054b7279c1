import { expect, test } from 'vitest';
import { consentReply } from '../fields/people.ts';
import { consentText, currentConsent } from './consent.ts';

test('whoever agreed is shown the text of that version, and of none that is not known', () => {
  expect(currentConsent).toBe('1');
  expect(consentText('1')).toBe(
    'Dengan mendaftar, saya menyetujui SISINDO menyimpan data dan foto saya untuk mengurus keanggotaan dan mengirim pengingat lewat email. Persetujuan dapat ditarik kapan saja di halaman Profil.',
  );
  expect(consentText('2')).toBeUndefined();
});

test('a consent goes out with its version and both of its times', () => {
  const consent = { version: '1', at: '2026-11-21T02:00:00.000Z', withdrawnAt: null };
  expect(consentReply.parse({ ...consent, name: 'Sari' })).toEqual(consent);
  expect(consentReply.safeParse({ ...consent, withdrawnAt: 'kemarin' }).success).toBe(false);
});
