import { refuseEmulatedAuthInProduction } from '../functions/src/data/firebase.ts';
import { Refusal } from './emulators/log.ts';

/** @throws Refusal, which is shown without a stack trace */
export const refuse = (why: string): never => {
  throw new Refusal(why);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sets the environment to the project, where the function's code reads it. */
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

/** Returns a refusal for missing credentials or permissions of Google; undefined for other errors. */
export function toGoogleRefusal(error: unknown, project: string): Refusal | undefined {
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
