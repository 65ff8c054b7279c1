import type { Translation } from 'contract/text/language/localize';

// Bill
export const exactAmount = 'Transfer exactly';
export const amountInWords = '{words} rupiah';
export const copyAmount = 'Copy amount';
export const copyAccountNumber = 'Copy account number';
export const copyNote = 'Copy transfer note';
export const billCode = 'Bill code';
export const transferNote = 'Transfer note';
export const dueAt = 'Pay by';
export const saveReminder = 'Save a calendar reminder';
export const reminderFile = 'bill-{code}.ics';
export const codeIsDiscount = 'The unique code takes {code} rupiah off {base}.';
export const codeIsAdded = 'The unique code adds {code} rupiah to {base}.';
export const baseFee = 'the fee of {fee}';
export const baseFeeOfYears = 'the {years}-year fee of {fee}';
export const basePrice = 'the price of {fee}';
export const hideQris = 'Hide QRIS';
export const showQris = 'Show QRIS';
export const drawingQris = 'Drawing QRIS…';
export const preparingAmount = 'Preparing the transfer amount…';
export const withoutCode =
  'This bill has no unique code. Transfer {base}, then upload the proof: it identifies your payment.';
export const billFailed = 'We couldn’t load your exact amount.';
export const plainFeeAccepted = 'A transfer of the plain fee is accepted too.';

// QRIS picture
export const qrisAlt = 'QRIS {amount} for {merchant}';
export const merchantName = 'Merchant name';
export const amount = 'Amount';
export const qrisOnPhone =
  'On this phone: save the picture, then choose it from the gallery in your bank or e-wallet app.';
export const qrisCheck =
  'Check that your app shows the same merchant name. After paying, still upload your proof of payment.';
export const qrisFailed = 'The picture couldn’t be created. Scan the code from another device.';
export const qrisSaved = 'QRIS picture saved.';
export const saveQris = 'Save QRIS picture';
export const share = 'Share';
export const qrisBillCode = 'Bill code {code}';
export const qrisDueAt = 'Pay before {date} WIB';
export const qrisUploadProof = 'After paying, still upload your proof of payment.';

// Copy button
export const copied = 'Copied.';
export const copyFailed = 'Couldn’t copy. Select and copy the text yourself.';

// Downloads: the name of a file inside a sentence, and at its start.
export const downloadFile = 'Download {file} (PDF)';
export const preparingFile = 'Preparing {file}…';
export const fileDownloaded = '{file} downloaded.';
export const fileFailed = '{file} could not be downloaded. Try again.';
export const invoiceInside = 'invoice';
export const receiptInside = 'receipt';
export const slipInside = 'credit note';
export const ticketInside = 'ticket';
export const certificateInside = 'certificate';
export const transcriptInside = 'transcript';
export const letterInside = 'letter';
export const badgeInside = 'name badges';
export const reportInside = 'report';
export const surveyInside = 'survey results';
export const documentInside = 'document';
export const receipt = 'Receipt';
export const badge = 'Name badges';
export const survey = 'Survey results';

// Bank account and next steps
export const payerIndividual = 'your name';
export const payerInstitution = 'the name of your institution';
export const payerBoth = 'your name or the name of your institution';
export const fee = 'Membership fee';
export const individualFee = 'Individual fee';
export const institutionFee = 'Institution fee';
export const perYear = '{fee} per year';
export const bank = 'Bank';
export const accountNumber = 'Account number';
export const accountHolder = 'Account holder';
export const instructions =
  'Write {payer}, then the bill code, in the transfer note. Upload your proof of payment on this site, then also send it by WhatsApp to {whatsapp}.';
export const opensNewTab = '(opens in a new tab)';

// List of payments
export const noPayments = 'No payments yet.';
export const paymentRow = '{kind} payment, {date}';
export const years = '{years} {years:year|years}';
export const period = 'period {period}';
export const sent = 'Sent {date}';
export const sentWithBill = 'Sent {date}, bill {bill}';
export const decided = '{state} {date}';
export const decidedBy = '{state} {date} by {name}';
export const rejectionReason = 'Reason for not accepting it:';
export const viewProof = 'View proof';
export const proofDeleted = 'The proof image has been deleted';
export const registration = 'Registration';
export const renewal = 'Renewal';
export const event = 'Event';
export const waiting = 'Waiting for approval';
export const approved = 'Approved';
export const rejected = 'Not accepted';
export const replaced = 'Replaced';

// Receipt
export const loading = 'Loading…';
export const receiptFile = 'receipt-{date}.pdf';
export const preparingReceipt = 'Preparing your receipt…';
export const receiptDownloaded = 'Receipt downloaded.';
export const receiptFailed = 'The receipt could not be downloaded. Try again.';
export const receiptNameTitle = 'Name on the receipt';
export const saveAndDownload = 'Save and download';
export const latinName = 'Name in Latin letters';
export const latinNameHint = 'Printed on the receipt. It can’t be changed later.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
