import type { Translation } from '../../language/localize.ts';

export const required = 'This field is required.';
export const incompleteInput = 'The date or time is incomplete.';
export const paymentProofRequired = 'A proof of payment is required.';
export const emailTaken = 'This email address is already registered.';
export const passwordCommon = 'This password is too common and easy to guess. Choose another one.';
export const passwordContainsOwner = 'The password must not contain your name or email address.';
export const registered = 'We have received your registration. Log in to see the status of your membership.';
export const imageRequired = 'Please select an image';
export const passwordReset = 'Your new password is saved. You can log in now.';
export const passwordChanged = 'Password changed. All other sessions have ended.';
export const renewalWaits = 'Your renewal is being checked. There is no need to upload the proof again.';
export const staffDoNotRenew = 'Your institution’s coordinator takes care of renewing your membership.';
export const invitationJoined =
  'Your account has been created and your membership is active. You can log in now.';
export const imageInvalid = 'Please select a valid image file.';
export const blogImageInvalid = 'Only JPG, PNG, and JPEG files are allowed.';
export const passwordMismatch = 'The passwords do not match.';
export const passwordTooShort = 'The password must have at least 6 characters.';
export const emailInvalid = 'This email address is not valid.';
export const tooLong = 'This text is too long.';
export const unsupportedCharacter = 'This text contains a character that is not supported.';
export const amountInvalid = 'Enter the amount in rupiah without decimals, for example 150.000.';
export const renewalRequested = 'We have received your proof of payment. Your renewal is being checked.';
export const messageSent = 'Your message has been sent. We will answer by email.';
export const imageUploaded = 'Image uploaded successfully!';
export const resetSent = 'If this address is registered, we have sent a link to set a new password.';
export const passwordChangeRunning =
  'Your last change of password is still in progress. Try again in two minutes.';
export const currentPasswordWrong = 'The current password is not correct.';
export const photoUpdated = 'Profile photo updated.';
export const emailVerified = 'Thank you, your email address is verified.';
export const emailAlreadyVerified = 'Your email address is already verified.';
export const verificationSent = 'The verification email is on its way and arrives within a few minutes.';
export const emailSame = 'This is already the email address of this account.';
export const emailChangeRequested =
  'We have sent confirmation links to your old and new address. They arrive within a few minutes.';
export const emailChangeCancelled = 'The change of your email address is cancelled.';
export const emailHalfConfirmed = 'Thank you, this address is confirmed.';
export const emailChanged = 'Your email address has changed. Log in again with the new address.';
export const emailTakenMeanwhile =
  'Another account now uses that address, so your email address stays the same.';
export const consentGiven = 'Your consent is saved.';
export const consentWithdrawn = 'Your consent is withdrawn. We no longer send reminders.';
export const consentUnknown = 'No consent has been recorded.';
export const consentChanged = 'The consent text has just changed. Reload the page and read the new text.';
export const languageSaved = 'Email language saved.';
export const remindersEnded = 'Reminders have stopped. You still get emails about your own actions.';
export const remindersResumed = 'We will remind you before your membership ends.';
export const linkUnknown = 'We do not know this link. Open the link in the email again.';
export const linkTooOld = 'This link has expired. Log in to renew your membership.';
export const linkUsedUp =
  'This link is no longer valid, because the membership has been renewed or has changed. Log in to see its status.';
export const profileUpdated = 'Profile updated.';
export const sessionEnded = 'Session ended.';
export const sessionsEnded = 'All sessions ended.';
export const yearsUnavailable = 'A renewal for that many years is not available.';
export const billUnknown = 'There is no bill with this code.';
export const billPaid = 'This bill is already paid.';
export const billHasProof = 'The proof for this bill has already been sent.';
export const billOfEvent = 'Participants pay the bills of events themselves.';
export const billOverdue = 'This bill is past its due date. Ask the member to open the renewal page again.';
export const billHasMoney = 'We have received the money for this bill. Upload the proof.';
export const proofReplaced = 'The new proof replaces the previous one. You keep your place in the queue.';
export const proofNotWaiting =
  'This proof is no longer waiting for approval. Reload the page to see its status.';
export const questionAnswered = 'We have received your answer.';
export const nothingToAnswer = 'There is no question to answer.';
export const answerEmpty = 'Write an answer or choose a new proof.';
export const receiptNamed = 'The name on the receipt is saved.';
export const receiptNameFixed = 'The name on this receipt can no longer change.';
export const taxNumberInvalid = 'A tax number (NPWP) has 16 digits, or 15 digits in the old format.';
export const nuptkInvalid = 'An NUPTK has 16 digits.';
export const nidnInvalid = 'An NIDN has 10 digits.';
export const orcidInvalid = 'This ORCID iD is not valid. Check its digits. Example: 0000-0002-1825-0097.';
export const sintaInvalid = 'A SINTA ID has 3 to 10 digits.';
export const phoneInvalid = 'This phone number is not valid. Example: 0812-3456-7890.';
export const addressInName = 'A name must not contain a web address.';
export const notLatin = 'Write this in Latin letters.';
export const notAllowedInAddress = 'This cannot be part of an address.';
export const receiptNotIssued = 'This receipt has not been issued yet.';
export const receiptNotYet = 'The receipt is available after the payment is approved.';
export const invoicesOfInstitutions =
  'Invoices are issued to institutions at the request of their coordinator.';
