import type { Translation } from 'contract/text/language/localize';
// Fields
export const optional = ' (optional)';
export const showPassword = 'Show password';
export const shortPassword = 'At least {minimum} characters.';
export const weakPassword = 'Password strength: weak. Add a few words.';
export const fairPassword = 'Password strength: fair.';
export const strongPassword = 'Password strength: strong.';
export const fileUnreadable = 'Error reading the file.';
// Errors
export const needsJavaScript = 'This form needs JavaScript. Turn on JavaScript in your browser.';
export const problemsTitle = '{count} {count:field|fields} to correct';
export const errorPrefix = 'Error: ';
export const aborted = 'Sending was cancelled. Everything you entered is still here.';
export const inputKept = 'Everything you entered is still here. Send it again once you are connected.';
export const pictureMissing = 'The picture is not uploaded yet, so nothing was saved.';
export const conflictText = 'Load the latest version and repeat your changes, or overwrite it with yours.';
export const loadLatest = 'Load the latest version';
export const overwrite = 'Overwrite with mine';
// Upload
export const uploaded = 'Sent, now being checked';
export const uploading = 'Sending the file';
export const uploadLabel = 'Upload progress';
export const cancelUpload = 'Cancel';
// Unsaved changes
export const leaveQuestion = 'Your changes are not saved. Leave this page?';
export const leave = 'Leave';
export const stay = 'Stay here';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
export const saving = 'Saving…';
