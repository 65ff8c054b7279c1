import type { AdminScreen } from '#api/screens/screen.ts';
import { addAdminScreen } from '#features/accounts/admins/add-admin.screen.ts';
import { auditScreen } from '#features/admin/audit/audit.screen.ts';
import { dashboardScreen } from '#features/admin/totals/dashboard.screen.ts';
import { aboutEditorScreen } from '#features/content/about/about-editor.screen.ts';
import { binScreen } from '#features/content/bin/bin.screen.ts';
import { addBlogScreen } from '#features/content/blogs/add-blog.screen.ts';
import { editBlogScreen } from '#features/content/blogs/edit-blog.screen.ts';
import { manageBlogScreen } from '#features/content/blogs/manage-blog.screen.ts';
import { previewBlogScreen } from '#features/content/blogs/preview-blog.screen.ts';
import { councilEditorScreen } from '#features/content/council/council-editor.screen.ts';
import { homeEditorScreen } from '#features/content/home/home-editor.screen.ts';
import { addJournalScreen } from '#features/content/journals/add-journal.screen.ts';
import { editJournalScreen } from '#features/content/journals/edit-journal.screen.ts';
import { manageJournalScreen } from '#features/content/journals/manage-journal.screen.ts';
import { previewJournalScreen } from '#features/content/journals/preview-journal.screen.ts';
import { bylawsEditorScreen } from '#features/content/legal/bylaws-editor.screen.ts';
import { legalEditorScreen } from '#features/content/legal/legal-editor.screen.ts';
import { addProductScreen } from '#features/content/products/add-product.screen.ts';
import { editProductScreen } from '#features/content/products/edit-product.screen.ts';
import { manageProductScreen } from '#features/content/products/manage-product.screen.ts';
import { previewProductScreen } from '#features/content/products/preview-product.screen.ts';
import { professionalEditorScreen } from '#features/content/professional/professional-editor.screen.ts';
import { manageContentScreen } from '#features/content/site-content/manage-content.screen.ts';
import { creditsScreen } from '#features/credits/credits/credits.screen.ts';
import { checkInScreen } from '#features/events/check-ins/check-in.screen.ts';
import { eventBadgesScreen } from '#features/events/check-ins/tickets/event-badges.screen.ts';
import { refundsScreen } from '#features/events/event-payments/refunds/refunds.screen.ts';
import { eventParticipantsScreen } from '#features/events/event-registrations/event-participants.screen.ts';
import { managedEventsScreen } from '#features/events/event-registrations/managed-events.screen.ts';
import { participantPlaceScreen } from '#features/events/event-registrations/participant-place.screen.ts';
import { eventProgrammeScreen } from '#features/events/event-registrations/settings/event-programme.screen.ts';
import { eventQuestionsScreen } from '#features/events/event-registrations/settings/event-questions.screen.ts';
import { eventRegistrationScreen } from '#features/events/event-registrations/settings/event-registration.screen.ts';
import { eventWaitingScreen } from '#features/events/event-registrations/waiting/event-waiting.screen.ts';
import { eventCertificatesScreen } from '#features/events/event-results/certificates/event-certificates.screen.ts';
import { eventLettersScreen } from '#features/events/event-results/letters/event-letters.screen.ts';
import { eventReportScreen } from '#features/events/event-results/reports/event-report.screen.ts';
import { eventSurveyScreen } from '#features/events/event-results/surveys/event-survey.screen.ts';
import { addEventScreen } from '#features/events/events/add-event.screen.ts';
import { editEventScreen } from '#features/events/events/edit-event.screen.ts';
import { manageEventScreen } from '#features/events/events/manage-event.screen.ts';
import { previewEventScreen } from '#features/events/events/preview-event.screen.ts';
import { institutionScreen } from '#features/institutions/institutions/institution.screen.ts';
import { institutionsScreen } from '#features/institutions/institutions/institutions.screen.ts';
import { announcementsScreen } from '#features/mails/announcements/announcements.screen.ts';
import { contactEditorScreen } from '#features/mails/contact/contact-editor.screen.ts';
import { messageScreen } from '#features/mails/contact-messages/message.screen.ts';
import { messageTemplatesScreen } from '#features/mails/contact-messages/message-templates.screen.ts';
import { messagesScreen } from '#features/mails/contact-messages/messages.screen.ts';
import { letterScreen } from '#features/mails/letters/letter.screen.ts';
import { lettersScreen } from '#features/mails/letters/letters.screen.ts';
import { newLetterScreen } from '#features/mails/letters/new-letter.screen.ts';
import { recipientsScreen } from '#features/mails/letters/recipients.screen.ts';
import { mailsScreen } from '#features/mails/mails/mails.screen.ts';
import { missingRemindersScreen } from '#features/mails/mails/missing-reminders.screen.ts';
import { senderScreen } from '#features/mails/mails/sender.screen.ts';
import { whatsappScreen } from '#features/mails/whatsapp-messages/whatsapp.screen.ts';
import { healthScreen } from '#features/maintenance/health/health.screen.ts';
import { bankLinesScreen } from '#features/money/bank-lines/bank-lines.screen.ts';
import { expensesScreen } from '#features/money/ledger/expenses.screen.ts';
import { ledgerScreen } from '#features/money/ledger/ledger.screen.ts';
import { ledgerEntryScreen } from '#features/money/ledger/ledger-entry.screen.ts';
import { ledgerMonthsScreen } from '#features/money/ledger/ledger-months.screen.ts';
import { balancesScreen } from '#features/money/money/balances.screen.ts';
import { endingMembershipsScreen } from '#features/money/money/ending-memberships.screen.ts';
import { moneyScreen } from '#features/money/money/money.screen.ts';
import { openBillsScreen } from '#features/money/money/open-bills.screen.ts';
import { recordPaymentScreen } from '#features/money/payments/record-payment.screen.ts';
import { qrisScreen } from '#features/money/qris/qris.screen.ts';
import { eventPaymentsScreen } from '#features/money/requests/event-payments.screen.ts';
import { requestRegisterScreen } from '#features/money/requests/request-register.screen.ts';
import { requestRenewalScreen } from '#features/money/requests/request-renewal.screen.ts';
import { reviewEventScreen } from '#features/money/requests/review-event.screen.ts';
import { reviewRegisterScreen } from '#features/money/requests/review-register.screen.ts';
import { reviewRenewalScreen } from '#features/money/requests/review-renewal.screen.ts';
import { importStatementScreen } from '#features/money/statements/import-statement.screen.ts';
import { compareMembersScreen } from '#features/people/member-doubles/compare-members.screen.ts';
import { doublesScreen } from '#features/people/member-doubles/doubles.screen.ts';
import { mergesScreen } from '#features/people/member-doubles/merges.screen.ts';
import { importMembersScreen } from '#features/people/member-imports/import-members.screen.ts';
import { memberImportScreen } from '#features/people/member-imports/member-import.screen.ts';
import { editUserScreen } from '#features/people/members/edit-user.screen.ts';
import { manageUserScreen } from '#features/people/members/manage-user.screen.ts';
import { memberScreen } from '#features/people/members/member.screen.ts';
import { memberFieldsScreen } from '#features/people/members/member-fields.screen.ts';
import { memberTasksScreen } from '#features/people/members/member-tasks.screen.ts';
import { printUsersScreen } from '#features/people/members/print-users.screen.ts';

