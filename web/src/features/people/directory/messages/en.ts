import type { Translation } from 'contract/text/language/localize';

export const title = 'Member directory';
export const lead =
  'Find guest lecturers, assessors and experts among our members. Members who log in see more.';
export const loadError = 'The directory could not be loaded.';
export const noProfiles = 'No matching profiles';
export const profileCount = '{count} {count:profile|profiles}';
export const showAll = 'Show all';
export const pages = 'Pages';
export const previous = 'Previous';
export const pageOf = 'Page {page} of {total}';
export const next = 'Next';
export const filterLabel = 'Directory filter';
export const expertise = 'Area of expertise';
export const institution = 'Institution';
export const city = 'City';
export const search = 'Search';
export const offer = 'Available for';
export const allOffers = 'All';
export const moreFilters = 'More filters';
export const hiddenTitle = 'This profile is not shown';
export const hiddenText = 'This profile is not shown.';
export const tooManyProfiles = 'You have opened many profiles.';
export const profileLoadError = 'The profile could not be loaded.';
export const photoOf = 'Photo of {name}';
export const loading = 'Loading…';
export const write = 'Write a message';
export const sendMessage = 'Send message';
export const sending = 'Sending…';
export const yourName = 'Your name';
export const yourEmail = 'Your email';
export const message = 'Message';
export const visitorNote = 'We send your name, email address and message to this member.';
export const memberNote =
  'We also send the name and email address of your account, so that this member can reply.';
export const website = 'Website';
export const writeAnother = 'Write another message';
export const messagesTitle = 'Messages through the directory';
export const incompleteLink = 'This link is incomplete. Open the link from the email again.';
export const messagesText =
  'Stop receiving messages: your profile stays visible, but without the form to write to you. Report an unwelcome message, so that the board checks it.';
export const saving = 'Saving…';
export const endMessages = 'Stop receiving messages';
export const reporting = 'Reporting…';
export const reportMessage = 'Report this message';
export const editProfile = 'Edit your directory profile';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
