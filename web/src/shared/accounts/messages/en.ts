import type { Translation } from 'contract/text/language/localize';
// Kinds of membership
export const memberBenefits =
  'A network of fellow academics, researchers and practitioners\nAccess to the association’s resources\nEvents, training and certification at reduced prices\nCooperation in research and teaching\nInvitations as a guest lecturer\nRecommendation as an assessor\nExpert groups in your field\nMedia coverage of your activities';
export const institutionBenefit = 'For institutions: your logo on the association’s site';
export const individual = 'Individual';
export const individualAudience = 'For academics, researchers and practitioners.';
export const individualText = 'Includes a digital membership card and all member benefits.';
export const institution = 'Institution';
export const institutionAudience = 'For every kind of institution: {kinds} or {lastKind}.';
export const institutionText =
  'Includes individual membership for {seats} members of staff, your logo on our site for one year, and a membership plaque.';
export const perYear = ' per year';
export const join = 'Become a member';
// Consent
export const policies = 'Also read the {privacy} and the {terms}.';
export const privacy = 'Privacy policy';
export const terms = 'Terms and conditions';
export const opensNewTab = ' (opens in a new tab)';
// Notices about the email address
export const mailRefused =
  'Mail to {email} has been refused since {since}, so we have stopped sending to that address. {link}';
export const mailUnreliable =
  'Some mail to {email} has not arrived since {since}, for example because the mailbox is full. {link} if you no longer use this address.';
export const changeEmail = 'Change your email';
export const emailUnverified =
  'The email address {email} is not verified yet. Open the link in the email from us.';
export const resendFailed = 'The verification email was not sent. Try again.';
export const resend = 'Send again';
// Profile
export const confirmPassword = 'Confirm password';
export const personTab = 'Your details';
export const emailTab = 'Email';
export const securityTab = 'Password and security';
export const directoryTab = 'Directory';
export const privacyTab = 'Consent and data';
export const deletionTab = 'Delete account';
export const profileContents = 'Profile contents';
export const sessionNotEnded = 'The session could not be ended.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