/** Pages of the admin area. A path with a parameter follows the paths that it also matches. */
export const adminScreens: readonly AdminScreen[] = [
  addAdminScreen,
  dashboardScreen,
  announcementsScreen,
  auditScreen,
  binScreen,
  creditsScreen,
  eventPaymentsScreen,
  managedEventsScreen,
  healthScreen,
  institutionsScreen,
  lettersScreen,
  mailsScreen,
  manageBlogScreen,
  manageContentScreen,
  manageEventScreen,
  manageJournalScreen,
  manageProductScreen,
  manageUserScreen,
  memberFieldsScreen,
  messagesScreen,
  moneyScreen,
  requestRegisterScreen,
  requestRenewalScreen,
  memberTasksScreen,
  whatsappScreen,
  refundsScreen,
  reviewEventScreen,
  newLetterScreen,
  missingRemindersScreen,
  senderScreen,
  addBlogScreen,
  aboutEditorScreen,
  bylawsEditorScreen,
  contactEditorScreen,
  councilEditorScreen,
  homeEditorScreen,
  legalEditorScreen,
  professionalEditorScreen,
  addEventScreen,
  addJournalScreen,
  addProductScreen,
  compareMembersScreen,
  doublesScreen,
  importMembersScreen,
  mergesScreen,
  printUsersScreen,
  messageTemplatesScreen,
  balancesScreen,
  openBillsScreen,
  endingMembershipsScreen,
  ledgerScreen,
  bankLinesScreen,
  importStatementScreen,
  reviewRegisterScreen,
  reviewRenewalScreen,
  qrisScreen,
  expensesScreen,
  ledgerMonthsScreen,
  ledgerEntryScreen,
  recipientsScreen,
  editBlogScreen,
  previewBlogScreen,
  eventBadgesScreen,
  eventCertificatesScreen,
  editEventScreen,
  eventLettersScreen,
  eventParticipantsScreen,
  previewEventScreen,
  eventProgrammeScreen,
  eventQuestionsScreen,
  eventRegistrationScreen,
  eventReportScreen,
  eventSurveyScreen,
  eventWaitingScreen,
  editJournalScreen,
  previewJournalScreen,
  editProductScreen,
  previewProductScreen,
  editUserScreen,
  memberImportScreen,
  recordPaymentScreen,
  participantPlaceScreen,
  institutionScreen,
  letterScreen,
  memberScreen,
  messageScreen,
  checkInScreen,
];
