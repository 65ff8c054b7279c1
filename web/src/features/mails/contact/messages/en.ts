import type { Translation } from 'contract/text/language/localize';

export const title = 'Contact';
export const description = 'Send {name} a message, or reach us by phone, WhatsApp and email.';
export const lead =
  'Questions about membership, events or working together? Write to us, or contact us directly.';
export const sendTitle = 'Send a message';
export const loading = 'Loading…';
export const joinTitle = 'Not a member yet?';
export const joinText = 'Register as an individual or an institution, and enjoy our network and activities.';
export const joinNow = 'Join Now';
export const joinNowTranslation = '';
export const sendMessage = 'Send Message';
export const sendMessageTranslation = '';
export const sending = 'Sending…';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const message = 'Message';
export const storageNote = 'We keep your message for at most 2 years. Read our {link}.';
export const privacyPolicy = 'privacy policy';
export const newTab = ' (opens in a new tab)';
export const website = 'Website';
export const sendAnother = 'Send another message';
export const detailsTitle = 'Contact us directly';
export const phone = 'Phone / WhatsApp';
export const serviceEmail = 'Service email';
export const address = 'Visiting address';
export const socialMedia = 'Social media';
export const replies = 'Replies';
export const repliesText = 'We answer messages on working days, usually within two days.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
