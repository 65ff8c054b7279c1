import type { Translation } from 'contract/text/language/localize';
// Login
export const loginTitle = 'Register or log in';
export const loginDescription =
  'Become a SISINDO member or log in to your account. Read about the kinds of membership, the benefits, the fees and how to pay.';
export const login = 'Log in';
export const email = 'Email';
export const passwordLabel = 'Password';
export const checking = 'Checking…';
export const noAccount = 'No account yet?';
export const createAccount = 'Create an account';
export const forgotPassword = 'Forgot Password?';
export const forgotPasswordTranslation = '';
export const haveAccount = 'Already have an account?';
export const goToLogin = 'Go to login';
export const membershipTitle = '{name} membership';
export const benefitsTitle = 'Benefits for members';
export const paymentTitle = 'How to pay the membership fee';
export const wrongPassword = 'Wrong email or password';
export const wrongPasswordTranslation = '';
export const loginFailed = 'Login failed. Please try again.';
export const loginFailedTranslation = '';
export const passkeyLogin = 'Log in with a passkey';
export const loggedIn = 'You’re already logged in.';
export const openDashboard = 'Open the admin dashboard';
export const openMembership = 'Open my membership';
export const continueLink = 'Continue';
// Second step of the login
export const passkeyText = 'Your password is correct. Now confirm with your passkey.';
export const appText = 'Your password is correct. Open your authenticator app and type its code.';
export const recoveryText = 'Type one of the recovery codes that you saved. Each code works once.';
export const usePasskey = 'Use a passkey';
export const useApp = 'Use a code from the app';
export const useRecovery = 'Use a recovery code';
export const codeForm = 'Verification code';
export const recoveryCode = 'Recovery code';
export const appCode = '6-digit code';
export const recoveryLost = 'Lost your recovery codes too?';
export const contactUs = 'Contact us';
export const opensNewTab = ' (opens in a new tab)';
export const backToPassword = 'Back to password';
// Registration
export const registerTitle = 'Membership registration';
export const registerDescription =
  'Become a SISINDO member: fill in one form, upload your proof of payment, and get a digital membership card once you are approved.';
export const logOutFirst = 'To register someone else, log out first.';
export const loginLink = 'Log in';
export const register = 'Register';
export const sending = 'Sending…';
export const payFirst = 'Pay first, then upload your proof of payment';
export const individualFeeStatus = 'Individual membership fee: {amount}';
export const institutionFeeStatus = 'Institution membership fee: {amount}';
export const individualAmountStatus = 'Amount to transfer, individual: {amount}';
export const institutionAmountStatus = 'Amount to transfer, institution: {amount}';
export const showAmount = 'Show the amount to transfer';
export const accountGroup = 'Account';
export const fullName = 'Full name';
export const passwordHint = 'Type it again, at least {minimum} characters.';
export const personGroup = 'About you';
export const institutionGroup = 'Your institution';
export const fileGroup = 'Files';
export const photo = 'Profile photo';
export const proof = 'Proof of payment';
// Kind of membership
export const kindTitle = 'Kind of membership';
export const individual = 'Individual';
export const individualText = 'For yourself.';
export const institution = 'Institution';
export const institutionText =
  'Includes membership for {seats} people (you are one of them), your logo on our site for a year, and a plaque.';
export const numberWords = 'no one two three four five six seven eight nine ten';
export const feePerYear = '{fee} per year';
export const institutionName = 'Name of the institution';
export const institutionKind = 'Kind of institution';
export const choose = 'Choose';
export const institutionAddress = 'Address of the institution';
export const plaqueAddress = 'Delivery address for the plaque';
export const plaqueHint = 'Leave empty if it is the address of the institution.';
export const logo = 'Logo of the institution';
// Invoice before the payment
export const invoiceTitle = 'Need an invoice before you pay?';
export const invoiceText =
  'The pro forma uses the name and address of the institution above, and has no number. You can get a numbered invoice once your registration is sent.';
export const taxNumber = 'Tax number (NPWP) of the institution';
export const preparingInvoice = 'Preparing the pro forma…';
export const downloadInvoice = 'Download pro forma (PDF)';
export const invoiceDownloaded = 'Pro forma downloaded.';
// Forgotten password
export const forgotTitle = 'Forgot your password';
export const backToLogin = 'Back to login';
export const forgotText =
  'Type the email address of your account. We’ll send you a link to set a new password; it is valid for one hour.';
export const sendLink = 'Send link';
export const noMailYet = 'No email yet? Check your spam folder, then try again in a few minutes.';
export const newPassword = 'New password';
export const setPassword = 'Set a new password';
export const savePassword = 'Save password';
export const resetIncomplete =
  'This link is incomplete. Open the link from your email, or request a new one.';
export const requestLink = 'Request a new link';
export const incompleteLink = 'This link is incomplete.';
// Change of the email address
export const changeTitle = 'Change email';
export const changeLoadFailed = 'The email change could not be loaded.';
export const confirmChange = 'Yes, change the address';
export const cancelChange = 'It wasn’t me, cancel';
export const changeRequested = 'There is a request to change the email address of your account to {email}.';
export const changeByBoth = 'The address changes once it is confirmed from both the old and the new address.';
export const changeByBoard =
  'The board requested it for you. Once confirmed from the new address, the address changes on {time} WIB.';
export const loginWithNew = 'Log in with the new address';
export const openOtherLink = 'Also open the link that we sent to the other address.';
export const changesAt = 'The address changes on {time} WIB.';
export const changeCancelled =
  'Your email address stays the same. If you did not request this, change your password now.';
export const changePassword = 'Change password';
export const linkUsed =
  'If you have opened this link from both addresses, your email has already changed: log in with the new address.';
export const openProfile = 'Open profile';
// Verification of the email address
export const verifyTitle = 'Verify email';
export const linkExpired = 'This link is no longer valid.';
export const verifiedText = 'News about your membership, and reminders before it ends, will now reach you.';
export const myMembership = 'My membership';
export const resendText =
  'If your address is already verified, there is nothing to do. If not, choose “Send again” on the Membership page.';
export const resendAfterLogin =
  'If your address is already verified, there is nothing to do. If not, log in and choose “Send again” on the Membership page.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
