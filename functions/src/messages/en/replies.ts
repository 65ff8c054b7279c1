import type { Translation } from 'contract/text/language/localize';

export const activitySent = 'Activity sent. It will be checked.';
export const profilePublished = 'Your profile is now in the directory.';
export const profileWithdrawn = 'Your profile is no longer in the directory.';
export const directoryMessageSent = 'Your message has been sent by email.';
export const directoryMessagesEnded = 'Your profile no longer receives messages.';
export const messageReported = 'Thank you, the board will look at this message.';
export const profileHidden = 'This profile is not shown.';
export const profileChangedElsewhere =
  'Your directory profile was changed in another tab or on another device.';
export const profileNeedsMembership = 'You can publish your profile only while your membership is valid.';
export const profileHiddenByBoard = 'The board has hidden your profile. Contact the board to show it again.';
export const groupBooked = 'The places for your group are booked.';
export const groupProofSent = 'Proof of payment sent. The places are held until we have checked it.';
export const nameSaved = 'Name saved.';
export const groupRefund =
  'Enter the institution’s bank account under My events, and we will transfer the money.';
export const guestLinkSent = 'Check your email. We have sent a link to continue your registration.';
export const registrationCancelled = 'Registration cancelled.';
export const answersSaved = 'Answers saved.';
export const fileSaved = 'File saved.';
export const fileDeleted = 'File deleted.';
export const accountSaved = 'Account saved. We will transfer the money and let you know by email.';
export const placeProofSent = 'Proof of payment sent. Your place is held until we have checked it.';
export const dataDeleted = 'Your data has been deleted.';
export const enterAccount = 'Enter your bank account, and we will transfer the money.';
export const transferSent = 'Offer sent. The ticket stays yours until it is accepted.';
export const transferWithdrawn = 'Offer withdrawn.';
export const ticketIsYours = 'The ticket is now yours.';
export const leftWaiting = 'You are no longer waiting for a place at this event.';
export const ownAddress = 'Enter another person’s email address.';
export const transferGone = 'This link is no longer valid. Ask the owner of the ticket for a new transfer.';
export const placeExists = 'You already have a place at this event.';
export const priceChanged = 'The price has changed. Reload this page and check again.';
export const membersOnly = 'This place is for members only.';
export const tooManyForMinutes = 'Too many attempts. Try again in {minutes} minutes.';
export const tooManyForHours = 'Too many attempts. Try again in {hours} hours.';
export const tooManyUploads = 'The server is receiving many files. Try again in a moment.';
export const fileUnknown = 'This file is not expected.';
export const oneFileOnly = 'Send one file only.';
export const letterRevoked = 'This letter has been revoked.';
export const lettersPerYear = 'At most {count} letters a year. Use one that has already been issued.';
export const letterNeedsMembership = 'A membership letter is issued only while the membership is valid.';
export const nameNotPrintable =
  'The name has letters that cannot be printed. Write it in Latin letters in the profile too.';
export const letterIssued = 'Letter issued.';
export const certificateRevoked = 'This certificate has been revoked.';
export const certificateNotPrintable =
  'The name has letters that cannot be printed. Ask an admin to write it in Latin letters.';
export const certificateInvalid = 'This certificate is no longer valid.';
export const walletUnavailable = 'Cards for digital wallets are not available.';
export const walletNeedsMembership =
  'Cards for digital wallets are available only while the membership is valid.';
export const transcriptNotPrintable =
  'Your name has letters that cannot be printed. Write it once in Latin letters on the receipt.';
export const activityAhead = 'This date is still ahead.';
export const activityBeforePeriod = 'This date is before the current period.';
export const evidenceRepeated = 'You have already sent this evidence.';
export const guestDataInBooks =
  'Your payment is in our books, so this data is deleted 12 months after the event. Contact the board if you have questions.';
export const guestMoneyOpen = 'Your money has not been refunded yet. You can delete this data after that.';
export const guestDataGone =
  'The data of this registration has been deleted, so the link is no longer valid.';
export const answersFixed = 'The event has started, so the answers can no longer change.';
export const answerFirst = 'Answer the registration questions of this event first.';
export const notWaiting =
  'This link is no longer valid: you are no longer on the waiting list of this event.';
