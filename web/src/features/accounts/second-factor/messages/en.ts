import type { Translation } from 'contract/text/language/localize';
// Page
export const title = 'Security';
export const text = 'Two-step verification, your password and your sessions.';
export const adminDashboard = 'Admin dashboard';
export const loadFailed = 'The verification status could not be loaded.';
export const adminPagesClosed = 'The admin pages open again once you have set up an app or a passkey here.';
export const requiredUntil =
  'Required for admins: set it up before {time}. After that, the admin pages stay closed until you do.';
export const resetRequested =
  '{name} has asked to reset your two-step verification. It will happen on {time}. If you did not ask for this, cancel it now.';
export const cancelReset = 'Cancel the reset';
export const cancelling = 'Cancelling…';
export const factorTitle = 'Two-step verification';
// Status
export const inactive = 'Not active yet';
export const inactiveText =
  'Protect your account with codes from an authenticator app (Google Authenticator, Microsoft Authenticator, Aegis and others) or a passkey (fingerprint, face, device PIN or security key). You can use both. Codes from the app work without a network too.';
export const setUpApp = 'Set up an app';
export const createPasskey = 'Create a passkey';
export const active = 'Active';
export const activeText = 'Since {date}. Recovery codes left: {count} of 10.';
export const fewCodes = 'You have few recovery codes left. Create new ones and save them.';
export const newRecoveryCodes = 'Create new recovery codes';
export const turnOff = 'Turn off';
export const appTitle = 'Authenticator app';
export const appActive = 'You can log in with codes from your app.';
export const appMissing = 'Not set up yet.';
export const replaceApp = 'Replace the app';
export const passkeyTitle = 'Passkeys';
export const noPasskey =
  'None yet. With a passkey you log in by fingerprint, face or device PIN, without typing a code.';
export const yourPasskeys = 'Your passkeys';
export const addPasskey = 'Add a passkey';
export const passkeyUnused = 'Created {created}, never used';
export const passkeyUsed = 'Created {created}, last used {used}';
export const removeLabel = 'Remove {name}';
export const remove = 'Remove';
export const removing = 'Removing…';
export const removeApp = 'Remove the app';
export const removePasskey = 'Remove the passkey';
export const removeText =
  'You can no longer log in with it, and all other sessions end. Your other methods stay valid. To use it again, set it up from the start.';
// Setup of an app
export const qrFailed = 'The QR code could not be created.';
export const loading = 'Loading…';
export const scanCode = 'Scan this code with your authenticator app.';
export const openApp = 'Open the authenticator app';
export const qrLabel = 'QR code for the authenticator app';
export const cannotScan = 'Can’t scan it?';
export const typeKey = 'Type this key in the app:';
export const copyKey = 'Copy key';
export const typeFirstCode = 'Type the first code that the app shows, and your password.';
export const activateTitle = 'Turn on two-step verification';
export const activate = 'Turn on';
export const newQrCode = 'New QR code';
export const newAppCode = 'Code from the new app';
export const appCode = '6-digit code';
export const oldAppCode = 'Code from the old app, or a recovery code';
export const password = 'Password';
export const checking = 'Checking…';
export const cancel = 'Cancel';
// Setup of a passkey
export const passkeyPermission = 'Permission to create a passkey';
export const next = 'Continue';
export const appOrRecoveryCode = 'Code from the app, or a recovery code';
export const browserAsks =
  'Your browser will ask for your fingerprint, face, PIN or security key. We only store the public key.';
export const passkeyCreated =
  'Your passkey is created. Give it a name that you will recognise, then save it.';
export const savePasskey = 'Save passkey';
export const passkeyName = 'Name of the passkey';
export const passkeyNameHint = 'For example: Work laptop';
// Recovery codes
export const recoveryText = 'Your old recovery codes will stop working. This cannot be undone.';
export const createCodes = 'Create new codes';
export const codesTitle = 'Recovery codes';
export const codesText =
  'If you lose your phone, log in with one of these codes. Each code works once. They will not be shown again: print them, or keep them in a safe place, not on the same phone.';
export const codesStored = 'Recovery codes saved.';
export const codesFileTitle = 'SISINDO recovery codes';
export const codesFileName = 'recovery-codes.txt';
export const download = 'Download';
export const print = 'Print';
export const copy = 'Copy';
export const stored = 'I have saved them';
// Removal of all factors
export const removalTitle = 'Turn off two-step verification';
export const removalText =
  'After this, your password alone is enough to log in. Your recovery codes stop working. To use it again, set it up from the start.';
// Password
export const changePassword = 'Change password';
export const oldPassword = 'Current password';
export const newPassword = 'New password';
// Sessions
export const sessionsTitle = 'Current sessions';
export const sessionsNotLoaded = 'Your sessions could not be loaded.';
export const thisSession = 'This session';
export const otherSession = 'Other session';
export const loggedInAt = 'Logged in on {time}';
export const endSession = 'End';
export const endSessionOf = 'End the session of {time}';
export const endOthers = 'End all other sessions';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
