import type { Translation } from 'contract/text/language/localize';

export const language = 'en-GB';
export const checkGenuine = 'Check that it is genuine: {address}';

// Receipts.
export const receiptTitle = 'Receipt {number}';
export const receiptHeading = 'RECEIPT';
export const receivedFrom = 'Received from';
/** Not printed. */
export const amountInWords = '';
export const purpose = 'In payment of';
export const purposeEvent = 'Event registration: {event}';
export const registrationOfPerson = 'Individual membership fee for {years} {years:year|years} (registration)';
export const renewalOfPerson = 'Individual membership fee for {years} {years:year|years} (renewal)';
export const registrationOfInstitution =
  'Institutional membership fee for {years} {years:year|years} (registration)';
export const renewalOfInstitution = 'Institutional membership fee for {years} {years:year|years} (renewal)';
export const membershipPeriod = 'Membership period';
export const period = '{from} to {until}';
export const memberNumber = 'Member number';
export const approvedBy = 'Approved by';
export const receiptNote = 'This receipt was created electronically and is valid without a signature.';
export const receiptQr = 'QR code for checking that this receipt is genuine';
export const checkReceipt = 'Check that it is genuine: {address} · Code {code}';

// Invoices.
export const proFormaTitle = 'Pro forma invoice {code}';
export const invoiceTitle = 'Invoice {number}';
export const proFormaHeading = 'PRO FORMA';
export const invoiceHeading = 'INVOICE';
export const billNumber = 'Bill {code}';
export const invoiceTo = 'To';
export const date = 'Date';
export const payBy = 'Pay by';
export const invoicedRegistration =
  '{association} institutional membership fee for {years} {years:year|years} (registration)';
export const invoicedRenewal =
  '{association} institutional membership fee for {years} {years:year|years} (renewal)';
export const uniqueCode = 'Unique code (identifies the transfer)';
export const description = 'Description';
export const amount = 'Amount';
export const amountToTransfer = 'Amount to transfer';
export const howToPay = 'How to pay';
export const bank = 'Bank';
export const accountNumber = 'Account number';
export const accountHolder = 'Account holder';
export const billCode = 'Bill code';
export const transferNote = 'Transfer note';
export const uploadProof = 'After you have paid, upload the proof of transfer at {address}.';
export const qrisOf = 'QRIS {amount} for {merchant}';
export const proFormaNote =
  'This pro forma invoice was created electronically and is not a proof of payment. A numbered invoice is available after the registration is sent.';
export const invoiceNote =
  'This invoice was created electronically and is valid without a signature. It is not a proof of payment: the receipt is issued after the payment is approved.';

// Certificates.
export const givenTo = 'Awarded to';
export const forAttending = 'for attending';
export const certificateCredits = '{points} {points:credit|credits}, category {category}';
export const certificateQr = 'QR code for checking that this certificate is genuine';
export const certificateNote =
  'This certificate was created electronically and is valid without a signature.';

// Tickets.
export const ticketTitle = 'Ticket {event}';
export const ticketHeading = 'TICKET';
export const ticketQr = 'QR code of this ticket';
export const name = 'Name';
export const begins = 'Begins';
export const ends = 'Ends';
export const venue = 'Venue';
export const ticketNote =
  'Show this QR code at the entrance, on a screen or printed. This ticket is valid for one person.';

// Letters that confirm a membership.
export const letterTitle = 'Membership letter {number}';
export const letterHeading = 'MEMBERSHIP LETTER';
export const letterNumber = 'Number: {number}';
export const letterOpening = 'The board of {name} ({shortName}) hereby confirms that:';
export const institution = 'Institution';
export const department = 'Department';
export const letterMembership =
  'has been a member of {association} since {since}. The membership is valid {validity}.';
export const letterUse = 'This letter may be used wherever it is required.';
export const letterUseFor =
  'This letter is issued for this purpose: {purpose}. It may be used wherever it is required.';
export const letterQr = 'QR code for checking that this letter is genuine';
export const code = 'Code {code}';
export const letterNote =
  'That page also shows whether the membership is still valid. This letter was created electronically and is valid without a signature.';

// Transcripts of credits.
export const transcriptTitle = 'Credit transcript {code}';
export const transcriptHeading = 'TRANSCRIPT';
export const transcriptPeriod = 'Period from {from} to {until}. As of {day}.';
export const cappedPoints = '{counted} of {earned} credits (maximum {cap})';
export const points = '{points} {points:credit|credits}';
export const total = 'Total';
export const totalPoints = '{total} of {required} credits';
export const transcriptQr = 'QR code for checking that this transcript is genuine';
export const transcriptNote = 'This transcript was created electronically and is valid without a signature.';

export type Checked = Translation<typeof import('../id/papers.ts'), typeof import('./papers.ts')>;
