import { parseArgs } from 'node:util';
import { authAccounts } from '../functions/src/data/auth-accounts.ts';
import { removeLostFactor } from '../functions/src/model/accounts/factor-reset.ts';
import { runTool } from './emulators/lifetime.ts';
import { say } from './emulators/say.ts';
import { chooseProject, refusalOfGoogle, refuse } from './project-choice.ts';

const usage = 'npm run reset-factor -- <email> [--project <project id>]';

function readArguments(): { email: string; project: string | undefined } {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) return refuse(`Give one address: ${usage}`);
  return { email, project: values.project };
}

/**
 * `npm run reset-factor -- <email>`: removes the second factor of an account at once, for the last admin who has lost app
 * and recovery codes. Whoever can run it holds the project; the audit and a mail tell of it.
 */
await runTool(async () => {
  const { email, project: named } = readArguments();
  const project = chooseProject(named);
  try {
    const uid = await authAccounts.uidOf(email);
    if (uid === undefined) return refuse(`${email} has no account in ${project}.`);
    if (!(await removeLostFactor(uid))) return refuse(`${email} has no second factor in ${project}.`);
  } catch (error) {
    throw refusalOfGoogle(error, project) ?? error;
  }
  say(`${email} logs in to ${project} by the password alone: set up an app at /profile/security at once.`);
  return 0;
});
