import type { Translation } from 'contract/text/language/localize';

// Page
export const title = 'My membership';
export const text = 'Your status, membership card, payments and renewal.';
export const logout = 'Logout';
export const logoutTranslation = '';
export const fetchFailed = 'Failed to fetch user data';
export const fetchFailedText = 'Your details could not be loaded.';
export const loading = 'Loading…';
export const eventsTitle = 'Events';
export const eventsText = 'Your registrations for upcoming events.';
export const ownEvents = 'My events';
export const ownCredits = 'My credits';
export const paymentsTitle = 'Payment history';
export const paymentsFailed = 'Your payment history could not be loaded.';
export const moment = '{date}, {time} WIB';
export const proofTitle = 'Proof of payment ({kind}), {date}';

// Status
export const statusTitle = 'Membership status';
export const awaitsAnswer = 'Waiting for your answer';
export const renew = 'Renew Membership';
export const renewTranslation = '';
export const question = 'Question';
export const ownAnswer = 'Your answer';
export const withNewProof = '(with a new proof of payment)';
export const memberForLife = 'Member for life';
export const registrationInReview = 'Your registration is being checked';
export const renewalInReview = 'Your renewal is being checked';
export const renewalInReviewRuns =
  'Your renewal is being checked; your membership is still valid until {date}';
export const renewalInReviewEnded = 'Your renewal is being checked; your membership ended on {date}';
export const renewalRejected = 'Your renewal was not accepted';
export const renewalRejectedRuns =
  'Your renewal was not accepted; your membership is still valid until {date}';
export const renewalRejectedEnded = 'Your renewal was not accepted; your membership ended on {date}';
export const membershipEnded = 'Your membership has ended';
export const membershipActive = 'Your membership is active';
export const membershipValid = 'Your membership is valid until {date}';
export const pausedUntil = 'On pause until {date}';
export const pauseRuns =
  'Your card is not valid during the pause. After it, your membership is valid until {date}.';
export const pausePlanned = 'Pause from {from} to {until}; your membership is valid until {date}.';
export const activeForLife = 'Membership is active for life';
export const activeUntil = 'Membership is active until {month}';
export const waitingForApproval = 'Status: Waiting for Admin Approval';
export const renewalInProcess = 'Status: Membership renewal is being processed';
export const inProcess = 'Membership is in process';
export const endsToday = 'Ends today';
export const throughInstitution = 'Through {institution}.';
export const throughInstitutionEnded =
  'Through {institution}. It ended on {date}. A coordinator of your institution can renew it.';
export const mailFollows = 'We will let you know by email.';
export const renewToActivate = 'Renew to activate it again.';
export const endedRenewToActivate = 'It ended on {date}. Renew to activate it again.';
export const uploadNewProof = 'Upload a new proof of payment. Everything else is saved.';

// Progress of a proof
export const proofReceived = 'Proof of payment received';
export const registrationProgress = 'Registration status';
export const renewalProgress = 'Renewal status';
export const inReview = 'Being checked';
export const decision = 'Decision';
export const reviewed = 'Checked';
export const approved = 'Approved';
export const rejected = 'Not accepted';
export const reason = 'Reason: {reason}';
export const usualWaitUnderDay = 'Usually decided in less than a day.';
export const usualWait = 'Usually decided within {days} {days:day|days}.';
export const answerBy = 'Answer by {date}.';
export const answerReceived = 'We received your answer on {date}.';
export const stepDone = 'Done';
export const stepCurrent = 'In progress';
export const stepAhead = 'To come';
export const replaceProof = 'Replace proof of payment';
export const replaceProofText =
  'Uploaded the wrong file? The new proof replaces the one of {date}. You keep your place in the queue, and you don’t need to type anything again.';
export const sendNewProof = 'Send new proof';
export const sending = 'Sending…';
export const newProof = 'New proof of payment';

// Question of the board
export const questionTitle = 'A question from the board';
export const questionDeadline =
  'Answer by {date}; after that your request is closed. You don’t need to type anything else again.';
export const answerForm = 'Answer the question';
export const sendAnswer = 'Send answer';
export const answerOrProof = 'Write an answer, choose a new proof, or both.';

// Announcements
export const announcements = 'Announcements';
export const dismissAnnouncement = 'Close announcement {title}';
export const dismiss = 'Close';
export const readMore = 'Read more';

// Credits
export const creditTotal = '{total} of {required} credits';
export const creditsEnough = 'You have enough credits for the period until {date}.';
export const creditsMissing = '{missing} more {missing:credit|credits} needed by {date}.';
export const showTranscript = 'View transcript';

// Pause
export const pause = 'Pause';
export const pauseText =
  'Pause from {from} to {until}. Want to return earlier? Unused days of the pause do not extend your membership.';
export const noReply = 'The server did not answer. Try again.';
export const endPause = 'End pause now';
export const endPauseTitle = 'End pause now?';
export const cancelPause = 'Cancel pause';
export const cancelPauseTitle = 'Cancel pause?';
export const endPauseContent = 'Your membership and card are valid again from today.';

// Seat of an institution
export const coordinatorText =
  'You coordinate this institution: you manage its details, staff seats and renewal.';
export const staffText = 'You have a staff seat. {renewal}';
export const manageInstitution = 'Manage institution';
export const leaveSeat = 'Give up my seat';
export const leaveSeatTitle = 'Give up your seat?';
export const leaveSeatContent =
  'Your membership returns to the period you paid for yourself, or ends. You can only get the seat back with a new invitation.';
export const leave = 'Give up';
export const leaving = 'Giving up…';

// Profile
export const profileTitle = 'Profile';
export const memberNumber = 'Member number';
export const name = 'Name';
export const email = 'Email';
export const institution = 'Institution';
export const fillInstitution = 'Add institution';
export const department = 'Department';
export const fillDepartment = 'Add department';
export const expertise = 'Field of expertise';
export const fillExpertise = 'Add field of expertise';
export const whatsapp = 'WhatsApp';
export const fillWhatsapp = 'Add WhatsApp';
export const joined = 'Member since {month}';
export const photoAlt = 'Photo of {name}';
export const uploadCancelled = 'Upload cancelled. Your choice is still here.';
export const photoFailed = 'Your photo could not be saved. Try again.';
export const changePhoto = 'Change Photo';
export const changePhotoTranslation = '';
export const savePhoto = 'Save photo';
export const saving = 'Saving…';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
