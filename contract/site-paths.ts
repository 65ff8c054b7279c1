/**
 * Paths of the site except those of stored pages, as links write them. A path that ends in a slash includes all
 * paths below. Paths in another letter case redirect here, because people copy addresses from speech and print.
 * `npm run generate` writes this file from the declared screens.
 */
export const sitePaths: readonly string[] = [
  '/about',
  '/acara/tempat',
  '/addAdmin',
  '/admin',
  '/admin/',
  '/bylaws',
  '/changeEmail',
  '/check-in',
  '/contact',
  '/councilAndCommittees',
  '/directory',
  '/directory-messages',
  '/event/waiting',
  '/forgotPassword',
  '/institution/invitation',
  '/journal',
  '/keanggotaan',
  '/legal',
  '/login',
  '/membership',
  '/membership/',
  '/privacy',
  '/professional',
  '/profile',
  '/profile/deletion',
  '/profile/directory',
  '/profile/email',
  '/profile/privacy',
  '/profile/security',
  '/receipt',
  '/register',
  '/renew',
  '/resetPassword',
  '/search',
  '/shop',
  '/terms',
  '/unsubscribe',
  '/unsubscribe-letters',
  '/verify',
  '/verifyEmail',
];

/** Paths of screens that only the emulator has. */
export const emulatorPaths: readonly string[] = ['/sentMails', '/uploaded'];
