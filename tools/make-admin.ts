import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailField, nameField } from 'contract/fields/people';
import { EmailTaken } from '../functions/src/data/auth-accounts.ts';
import { auth, refuseEmulatedAuthInProduction } from '../functions/src/data/firebase.ts';
import { createAdmin } from '../functions/src/model/accounts/admins.ts';
import { runTool } from './emulators/lifetime.ts';
import { Refusal, say } from './emulators/say.ts';

const usage = 'npm run make-admin -- <email> "<name>" [--project <project id>]';

interface AdminArguments {
  readonly email: string;
  readonly name: string;
  readonly project: string | undefined;
}

const refuse = (why: string): never => {
  throw new Refusal(why);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readArguments(): AdminArguments {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = (() => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch {
      return refuse(`The options are not right; use it as: ${usage}`);
    }
  })();
  const [email, name, ...more] = positionals;
  if (email === undefined || name === undefined || more.length > 0) {
    return refuse(`Give an address and a name in quotes: ${usage}`);
  }
  const address = emailField.safeParse(email);
  if (!address.success) return refuse(`"${email}" is no e-mail address: ${usage}`);
  const fullName = nameField.safeParse(name);
  if (!fullName.success) return refuse(`"${name}" cannot be used as a name: ${usage}`);
  return { email: address.data, name: fullName.data, project: values.project };
}

/** Puts the project into the environment, where the function's own code looks for it. */
function chooseProject(project: string | undefined): string {
  const id = project ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (!id) return refuse('Name the Firebase project with --project <id> or GCLOUD_PROJECT.');
  process.env.GCLOUD_PROJECT = id;
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: firestoreHost } = process.env;
  // With one of them only, the account would come to be in one place and its record in the other.
  if (!authHost !== !firestoreHost) {
    refuse('Set both FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST for the emulators, or neither.');
  }
  try {
    refuseEmulatedAuthInProduction(process.env);
  } catch {
    refuse(
      `The emulators' variables are set, but ${id} is no demo project: unset them to work on ${id} itself.`,
    );
  }
  return id;
}

/** What can be told in one sentence; anything else is shown as it is. */
function explain(error: unknown, { email }: AdminArguments, project: string): unknown {
  if (error instanceof EmailTaken) {
    return new Refusal(
      `${email} has an account in ${project} already: for an admin, set a new password at /forgotPassword; for a member, give another address.`,
    );
  }
  const message = messageOf(error);
  if (/default credentials|Could not refresh access token|invalid_grant/i.test(message)) {
    return new Refusal(
      'Google does not know who you are: run gcloud auth application-default login, then try again.',
    );
  }
  if (/PERMISSION_DENIED|insufficient permission|permission-denied/i.test(message)) {
    return new Refusal(
      `Your account may not do this in ${project}: it needs the roles Firebase Authentication Admin and Cloud Datastore User.`,
    );
  }
  return error;
}

/** The link with which the new admin chooses a password; nobody ever sees the random one. */
async function passwordLink(email: string): Promise<string> {
  try {
    return await (await auth()).generatePasswordResetLink(email);
  } catch (error) {
    throw new Refusal(
      `The admin exists, but no link could be made (${messageOf(error)}): set the password at /forgotPassword.`,
    );
  }
}

/**
 * `npm run make-admin -- <email> "<name>"`: makes an account with role Admin in the project, or in the
 * emulators when their variables are set, and prints the link with which to set its password.
 */
await runTool(async () => {
  const adminArguments = readArguments();
  const project = chooseProject(adminArguments.project);
  const { email, name } = adminArguments;
  try {
    await createAdmin({ email, name, password: randomBytes(48).toString('base64url') }, undefined);
  } catch (error) {
    throw explain(error, adminArguments, project);
  }
  say(`${email} is an admin of ${project}. Set the password with this link:`);
  console.log(await passwordLink(email));
  return 0;
});
