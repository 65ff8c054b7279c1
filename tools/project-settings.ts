import type { Environment } from '../functions/src/data/firebase.ts';
import { settings as table } from '../functions/src/settings.ts';

/** The checked settings of Firebase Auth (Identity Platform, `projects.getConfig`). */
export interface AuthSettings {
  readonly client?: {
    readonly permissions?: { readonly disabledUserSignup?: boolean; readonly disabledUserDeletion?: boolean };
  };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly signIn?: {
    readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean };
    readonly anonymous?: { readonly enabled?: boolean };
    readonly allowDuplicateEmails?: boolean;
  };
}

/** Required settings, with the finding for each. */
const rules: readonly [holds: (settings: AuthSettings) => boolean, finding: string][] = [
  [
    ({ client }) => client?.permissions?.disabledUserSignup === true,
    'Anybody can make an account past the registration: switch off "Enable create (sign-up)" in Authentication > Settings > User actions.',
  ],
  [
    ({ client }) => client?.permissions?.disabledUserDeletion === true,
    'Accounts can be deleted past the product, whose records would stay: switch off "Enable delete" in Authentication > Settings > User actions.',
  ],
  [
    ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    'Firebase Auth tells strangers which addresses have an account: switch on "Email enumeration protection" in Authentication > Settings > User actions.',
  ],
  [
    ({ signIn }) => signIn?.allowDuplicateEmails !== true,
    'Several accounts can have one address: choose "Link accounts that use the same email" in Authentication > Settings > User account linking.',
  ],
  [
    ({ signIn }) => signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
    'Nobody can log in: switch on "Email/Password", without "Email link", in Authentication > Sign-in method.',
  ],
  [
    ({ signIn }) => signIn?.anonymous?.enabled !== true,
    'Anonymous accounts can be made: switch off "Anonymous" in Authentication > Sign-in method.',
  ],
];

/** Returns a finding with advice for each incorrect setting. */
export const checkAuthSettings = (settings: AuthSettings): string[] =>
  rules.filter(([holds]) => !holds(settings)).map(([, finding]) => finding);

function findFault(name: string, stored: Environment): string | undefined {
  // Node reads this variable itself.
  if (name === 'NODE_OPTIONS') return undefined;
  if (table[name] === undefined) return `functions/.env has ${name}, which is no setting: correct the name.`;
  try {
    table[name].parse?.(stored);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns a finding for each stored setting that does not exist or has an invalid value. */
export const checkParameters = (stored: Environment): string[] => [
  ...new Set(Object.keys(stored).flatMap((name) => findFault(name, stored) ?? [])),
];
