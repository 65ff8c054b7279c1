import { refuseEmulatedAuthInProduction } from '../functions/src/data/firebase.ts';
import { Refusal } from './emulators/say.ts';

/** @throws Refusal, which is told without a trace */
export const refuse = (why: string): never => {
  throw new Refusal(why);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Puts the project into the environment, where the function's own code looks for it. */
export function chooseProject(project: string | undefined): string {
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

/** Why Google would not let a tool in, in one sentence; undefined for anything else. */
export function refusalOfGoogle(error: unknown, project: string): Refusal | undefined {
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
  return undefined;
}
