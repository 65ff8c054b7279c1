import { Refusal } from '../emulators/say.ts';
import { rowOf } from './digests.ts';
import { callGoogle } from './google.ts';
import type { HashParameters } from './hash-parameters.ts';
import type { Section } from './section.ts';

/** An account as Identity Toolkit gives and takes it, as far as it can be given back. */
interface Account {
  readonly localId: string;
  readonly passwordHash?: string;
  /** When the password was set, in milliseconds since 1970; told by Auth, which stamps an import anew. */
  readonly passwordUpdatedAt?: number;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly [field: string]: unknown;
}

const keptFields = [
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

/** What stands for a hash where the caller may not see it: base64 of "REDACTED". */
const redacted = 'UkVEQUNURUQ=';
/** The emulator keeps passwords in plain text behind this word. */
export const emulatedHash = 'fakeHash:';

function kept(account: Account): object {
  if (account.passwordHash === redacted) {
    throw new Refusal(
      'Auth does not show the hashes of the passwords: your account needs the role Firebase Authentication Admin.',
    );
  }
  const others = (account.providerUserInfo ?? []).filter(({ providerId }) => providerId !== 'password');
  return {
    ...Object.fromEntries(keptFields.map((field) => [field, account[field]])),
    ...(others.length > 0 ? { providerUserInfo: others } : {}),
  };
}

/** What of an account is brought back, and the same afterwards. */
export function withoutStamp(account: unknown): Record<string, unknown> {
  const { passwordUpdatedAt: _stamp, ...others } = account as Record<string, unknown>;
  return others;
}

/** Firebase Auth with the hashes of the passwords, which the Admin SDK imports but does not export in one piece. */
export const accountsWith = (parameters: HashParameters | undefined): Section => ({
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
      yield users.map((user) => rowOf(user.localId, kept(user)));
      if (!nextPageToken || users.length === 0) return;
      token = nextPageToken;
    }
  },

  async write(rows) {
    const users = rows.map(({ value }) => withoutStamp(value));
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
