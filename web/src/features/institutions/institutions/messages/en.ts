import type { Translation } from 'contract/text/language/localize';

// Own institution
export const title = 'My institution';
export const profileFailed = 'The data could not be loaded.';
export const noInstitution = 'Your account is not linked to an institution.';
export const staffTitle = 'You have a staff seat';
export const staffValidity = 'Your membership {validity}.';
export const staffText = '{renewal} Coordinators manage the details of the institution.';
export const showSeat = 'View or give up your seat';
export const institutionFailed = 'The institution could not be loaded.';
export const history = 'History';
export const historyFailed = 'The history could not be loaded.';
export const noHistory = 'No entries yet.';
export const statusTitle = 'Status of the institution';
export const proofInReview = 'The proof of payment for the renewal is being checked.';
export const renew = 'Renew, {fee}';
export const institutionData = 'Institution details';
export const save = 'Save';
export const saveFailed = 'The institution details could not be saved.';
export const institutionName = 'Institution name';
export const nameHint = 'To change the name, contact the board.';
export const address = 'Institution address';
export const plaqueAddress = 'Delivery address of the plaque';
export const plaqueAddressHint = 'Leave empty if it is the institution address.';
export const taxNumber = 'Tax number (NPWP) of the institution';
export const taxNumberHint = 'Only printed on your next receipts. 16 digits, or 15 digits in the old format.';
export const currentLogo = 'Current logo';
export const logo = 'Logo';
export const newLogo = 'New logo';
export const removeLogo = 'Remove logo';
export const removeLogoTitle = 'Remove the logo?';
export const removeLogoContent =
  'The logo no longer appears on the home page. Coordinators can upload another logo at any time; this file is deleted and can’t be restored.';
export const remove = 'Remove';
export const removing = 'Removing…';

// Status
export const waiting = 'Waiting for approval';
export const active = 'Active';
export const ended = 'Ended';
export const registrationInReview = 'The registration is being checked.';
export const validUntil = 'Valid until {date}.';
export const endedOn = 'Ended on {date}.';

// Seats
export const seatsTitle = 'Staff seats';
export const seatCounts = '{taken} / {total} taken, {invited} invited, {free} free';
export const invitationFailed = 'The invitation was not sent.';
export const inviteAfterApproval =
  'You can invite staff when the registration of your institution is approved.';
export const inviteAfterRenewal = 'Renew the institution’s membership to invite staff again.';
export const roleFailed = 'The role could not be changed.';
export const you = 'You';
export const coordinator = 'Coordinator';
export const seatSince = '{email}, since {date}';
export const onlyCoordinator = 'The only coordinator';
export const endCoordination = 'Remove as coordinator';
export const makeCoordinator = 'Make coordinator';
export const replace = 'Replace';
export const replacing = 'Replacing…';
export const replaceTitle = 'Replace the seat holder?';
export const release = 'Release';
export const releasing = 'Releasing…';
export const releaseTitle = 'Release the seat?';
export const seatLossContent =
  'Their membership returns to the period they paid for themselves, or ends. They get an email. The seat can only be given again with a new invitation.';
export const withdrawTitle = 'Withdraw the invitation?';
export const withdrawContent =
  'The link in the invitation email stops working. This can’t be undone; you can invite again.';
export const withdraw = 'Withdraw';
export const withdrawing = 'Withdrawing…';
export const inviteSuccessor = 'Invite the successor';
export const successorEmail = 'Email of the successor';

// Invitations of staff
export const openInvitations = 'Invitations not accepted yet';
export const invitationDates = 'Sent {sent}, valid until {expires}';
export const resend = 'Resend';
export const withdrawInvitation = 'Withdraw invitation';
export const seatsFull =
  'All seats are taken or invited. Release a seat or withdraw an invitation to invite someone else.';
export const inviteStaff = 'Invite staff';
export const staffEmail = 'Staff email';
export const staffEmailHint =
  'One address, or paste a list: separated by lines, commas or semicolons, also "Name <email>". Invitations are valid for {days} days.';
export const checking = 'Checking…';
export const sending = 'Sending…';
export const checkList = 'Check list';
export const sendInvitation = 'Send invitation';
export const sendInvitations = 'Send {count} {count:invitation|invitations}';
export const fileUnreadable =
  'The file could not be read. Choose a CSV file with columns for name and email.';
export const csvFile = 'CSV file';
export const readCsv = 'Import from CSV';
export const willInvite = 'Will be invited';
export const alreadyInvited = 'Already invited';
export const alreadySeated = 'Already has a seat';
export const repeated = 'Already in this list';
export const noAddress = 'Not an email address';
export const noSeat = 'No free seat';
export const checkResult = 'Result of the check';
export const checkCounts =
  '{count} of {total} {total:line|lines} will be invited, {free} {free:seat|seats} free.';
export const line = 'Line {line}: {text}';

// Page of an invitation
export const invitation = 'Invitation from an institution';
export const linkIncomplete = 'This link is incomplete. Open the link from the invitation email.';
export const loading = 'Loading…';
export const invitesYou =
  '{institution} invites you to become a member. The institution pays the membership fee.';
export const logIn = 'Log in';
export const loggedInAs = 'You are logged in as {name} ({email}). This account gets the seat.';
export const accepting = 'Accepting…';
export const accept = 'Accept invitation';
export const useOtherAccount = 'Use another account';
export const emailTakenDetail = 'Log in with that account to accept this invitation.';
export const haveAccount = 'Already have an account?';
export const haveAccountText = 'Log in first, then accept this invitation with your account.';
export const noAccount = 'No account yet? Create one here';
export const newAccount = 'New account through {institution}';
export const createAccount = 'Create account and accept invitation';
export const creatingAccount = 'Creating account…';
export const email = 'Email';
export const fullName = 'Full name';
export const password = 'Password';
export const passwordHint = 'Type it again, at least {count} characters.';

// One transfer for several bills
export const jointTitle = 'One transfer for several bills';
export const coordinatorsOnly = 'This page is for coordinators of institutions.';
export const loadingBills = 'Loading bills…';
export const paidBills = 'Bills to pay';
export const askForCodes =
  'Ask each member you pay for to send you their bill code. It is on their renewal page.';
export const ownBillFailed = 'The bill of the institution could not be loaded.';
export const includeOwn = 'Include the fee of {institution}';
export const addBill = 'Add a bill';
export const add = 'Add';
export const searching = 'Searching…';
export const memberBillCode = 'Bill code of the member';
export const billCodeHint = 'Example: 7K3M-9PQX';
export const billDue = 'pay by {date} WIB';
export const billYearsDue = '{years} {years:year|years}, pay by {date} WIB';
export const removeBill = 'Remove {code}';
export const exactTransfer = 'Transfer exactly';
export const totalOfBills = 'for {count} {count:bill|bills}';
export const totalInWords = '{words} rupiah for {count} {count:bill|bills}';
export const account = 'Account';
export const jointTransferText =
  'Transfer exactly this amount, in one transfer. If the note is too long, put the bill codes first.';
export const afterTransfer = 'After the transfer';
export const uploadProof = 'Upload the proof of payment on the {link}.';
export const institutionRenewal = 'renewal page of the institution';
export const sendProof = 'Send the same proof to each member. Members upload it on their own renewal page.';
export const boardMatches = 'The board matches this transfer with all bills, then approves them one by one.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
