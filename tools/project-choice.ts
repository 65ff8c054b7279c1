import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs, parseEnv } from 'node:util';
import {
  accessToken,
  type Environment,
  refuseEmulatedAuthInProduction,
} from '../functions/src/data/firebase.ts';
import { Refusal } from './emulators/log.ts';
import { suitePorts } from './emulators/ports.ts';
import { ROOT, suiteEnvironment } from './emulators/suite.ts';

/** @throws Refusal, which is shown without a stack trace */
export const refuse = (why: string): never => {
  throw new Refusal(why);
};

/** @throws Refusal with the usage if an option is unknown */
export function readOptions<const T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    return refuse(`The options are not right; use it as: ${usage}`);
  }
}

/** Returns the settings of a project, which `firebase deploy` wrote; empty before the first deployment. */
export function readProjectSettings(project: string): Environment {
  const file = join(ROOT, `functions/.env.${project}`);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Returns the secrets of the function in the emulators, such as CARD_SIGNING_KEY. */
export const readLocalSecrets = (): Record<string, string> =>
  parseEnv(readFileSync(join(ROOT, 'functions/.secret.local'), 'utf8')) as Record<string, string>;

/**
 * Sets the environment to the suite on this machine, unless it already names another one, with the secrets of
 * the emulators.
 *
 * @throws Refusal if the suite does not respond
 */
export async function useEmulators(): Promise<void> {
  const suite = suiteEnvironment(suitePorts(), 'refuse-all');
  for (const [name, value] of Object.entries({ ...readLocalSecrets(), ...suite }))
    process.env[name] ??= value;
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3_000) });
  } catch {
    throw new Refusal(
      `No emulator suite answers on ${host}: run npm start in another terminal (with the same PORT_OFFSET), or name a deployed project with --project <project id>.`,
    );
  }
}

/** @throws Refusal if the environment names emulators */
export function useProject(project: string): void {
  const emulated = Object.keys(process.env).filter((name) => /_EMULATOR_HOST$/.test(name));
  if (emulated.length > 0) throw new Refusal(`Unset ${emulated.join(', ')} to work on ${project} itself.`);
  process.env.GCLOUD_PROJECT = project;
}

/** Sets the environment to a deployed project, or without a name to the emulators on this machine. */
export async function useTarget(project: string | undefined): Promise<void> {
  if (project === undefined) await useEmulators();
  else useProject(project);
  refuseEmulatedAuthInProduction(process.env);
}

/** Sets the environment to the project, or to the emulators if their variables are set. */
export function chooseProject(project: string | undefined): string {
  const id = project ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (!id) return refuse('Name the Firebase project with --project <id> or GCLOUD_PROJECT.');
  process.env.GCLOUD_PROJECT = id;
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: firestoreHost } = process.env;
  // With only one of them, the account and its record would be created in different places.
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

const loginAdvice =
  'Google does not know who you are: run gcloud auth application-default login, then try again.';

/** @throws Refusal with advice if there are no credentials */
export const requireAccessToken = (): Promise<string> => accessToken().catch(() => refuse(loginAdvice));

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a refusal for missing credentials or permissions of Google; undefined for other errors. */
export function toGoogleRefusal(error: unknown, project: string): Refusal | undefined {
  const message = messageOf(error);
  if (/default credentials|Could not refresh access token|invalid_grant/i.test(message))
    return new Refusal(loginAdvice);
  if (/PERMISSION_DENIED|insufficient permission|permission-denied/i.test(message)) {
    return new Refusal(
      `Your account may not do this in ${project}: it needs the roles Firebase Authentication Admin and Cloud Datastore User.`,
    );
  }
  return undefined;
}
