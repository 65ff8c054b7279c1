import type { PublicScreen } from '#api/screens/screen.ts';
import { loginScreen } from '#features/accounts/accounts/login.screen.ts';
import { registerScreen } from '#features/accounts/accounts/register.screen.ts';
import { verifyScreen } from '#features/card/card-verification/verify.screen.ts';
import { aboutScreen } from '#features/content/about/about.screen.ts';
import { blogScreen } from '#features/content/blogs/blog.screen.ts';
import { blogDetailsScreen } from '#features/content/blogs/blog-details.screen.ts';
import { councilScreen } from '#features/content/council/council.screen.ts';
import { homeScreen } from '#features/content/home/home.screen.ts';
import { joiningScreen } from '#features/content/joining/joining.screen.ts';
import { journalScreen } from '#features/content/journals/journal.screen.ts';
import { journalDetailsScreen } from '#features/content/journals/journal-details.screen.ts';
import { bylawsScreen } from '#features/content/legal/bylaws.screen.ts';
import { legalScreen } from '#features/content/legal/legal.screen.ts';
import { privacyScreen } from '#features/content/legal/privacy.screen.ts';
import { termsScreen } from '#features/content/legal/terms.screen.ts';
import { shopScreen } from '#features/content/products/shop.screen.ts';
import { professionalScreen } from '#features/content/professional/professional.screen.ts';
import { eventScreen } from '#features/events/events/event.screen.ts';
import { eventDetailsScreen } from '#features/events/events/event-details.screen.ts';
import { contactScreen } from '#features/mails/contact/contact.screen.ts';
import { directoryProfileScreen } from '#features/people/directory/directory-profile.screen.ts';

/** Public pages. A path with a parameter follows the paths that it also matches. */
export const publicScreens: readonly PublicScreen[] = [
  homeScreen,
  aboutScreen,
  blogScreen,
  bylawsScreen,
  contactScreen,
  councilScreen,
  eventScreen,
  journalScreen,
  joiningScreen,
  legalScreen,
  loginScreen,
  privacyScreen,
  professionalScreen,
  registerScreen,
  shopScreen,
  termsScreen,
  verifyScreen,
  blogDetailsScreen,
  eventDetailsScreen,
  directoryProfileScreen,
  journalDetailsScreen,
];
