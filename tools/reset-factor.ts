import { authAccounts } from '../functions/src/data/auth-accounts.ts';
import { removeLostFactor } from '../functions/src/model/accounts/factor-reset.ts';
import { runTool } from './emulators/lifetime.ts';
import { log } from './emulators/log.ts';
import { chooseProject, readOptions, refuse, toGoogleRefusal } from './project-choice.ts';

const usage = 'npm run reset-factor -- <email> [--project <project id>]';

function readArguments(): { email: string; project: string | undefined } {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = readOptions({ options, allowPositionals: true }, usage);
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) return refuse(`Give one address: ${usage}`);
  return { email, project: values.project };
}

/**
 * `npm run reset-factor -- <email>`: removes the second factor of a last admin without app and recovery
 * codes. It takes effect immediately and requires access to the project. The audit log records it, and the
 * owner gets a mail.
 */
await runTool(async () => {
  const { email, project: named } = readArguments();
  const project = chooseProject(named);
  try {
    const uid = await authAccounts.findUid(email);
    if (uid === undefined) return refuse(`${email} has no account in ${project}.`);
    if (!(await removeLostFactor(uid))) return refuse(`${email} has no second factor in ${project}.`);
  } catch (error) {
    throw toGoogleRefusal(error, project) ?? error;
  }
  log(`${email} logs in to ${project} by the password alone: set up an app at /profile/security at once.`);
  return 0;
});
