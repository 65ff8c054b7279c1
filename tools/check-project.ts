import { parseArgs } from 'node:util';
import { accessToken } from '../functions/src/data/firebase.ts';
import { runTool } from './emulators/lifetime.ts';
import { Refusal, say } from './emulators/say.ts';
import { type AuthSettings, findingsOf } from './project-settings.ts';

const usage = 'npm run check-project -- --project <project id>';

function readProject(): string {
  try {
    const { values } = parseArgs({ options: { project: { type: 'string' } } });
    const project = values.project ?? process.env.GCLOUD_PROJECT;
    if (project) return project;
  } catch {
    // Told below.
  }
  throw new Refusal(`Name the Firebase project: ${usage}`);
}

/** @throws Refusal with what to do, where Google does not know who asks or does not tell them */
async function readSettings(project: string): Promise<AuthSettings> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  // The emulator keeps what strangers may do with a tenant only, and answers under another version.
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
  const version = emulator === undefined ? 'admin/v2' : 'v2';
  const token = await accessToken().catch(() => {
    throw new Refusal(
      'Google does not know who you are: run gcloud auth application-default login, then try again.',
    );
  });
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const address = `${origin}/identitytoolkit.googleapis.com/${version}/projects/${project}/config`;
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) {
    throw new Refusal(
      `Firebase Auth does not tell its settings of ${project} (${answer.status}): your account needs the role Firebase Authentication Viewer, and the project Auth.`,
    );
  }
  return (await answer.json()) as AuthSettings;
}

/** `npm run check-project -- --project <id>`: looks whether a project's Auth is set up as the product needs it. */
await runTool(async () => {
  const project = readProject();
  const findings = findingsOf(await readSettings(project));
  for (const finding of findings) say(finding);
  if (findings.length === 0) say(`Auth of ${project} is set up as it has to be.`);
  return findings.length === 0 ? 0 : 1;
});
