import type { Translation } from 'contract/text/language/localize';

export const checkTitle = 'Check a certificate';
export const checkLead = 'Compare this page with the {association} certificate in your hands.';
export const validTitle = 'Valid certificate';
export const validText = 'Compare the name and event with the certificate in your hands.';
export const replacedTitle = 'Certificate replaced';
export const replacedText =
  'The name on this certificate has been corrected. Ask for the new certificate, which has a different code.';
export const revokedTitle = 'Certificate revoked';
export const revokedText = 'This certificate is no longer valid.';
export const unknownTitle = 'Unknown certificate';
export const unknownText = '{association} has no certificate with this code.';
export const unreadableTitle = 'Code not recognised';
export const unreadableText =
  'The code is mistyped or cut off. Compare it again with the one printed on the certificate.';
export const downloadCredential = 'Download the digital credential';
export const transcriptTitle = 'Genuine transcript';
export const transcriptText = 'Compare it with the transcript in your hands.';
export const name = 'Name';
export const period = 'Period';
export const periodRange = '{from} to {until}';
export const total = 'Total';
export const totalPoints = '{total} of {required} credits';
export const issued = 'Issued';
export const certificate = 'Certificate';
export const event = 'Event';
export const eventDate = 'Event date';
export const credits = 'Credits';
export const points = '{points} {points:credit|credits}, {category}';
export const ownTitle = 'My certificates';
export const loadError = 'Your certificates could not be loaded.';
export const noCertificates = 'You have no certificates yet.';
export const noCertificatesHint = 'You get a certificate after attending an event that issues them.';
export const showEvents = 'See events';
export const inNameOf = 'Issued to {name}';
export const downloadPdf = 'Download PDF';
export const revoked = 'Revoked';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
