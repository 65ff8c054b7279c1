import { randomBytes } from 'node:crypto';
import { emailField, nameField } from 'contract/schemas/people';
import { EmailTaken } from '../functions/src/data/auth-accounts.ts';
import { auth } from '../functions/src/data/firebase.ts';
import { createAdmin } from '../functions/src/model/accounts/admins.ts';
import { runTool } from './emulators/lifetime.ts';
import { log, Refusal } from './emulators/log.ts';
import { chooseProject, messageOf, readOptions, refuse, toGoogleRefusal } from './project-choice.ts';

const usage = 'npm run make-admin -- <email> "<name>" [--project <project id>]';

function readArguments() {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = readOptions({ options, allowPositionals: true }, usage);
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

/** Returns a refusal for known errors, and other errors unchanged. */
function explain(error: unknown, email: string, project: string): unknown {
  if (error instanceof EmailTaken) {
    return new Refusal(
      `${email} has an account in ${project} already: for an admin, set a new password at /forgotPassword; for a member, give another address.`,
    );
  }
  return toGoogleRefusal(error, project) ?? error;
}

/** Returns the link with which the new admin sets a password. The random initial password is never shown. */
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
 * `npm run make-admin -- <email> "<name>"`: creates an account with role Admin in the project, or in the
 * emulators if their variables are set. Prints the link with which to set its password.
 */
await runTool(async () => {
  const { email, name, project: named } = readArguments();
  const project = chooseProject(named);
  try {
    await createAdmin({ email, name, password: randomBytes(48).toString('base64url') }, undefined);
  } catch (error) {
    throw explain(error, email, project);
  }
  log(`${email} is an admin of ${project}. Set the password with this link:`);
  console.log(await passwordLink(email));
  return 0;
});
