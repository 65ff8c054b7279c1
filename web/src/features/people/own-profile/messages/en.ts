import type { Translation } from 'contract/text/language/localize';

// Own data
export const profileTitle = 'My profile';
export const profileText = 'Your details and photo.';
export const fetchFailed = 'Failed to fetch user data';
export const fetchFailedText = 'Your details could not be loaded.';
export const personalData = 'Personal details';
export const save = 'Save';
export const saving = 'Saving…';
export const photo = 'Profile photo';
export const fullName = 'Full name';
export const email = 'Email';
export const changeEmail = 'Change email';
export const latinName = 'Name in Latin letters';
export const latinNameHint = 'For your next receipts.';
export const photoAlt = 'Photo of {name}';
export const photoFailed = 'The photo could not be loaded.';
export const ownFields = 'Additional details';
export const choiceFailed = 'Your choice was not saved. Try again.';

// Email
export const emailPageTitle = 'My email';
export const emailPageText = 'The address you log in with and get our emails at.';
export const emailChangeFailed = 'The email change could not be loaded.';
export const emailChangeText =
  'Your current email: {email}. We send a link to the old and the new address; your email changes when both are confirmed.';
export const sendConfirmation = 'Send confirmation links';
export const sending = 'Sending…';
export const newEmail = 'New email';
export const ownPassword = 'Your password';
export const lostMailbox =
  'Can’t open your old mailbox? {link}. When we have verified that it’s you, the board changes it within 72 hours.';
export const contactUs = 'Contact us';
export const openBothLinks = 'Open the links in both emails by {date} WIB.';
export const mailToNew = 'Email to the new address';
export const mailToOld = 'Email to the old address';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed yet';
export const cancelEmailChange = 'Cancel the change';

// Consent and own data
export const privacyTitle = 'Consent and my data';
export const privacyText = 'Reminders, consent and a download of your data.';
export const moment = '{date} at {time} WIB';
export const consentTitle = 'Consent';
export const withdrawalKeepsData =
  'Withdrawing your consent does not delete your data. To delete everything, {link}.';
export const deleteAccountInside = 'delete your account';
export const withdrawConsent = 'Withdraw consent';
export const agree = 'Agree';
export const agreeAgain = 'Agree again';
export const withdrawConsentTitle = 'Withdraw your consent?';
export const withdrawConsentContent =
  'We stop sending reminders before and after your membership ends. You still get emails about your own actions, such as a renewal, and your membership data stays stored.';
export const noConsent = 'No consent is recorded yet.';
export const agreedOn = 'Agreed on {date} (version {version}).';
export const withdrawnOn = 'Withdrawn on {date}: we send no reminders.';
export const version = 'Version {version}';
export const newerText = 'There is a newer text:';
export const agreeToNewText = 'Agree to the new text';
export const remindersTitle = 'Renewal reminders by email';
export const remindersOn = 'We remind you 60, 30 and 7 days before your membership ends, and after it.';
export const remindersOff =
  'You stopped the reminders. Your membership page still shows when your membership ends.';
export const remindersNeedConsent = 'While the consent below is withdrawn, no reminders are sent.';
export const stopReminders = 'Stop reminders';
export const resumeReminders = 'Remind me again';
export const lettersTitle = 'Newsletters by email';
export const lettersText = 'The board writes to members. Choose the kinds you want to receive.';
export const lettersFailed = 'Your newsletter choices could not be loaded.';
export const letterWanted = ': subscribed';
export const letterUnwanted = ': not subscribed';
export const stopLetter = 'Unsubscribe';
export const resumeLetter = 'Subscribe again';
export const whatsappTitle = 'WhatsApp messages';
export const whatsappText =
  'Admins may write to you by WhatsApp, only for the purposes you allow. Without your permission, we only use email.';
export const whatsappFailed = 'Your WhatsApp permissions could not be loaded.';
export const notAllowed = 'Not allowed';
export const allowedSince = 'Allowed since {date}';
export const permissionWithdrawn = 'Withdrawn {date}';
export const withdrawPermission = 'Withdraw';
export const allow = 'Allow';
export const ownDataTitle = 'My data';
export const ownDataText =
  'One zip file with your details, payments, activity log and sessions (data.json), plus your profile photo and the proofs of payment that are still stored.';
