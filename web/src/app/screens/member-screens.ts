import type { MemberScreen, UnlistedScreen } from '#api/screens/screen.ts';
import { changeEmailScreen } from '#features/accounts/accounts/change-email.screen.ts';
import { forgotPasswordScreen } from '#features/accounts/accounts/forgot-password.screen.ts';
import { resetPasswordScreen } from '#features/accounts/accounts/reset-password.screen.ts';
import { verifyEmailScreen } from '#features/accounts/accounts/verify-email.screen.ts';
import { securityScreen } from '#features/accounts/second-factor/security.screen.ts';
import { uploadedScreen } from '#features/content/images/uploaded.screen.ts';
import { searchScreen } from '#features/content/search/search.screen.ts';
import { ownCreditsScreen } from '#features/credits/credits/own-credits.screen.ts';
import { deviceScreen } from '#features/events/check-ins/device.screen.ts';
import { ticketScreen } from '#features/events/check-ins/tickets/ticket.screen.ts';
import { ownGroupScreen } from '#features/events/event-registrations/groups/own-group.screen.ts';
import { guestPlaceScreen } from '#features/events/event-registrations/guest-place.screen.ts';
import { ownEventScreen } from '#features/events/event-registrations/own-event.screen.ts';
import { ownEventsScreen } from '#features/events/event-registrations/own-events.screen.ts';
import { acceptTransferScreen } from '#features/events/event-registrations/transfers/accept-transfer.screen.ts';
import { waitingLinkScreen } from '#features/events/event-registrations/waiting/waiting-link.screen.ts';
import { certificateCheckScreen } from '#features/events/event-results/certificates/certificate-check.screen.ts';
import { ownCertificatesScreen } from '#features/events/event-results/certificates/own-certificates.screen.ts';
import { ownSurveyScreen } from '#features/events/event-results/surveys/own-survey.screen.ts';
import { invitationScreen } from '#features/institutions/institutions/invitation.screen.ts';
import { jointPaymentScreen } from '#features/institutions/institutions/joint-payment.screen.ts';
import { ownInstitutionScreen } from '#features/institutions/institutions/own-institution.screen.ts';
import { unsubscribeLettersScreen } from '#features/mails/letters/unsubscribe-letters.screen.ts';
import { localMailsScreen } from '#features/mails/mails/local-mails.screen.ts';
import { unsubscribeScreen } from '#features/mails/reminders/unsubscribe.screen.ts';
import { receiptCheckScreen } from '#features/money/receipt-checks/receipt-check.screen.ts';
import { renewScreen } from '#features/money/renewals/renew.screen.ts';
import { renewalLinkScreen } from '#features/money/renewals/renewal-link.screen.ts';
import { directoryScreen } from '#features/people/directory/directory.screen.ts';
import { directoryMessagesScreen } from '#features/people/directory/directory-messages.screen.ts';
import { cardScreen } from '#features/people/membership/card.screen.ts';
import { membershipScreen } from '#features/people/membership/membership.screen.ts';
import { letterCheckScreen } from '#features/people/membership-letters/letter-check.screen.ts';
import { ownLettersScreen } from '#features/people/membership-letters/own-letters.screen.ts';
import { deletionScreen } from '#features/people/own-profile/deletion.screen.ts';
import { ownDirectoryScreen } from '#features/people/own-profile/own-directory.screen.ts';
import { ownEmailScreen } from '#features/people/own-profile/own-email.screen.ts';
import { ownPrivacyScreen } from '#features/people/own-profile/own-privacy.screen.ts';
import { profileScreen } from '#features/people/own-profile/profile.screen.ts';

/** Public pages that are neither prerendered nor indexed. */
export const unlistedScreens: readonly UnlistedScreen[] = [
  changeEmailScreen,
  deviceScreen,
  directoryScreen,
  directoryMessagesScreen,
  forgotPasswordScreen,
  receiptCheckScreen,
  renewalLinkScreen,
  resetPasswordScreen,
  searchScreen,
  localMailsScreen,
  unsubscribeScreen,
  unsubscribeLettersScreen,
  uploadedScreen,
  verifyEmailScreen,
  guestPlaceScreen,
  waitingLinkScreen,
  certificateCheckScreen,
  letterCheckScreen,
];

/** Pages that offer more with a login. */
export const invitedScreens: readonly UnlistedScreen[] = [invitationScreen];

/** Pages that require a login. */
export const memberScreens: readonly MemberScreen[] = [
  membershipScreen,
  profileScreen,
  cardScreen,
  ownCertificatesScreen,
  ownCreditsScreen,
  ownEventsScreen,
  ownInstitutionScreen,
  ownLettersScreen,
  renewScreen,
  acceptTransferScreen,
  deletionScreen,
  ownDirectoryScreen,
  ownEmailScreen,
  ownPrivacyScreen,
  securityScreen,
  jointPaymentScreen,
  ownGroupScreen,
  ownEventScreen,
  ownSurveyScreen,
  ticketScreen,
];
