import { Refusal } from '../emulators/log.ts';
import { rowOf } from './digests.ts';
import { callGoogle } from './google.ts';
import type { HashParameters } from './hash-parameters.ts';
import type { Section } from './section.ts';

/** An account in the format of Identity Toolkit, with the fields that can be restored. */
interface Account {
  readonly localId: string;
  readonly passwordHash?: string;
  /** Milliseconds since 1970 at the last password change. An import replaces it by the current time. */
  readonly passwordUpdatedAt?: number;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly [field: string]: unknown;
}

const backedUpFields = [
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'passwordHash',
  'salt',
  'passwordUpdatedAt',
  'createdAt',
  'lastLoginAt',
  'phoneNumber',
  'disabled',
  'customAttributes',
] as const;

const pageSize = 500;

/** Placeholder for a hash that the caller may not read: base64 of "REDACTED". */
const redacted = 'UkVEQUNURUQ=';
/** The emulator stores passwords in plain text after this prefix. */
export const emulatorHashPrefix = 'fakeHash:';

function toBackupFields(account: Account): object {
  if (account.passwordHash === redacted) {
    throw new Refusal(
      'Auth does not show the hashes of the passwords: your account needs the role Firebase Authentication Admin.',
    );
  }
  const others = (account.providerUserInfo ?? []).filter(({ providerId }) => providerId !== 'password');
  return {
    ...Object.fromEntries(backedUpFields.map((field) => [field, account[field]])),
    ...(others.length > 0 ? { providerUserInfo: others } : {}),
  };
}

/** Returns the fields that a restore writes and then compares. */
export function restorableFields(account: unknown): Record<string, unknown> {
  const { passwordUpdatedAt: _stamp, ...others } = account as Record<string, unknown>;
  return others;
}

/** Accounts of Firebase Auth. The Admin SDK imports password hashes, but does not export them completely. */
export const createAccountsSection = (parameters: HashParameters | undefined): Section => ({
  name: 'accounts',

  async *read() {
    for (let token: string | undefined; ; ) {
      const query = new URLSearchParams({
        maxResults: String(pageSize),
        ...(token === undefined ? {} : { nextPageToken: token }),
      });
      const { users = [], nextPageToken } = await callGoogle<{ users?: Account[]; nextPageToken?: string }>(
        'identitytoolkit',
        `accounts:batchGet?${query}`,
      );
      yield users.map((user) => rowOf(user.localId, toBackupFields(user)));
      if (!nextPageToken || users.length === 0) return;
      token = nextPageToken;
    }
  },

  async write(rows) {
    const users = rows.map(({ value }) => restorableFields(value));
    const { error = [] } = await callGoogle<{ error?: { index: number; message: string }[] }>(
      'identitytoolkit',
      'accounts:batchCreate',
      { users, allowOverwrite: true, ...parameters },
    );
    const [first] = error;
    if (first === undefined) return;
    throw new Refusal(
      `Auth did not take ${error.length} accounts; the first is ${rows[first.index]?.key}: ${first.message}`,
    );
  },
});
