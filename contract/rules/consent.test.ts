import { expect, test } from 'vitest';
import { consentReply } from '../schemas/people.ts';
import { consentText, currentConsent } from './consent.ts';

test('the text of a known version is returned, and none for an unknown version', () => {
  expect(currentConsent).toBe('1');
  expect(consentText('1')).toBe(
    'Dengan mendaftar, saya menyetujui SISINDO menyimpan data dan foto saya untuk mengurus keanggotaan dan mengirim pengingat lewat email. Persetujuan dapat ditarik kapan saja di halaman Profil.',
  );
  expect(consentText('2')).toBeUndefined();
});

test('a consent is sent with its version and both of its times', () => {
  const consent = { version: '1', at: '2026-11-21T02:00:00.000Z', withdrawnAt: null };
  expect(consentReply.parse({ ...consent, name: 'Sari' })).toEqual(consent);
  expect(consentReply.safeParse({ ...consent, withdrawnAt: 'kemarin' }).success).toBe(false);
});
