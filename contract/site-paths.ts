/**
 * Paths of the site except those of stored pages, as links write them. A path that ends in a slash includes all
 * paths below. Paths in another letter case redirect here, because people copy addresses from speech and print.
 * `npm run hosting` writes this file from the screens that the pages declare.
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
  '/profile/deletion',
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
  '/verify',
  '/verifyEmail',
];
