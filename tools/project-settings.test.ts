import { expect, test } from 'vitest';
import { type AuthSettings, checkAuthSettings, checkParameters } from './project-settings.ts';

const good: AuthSettings = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true, passwordRequired: true }, allowDuplicateEmails: false },
};

test('a correctly configured project has no findings', () => {
  expect(checkAuthSettings(good)).toEqual([]);
});

test.each<[string, AuthSettings, RegExp]>([
  ['sign-up', { ...good, client: { permissions: { disabledUserDeletion: true } } }, /past the registration/],
  [
    'deletion',
    { ...good, client: { permissions: { disabledUserSignup: true } } },
    /deleted past the product/,
  ],
  ['email enumeration', { ...good, emailPrivacyConfig: {} }, /tells strangers/],
  [
    'duplicate addresses',
    { ...good, signIn: { ...good.signIn, allowDuplicateEmails: true } },
    /Several accounts/,
  ],
  ['passwords', { ...good, signIn: { email: { enabled: true } } }, /Nobody can log in/],
  [
    'anonymous accounts',
    { ...good, signIn: { ...good.signIn, anonymous: { enabled: true } } },
    /Anonymous accounts/,
  ],
])('an incorrect setting causes a finding: %s', (_what, settings, finding) => {
  expect(checkAuthSettings(settings)).toEqual([expect.stringMatching(finding)]);
});

test('a project with default settings has four findings', () => {
  expect(checkAuthSettings({})).toHaveLength(4);
});

test('a mistyped parameter causes one finding, valid ones cause none', () => {
  const valid = { WEB_API_KEY: 'x', SMTP_TLS: 'none', LOGIN_ATTEMPTS_PER_EMAIL: '20' };
  expect(checkParameters(valid)).toEqual([]);
  expect(checkParameters({ SMTP_TSL: 'none' })).toEqual([expect.stringContaining('SMTP_TSL')]);
  expect(checkParameters({ ...valid, SMTP_TLS: 'off' })).toEqual([expect.stringContaining('SMTP_TLS')]);
  const enforced = { APP_CHECK_MODE: 'enforce', APP_CHECK_APP_IDS: '' };
  expect(checkParameters(enforced)).toEqual([expect.stringContaining('APP_CHECK_APP_IDS')]);
});
