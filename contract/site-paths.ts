/**
 * Paths except those of stored pages. A path that ends in a slash includes all paths below. Paths in another
 * letter case redirect, because people copy them from speech. `npm run hosting` writes this file.
 */
export const sitePaths: readonly string[] = [
  '/about',
  '/addAdmin',
  '/admin',
  '/admin/',
  '/bylaws',
  '/changeEmail',
  '/contact',
  '/councilAndCommittees',
  '/forgotPassword',
  '/institution/invitation',
  '/journal',
  '/legal',
  '/login',
  '/membership',
  '/membership/',
  '/privacy',
  '/professional',
  '/profile',
  '/profile/security',
  '/receipt',
  '/register',
  '/renew',
  '/resetPassword',
  '/shop',
  '/terms',
  '/unsubscribe',
  '/verify',
  '/verifyEmail',
];