export const codeWrong = 'The code is wrong or has been used. Wait for the next code in your app.';
export const loginExpired = 'The time to enter the code is over. Log in again with your password.';
export const factorSetupExpired = 'This QR code is no longer valid. Start again to get a new one.';
export const factorSaved = 'Two-step verification is on. All other sessions have ended.';
export const factorRemoved = 'Two-step verification is off.';
export const appAdded = 'Authenticator app added. All other sessions have ended.';
export const appRemoved = 'Authenticator app removed. All other sessions have ended.';
export const passkeyAdded = 'Passkey added. All other sessions have ended.';
export const passkeyRemoved = 'Passkey removed. All other sessions have ended.';
export const passkeyNeeded = 'Confirm with your passkey or a recovery code.';
export const passkeyUnknown =
  'We do not know this passkey, or the device did not check its owner. Log in with your password.';
export const passkeyWrong = 'This passkey does not belong to your account. Try again.';
export const passkeySetupExpired = 'The setup of this passkey has expired. Start again.';
export const passkeysFull = 'You have already saved 10 passkeys. Remove one that you no longer use first.';
export const lastFactor =
  'This is your last second step. Turn off two-step verification if you no longer want to use it.';
export const recoveryCodesMade = 'New recovery codes are ready. The old codes no longer work.';
export const factorMissing = 'This account does not use two-step verification.';
export const sessionProven = 'Thank you, confirmed.';
export const passwordWrong = 'Wrong password.';
export const deletionCancelled = 'The deletion is cancelled. Your account stays as it was.';
export const cardReissued = 'Your new card is issued. The code on the old card no longer works.';
export const institutionRenews = 'The renewal of this institution is being checked.';
export const institutionUpdated = 'Institution details updated.';
export const institutionRenamed = 'Institution name updated.';
export const logoRemoved = 'Logo removed.';
export const institutionNotActive = 'The membership of the institution is not active at the moment.';
export const staffInvited = 'The invitation will be sent by email within a few minutes.';
export const pauseEnded = 'The pause has ended. The membership is running again.';
export const noPause = 'There is no pause.';
export const endPauseFirst = 'Your membership is paused. End the pause before you accept this invitation.';
export const dayIsOver = 'This date has passed.';
export const paysForLife = 'Life members pay no membership fee.';
export const dayIsAhead = 'This date is still ahead.';
export const staffListUnchanged = 'There are no new invitations.';
export const invitationWithdrawn = 'Invitation withdrawn.';
export const invitationGone =
  'This invitation is no longer valid. Ask the institution’s coordinator for a new one.';
export const invitationAccepted = 'Invitation accepted. Your membership through the institution is active.';
export const hasSeat = 'This person already has a seat at this institution.';
export const hasOtherSeat =
  'This account already has a seat at an institution. One account can have only one seat.';
export const adminTakesNoSeat = 'An admin account cannot have a seat at an institution.';
export const requestIsOpen =
  'Your membership request is still being checked. Accept this invitation after the decision.';
export const seatRemoved = 'Seat released.';
export const seatReplaced = 'Seat released. The new invitation will be sent by email.';
export const coordinatorPays = 'The institution’s renewal is being checked in the name of this coordinator.';
export const coordinatorMade = 'Now a coordinator.';
export const coordinatorUnmade = 'No longer a coordinator.';
export const whatsappAllowed = 'Your consent to WhatsApp messages is saved.';
export const whatsappWithdrawn = 'Your consent to WhatsApp messages is withdrawn.';
export const endsBeforeStart = 'The end has to be after the start.';
export const dateInvalid = 'This date is not valid.';
export const valueInvalid = 'This value is not valid.';
export const searchTooShort = 'Enter at least two letters.';
export const timeInPast = 'Choose a time in the future.';
export const linkInvalid = 'Enter the full address, starting with https://.';
export const linksUnreadable = 'The links cannot be read.';
export const contentUnreadable = 'The content cannot be read.';
export const loggedOut = 'You are logged out.';
export const deletionRequested =
  'Your account will be deleted on {date}. Changed your mind? Log in before that date.';
export const maxCharacters = 'Too long: at most {count} characters.';
export const maxEntries = 'Too many: at most {count}.';
export const invitationsSent =
  '{count} {count:invitation|invitations} will be sent by email within a few minutes.';

export type Checked = Translation<typeof import('../id/wording.ts'), typeof import('./wording.ts')>;