export const ownDataFailed = 'Your data could not be downloaded. Try again.';
export const ownDataFile = 'my-data-{date}.zip';
export const ownDataDownloaded = 'Your data file is downloaded.';
export const preparing = 'Preparing…';
export const downloadOwnData = 'Download my data';

// Deletion of the account
export const deletionTitle = 'Delete my account';
export const loading = 'Loading…';
export const deletedData = 'Your details, profile photo and password.';
export const deletedProofs = 'All images of proofs of payment, also those still being checked.';
export const lossOfAccount = 'Your account and member number are no longer valid.';
export const lossOfMembership = 'You lose your membership card and your membership, which is valid {until}.';
export const paymentRecords =
  'Payment records: amount, date and decision, without images of proofs, and the receipts and invoices issued, with the name and tax number (NPWP) printed on them, for 10 years.';
export const paymentRecordsReason = 'For the association’s accounts.';
export const activityLog = 'A log of actions and their times. Your name is removed after {days} days.';
export const activityLogReason = 'So that the board can account for its decisions.';
export const ownMemberNumber = 'Your member number.';
export const memberNumberReason = 'So that nobody else ever gets it.';
export const mailCopies = 'Copies of the emails we sent you, for at most {days} more days.';
export const mailCopiesReason = 'To trace emails that did not arrive.';
export const deleteAccount = 'Delete account';
export const deletionText =
  'Your account is deleted {days} days after the request. Logging in before that cancels it.';
export const deletedTitle = 'What is deleted';
export const retainedTitle = 'What we keep, and why';
export const deleteOwnAccount = 'Delete my account';
export const deleteAccountTitle = 'Delete your account?';
export const deleteAccountContent =
  '{loss} You are logged out of all devices. Within {days} days, logging in restores your account.';
export const deleting = 'Deleting…';
export const passwordForm = 'Password to delete the account';

// Entry in the member directory
export const directoryTitle = 'My directory profile';
export const directoryText = 'Choose what other members and the public see.';
export const changeFailed = 'Your change was not saved. Try again.';
export const directory = 'Member directory';
export const directoryFailed = 'Your directory profile could not be loaded.';
export const profileHidden = 'The board has hidden your profile. Reason: {reason}';
export const askUs = 'Ask about it on the {link}.';
export const contactPage = 'contact page';
export const profileEnded =
  'Your profile is not shown because your membership is not valid. It appears again after a renewal.';
export const profileNeedsMembership = 'You can publish your profile while your membership is valid.';
export const profileUnpublished =
  'Your profile is not in the {link} yet. It’s where people look for lecturers, assessors and expert group members.';
export const directoryInside = 'member directory';
export const profilePublished = 'Your profile is in the directory.';
export const showProfile = 'View profile';
export const withdrawProfile = 'Remove from the directory';
export const withdrawProfileTitle = 'Remove your profile from the directory?';
export const withdrawProfileContent =
  'Your profile disappears from the directory immediately and its address stops working. Your entries stay saved for the next time you publish.';
export const ownProfile = 'My profile';
export const directoryForm = 'Directory profile';
export const saveChanges = 'Save changes';
export const publish = 'Publish';
export const empty = '(empty)';
export const photoValue = 'Your profile photo';
export const bioValue = 'The text you wrote above';
export const offersValue = 'Your choices above';
export const contactValue = 'Through a form. Your email address is not shown.';
export const bio = 'About me';
export const bioHint = 'At most {count} characters.';
export const offers = 'I’m available as';
export const audienceTitle = 'Who can see it';
export const audienceText =
  'Members: only members whose membership is valid. Public: everyone. People who may not see your name see nothing else either.';
export const audienceNone = 'Hidden';
export const searchable = 'May appear in search engines';
export const searchableHint =
  'Public entries only. Search engines may show them for some days after you remove them.';
export const previewForMembers = 'What members see';
export const previewForPublic = 'What the public sees';
export const previewHidden = 'Your profile is not shown.';
export const previewContact = 'With a form to write to you.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
