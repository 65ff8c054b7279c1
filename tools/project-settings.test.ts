import { expect, test } from 'vitest';
import { type AuthSettings, findingsOf } from './project-settings.ts';

const good: AuthSettings = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true, passwordRequired: true }, allowDuplicateEmails: false },
};

test('a project that is set up as the product needs it has no findings', () => {
  expect(findingsOf(good)).toEqual([]);
});

test.each<[string, AuthSettings, RegExp]>([
  ['sign-up', { ...good, client: { permissions: { disabledUserDeletion: true } } }, /past the registration/],
  [
    'deletion',
    { ...good, client: { permissions: { disabledUserSignup: true } } },
    /deleted past the product/,
  ],
  ['what strangers are told', { ...good, emailPrivacyConfig: {} }, /tells strangers/],
  ['one address', { ...good, signIn: { ...good.signIn, allowDuplicateEmails: true } }, /Several accounts/],
  ['passwords', { ...good, signIn: { email: { enabled: true } } }, /Nobody can log in/],
  ['nobody', { ...good, signIn: { ...good.signIn, anonymous: { enabled: true } } }, /Anonymous accounts/],
])('each setting is looked at: %s', (_what, settings, finding) => {
  expect(findingsOf(settings)).toEqual([expect.stringMatching(finding)]);
});

test('a project of which nothing is set has the four that are off by default', () => {
  expect(findingsOf({})).toHaveLength(4);
});
