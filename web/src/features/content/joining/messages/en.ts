import type { Translation } from 'contract/text/language/localize';

export const title = 'Membership: benefits, fees and how to register';
export const description =
  'The benefits of SISINDO membership, the fees for individuals and institutions, how to register, and answers to frequent questions.';
export const heroTitle = 'Become a member of {name}';
export const heroLead =
  'Meet fellow academics, researchers and practitioners in information systems across Indonesia, and in a worldwide network.';
export const register = 'Register as a member';
export const seeFees = 'See the fees';
export const feesTitle = 'Membership fee per year';
export const joinTitle = 'Ready to join?';
export const joinText =
  'Registration takes a few minutes. Have your proof of transfer or QRIS payment ready.';
export const logIn = 'Already a member? Log in';
export const benefitsTitle = 'Benefits for members';
export const stepsTitle = 'Four steps';
export const questionsTitle = 'Frequently asked questions';
export const noAnswer = 'Didn’t find your answer? {link}';
export const contactUs = 'Contact us';
export const formTitle = 'Fill in the form';
export const formText =
  'Choose individual or institution, then enter your name, email and password. The rest can follow later.';
export const payTitle = 'Pay the fee';
export const payText =
  'Make a transfer or scan the QRIS code for the exact amount of the bill, then upload the proof.';
export const checkTitle = 'Wait for the check';
export const checkText = 'The board matches your payment. We let you know by email.';
export const cardTitle = 'Get your membership card';
export const cardText =
  'Your member number, digital card with a QR code, and receipt appear in your account right away.';
export const whoQuestion = 'Who can become a member of {name}?';
export const whoAnswer =
  'Academics, researchers and practitioners who study or use information systems. Universities, companies and public bodies join as institutions.';
export const feeQuestion = 'What is the fee, and how long does it last?';
export const feeAnswer =
  'The fee is {individual} a year for individuals and {institution} a year for institutions. Membership starts when the board approves the payment. A renewal continues the current period.';
export const staffQuestion = 'How does an institution register its staff?';
export const staffAnswer =
  'One institution membership includes {count} seats. The coordinator invites staff by email, and each of them gets their own account and card.';
export const invoiceQuestion = 'Do you issue invoices and receipts?';
export const invoiceAnswer =
  'Yes. Institutions download an invoice before they pay. We issue a numbered receipt when the payment is approved, and anyone can check that it is genuine.';
export const letterQuestion = 'Can I get a membership letter for BKD reports or accreditation?';
export const letterAnswer =
  'Yes. While your membership is valid, you issue it yourself in the member area, as a numbered PDF with a verification code.';
export const leaveQuestion = 'How do I leave?';
export const leaveAnswer =
  'There are no automatic charges: your membership ends on its date unless you renew it. You can delete your account and its data at any time in your profile.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