export const eventCancelled = 'This event has been cancelled.';
export const accountsOnly = 'This event is only for people with an account. Log in, then register.';
export const memberPriceOnly = 'The offered place is for the member price only.';
export const registrationClosed = 'Registration for this event is closed.';
export const membershipUntilEvent =
  'Your membership must be valid until the day of the event. Renew it first, then register again.';
export const numberNeeded = 'Enter a number.';
export const choiceNeeded = 'Choose one.';
export const checkInOver = 'Check-in for this event has ended.';
export const deviceLinkGone = 'This link is no longer valid. Ask the organisers for a new one.';
export const alreadyTransferred = 'This money has already been transferred.';
export const paymentInReview = 'Your payment is being checked. Wait for the decision.';
export const tooLateToCancel = 'The event has started, so the registration can no longer be cancelled.';
export const placeOfGroup =
  'This place was booked by {institution}. If you cannot attend, contact its coordinator.';
export const refundChanged = 'The refund is now {amount}. Reload this page and check again.';
export const groupCheckedIn = 'A participant of this group has already checked in.';
export const groupPaymentInReview = 'The group’s payment is being checked. Wait for the decision.';
export const tooLateForGroup = 'The event has started, so the group can no longer be cancelled.';
export const surveyAnswered = 'You have already filled in this survey.';
export const surveyClosed = 'This survey is not open for you.';
export const surveyThanks = 'Thank you. Your answers are saved without your name.';
export const noGroups = 'Registrations for this event are approved one by one, so groups cannot book.';
export const groupFull = 'All places are taken, so groups cannot book now.';
export const alreadyRegistered = 'This person is already registered for this event.';
export const placePaidByGroup = 'This place was booked and is paid by {institution}.';
export const nothingToPay = 'There is nothing to pay for this place.';
export const requestSent = 'Your request has been sent. We will let you know the decision by email.';
export const youAreRegistered = 'You are registered.';
export const heldUntilDecision = 'Your place is held until the payment has been checked.';
export const groupCancelled = 'Group cancelled.';
export const groupCancelledWith = 'Group cancelled. {next}';
export const registrationCancelledWith = 'Registration cancelled. {next}';
export const payDifference = 'This place is held until {time} WIB. Pay the difference before then.';
export const placesLeft = 'Only {count} {count:place is|places are} left. Reduce the number and book again.';
export const ordersFull = 'Your institution already has {count} bookings for this event.';
export const waitingPosition = 'All places are taken. You are number {position} on the waiting list.';
export const heldUntil = 'Your place is held until {time} WIB. Pay before then.';
export const opensAt = 'Registration opens on {time} WIB.';
export const fileBroken = '{name} is not an intact {formats} document.';
export const listEnded = 'You will no longer receive “{list}”.';
export const listChosen = 'You will receive “{list}” again.';
export const ownFieldsSaved = 'Details saved.';
export const chooseOption = 'Choose one of the options.';
export const dateInvalid = 'This date is not valid.';
export const profileTakesNoMessages = 'This profile does not accept messages.';
export const noTransferOnDay = 'Tickets can no longer be transferred on the day of the event.';
export const ticketUsed = 'This ticket has already been used to check in.';
export const payBeforeTransfer = 'Pay for this place before you transfer it.';
export const transfersPerPlace = 'A place can be transferred at most {count} times.';
export const tooLateToName = 'The event is over, so names can no longer be entered.';
export const namedCheckedIn = 'This participant has checked in, so the name can no longer change.';
export const placeForSeats = 'This place is only for members with a seat of {institution}.';
export const namedMembershipUntilEvent = 'This person’s membership must be valid until the day of the event.';
export const notInSeat = 'This person has no seat of your institution.';
export const seatsCovered =
  'This event is for members only. All seats of your institution have a place, or its membership ends before the event.';
export const seatPlacesOnly =
  'This event is for members only. Your institution can book at most {count} {count:place|places}.';
export const keyInvalid = 'The Idempotency-Key is not valid.';
export const changedSince = 'Someone else has changed this since you opened it.';
export const storedNow = 'Saved now: {value}';
export const emptyValue = '(empty)';
export const feedTitle = '{association} blog';

export type Checked = Translation<typeof import('../id/replies.ts'), typeof import('./replies.ts')>;
