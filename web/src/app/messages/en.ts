import type { Translation } from 'contract/text/language/localize';
// Layout
export const skipToContent = 'Skip to content';
export const homeLabel = '{name}, home';
export const search = 'Search';
export const menu = 'Menu';
export const mainMenu = 'Main menu';
// Labels of the menu, fixed in English by the specification.
export const profile = 'Profile';
export const membership = 'Membership';
export const allPages = 'All pages';
export const contactUs = 'Contact us';
export const opensNewTab = ' (opens in a new tab)';
// Menu of members
export const memberMenu = 'Member menu';
export const memberMembership = 'Membership';
export const memberProfile = 'Profile';
export const memberSecurity = 'Security';
export const memberInstitution = 'Institution';
export const logout = 'Log out';
// Pages that are loading, missing or broken
export const loading = 'Loading…';
export const notFoundTitle = 'Page not found';
// Fixed in English by the specification.
export const oops = 'Oops!';
export const notFound = '404 - Page not found';
export const userNotLoaded = 'Failed to fetch user data';
export const notFoundText = 'The page you are looking for does not exist, or its address has changed.';
export const brokenTitle = 'This page cannot be shown';
export const brokenText =
  'Part of the page did not load. Check your internet connection, then reload the page.';
export const reload = 'Reload';
export const tryAgain = 'Try again';
// Login after the session has ended
export const sessionEnded = 'Your session has ended';
export const loginElsewhereText =
  'Log in again in another tab with the same account, then continue here. What you entered on this page is still here.';
export const loginElsewhere = 'Log in in another tab';
export const loginAgainText =
  'Log in again to continue. What you entered on this page is still here, and anything waiting to be sent goes out once you are logged in.';
export const forgotPassword = 'Forgot Password?';
export const forgotPasswordTranslation = '';
export const otherAccountText = 'With another account, the page starts again, without what you entered.';
export const loginAsOther = 'Log in as someone else';
// Proof of identity before an action
export const proofTitle = 'Confirm it’s you';
export const proofByCode =
  'Only you may do this. Type the code from your authenticator app; the action then continues.';
export const proofByPassword = 'Only you may do this. Type your password; the action then continues.';
export const proofByPasskey = 'Only you may do this. Use your passkey; the action then continues.';
export const proofByRecovery =
  'Only you may do this. Type one of your recovery codes; the action then continues.';
export const usePasskey = 'Use a passkey';
export const appCode = 'Code from the app';
export const useAppCode = 'Use a code from the app';
export const recoveryCode = 'Recovery code';
export const useRecoveryCode = 'Use a recovery code';
export const yourPassword = 'Your password';
export const continueAction = 'Continue';
export const checking = 'Checking…';
export const cancel = 'Cancel';
// Page without scripts
export const needsScript = 'This page needs JavaScript';
export const enableScript =
  'Turn on JavaScript in your browser, then reload this page. You can read the public pages without JavaScript:';
export const home = 'Home';
export const about = 'About';
export const blog = 'Blog';
export const event = 'Event';
export const contact = 'Contact';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
