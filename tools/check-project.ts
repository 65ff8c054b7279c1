import { runTool } from './emulators/lifetime.ts';
import { log, Refusal } from './emulators/log.ts';
import { readOptions, readProjectSettings, requireAccessToken } from './project-choice.ts';
import { type AuthSettings, checkAuthSettings, checkParameters } from './project-settings.ts';

const usage = 'npm run check-project -- --project <project id>';

function readProject(): string {
  const { values } = readOptions({ options: { project: { type: 'string' } } }, usage);
  const project = values.project ?? process.env.GCLOUD_PROJECT;
  if (project) return project;
  throw new Refusal(`Name the Firebase project: ${usage}`);
}

/** @throws Refusal with advice if the credentials are missing or not sufficient */
async function readSettings(project: string): Promise<AuthSettings> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  // The emulator stores the settings for new users per tenant only, and uses another API version.
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
  const version = emulator === undefined ? 'admin/v2' : 'v2';
  const headers = { authorization: `Bearer ${await requireAccessToken()}`, 'x-goog-user-project': project };
  const address = `${origin}/identitytoolkit.googleapis.com/${version}/projects/${project}/config`;
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) {
    throw new Refusal(
      `Firebase Auth does not tell its settings of ${project} (${answer.status}): your account needs the role Firebase Authentication Viewer, and the project Auth.`,
    );
  }
  return (await answer.json()) as AuthSettings;
}

/** `npm run check-project -- --project <id>`: checks the Auth settings and the parameters of a project. */
await runTool(async () => {
  const project = readProject();
  const findings = [
    ...checkAuthSettings(await readSettings(project)),
    ...checkParameters(readProjectSettings(project)),
  ];
  for (const finding of findings) log(finding);
  if (findings.length === 0) log(`Auth and parameters of ${project} are set up as they have to be.`);
  return findings.length === 0 ? 0 : 1;
});
