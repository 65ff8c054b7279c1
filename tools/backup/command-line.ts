import { Refusal } from '../emulators/log.ts';
import { useTarget } from '../project-choice.ts';

/** Options that both commands have. */
export const storeOptions = {
  project: { type: 'string' },
  database: { type: 'string' },
  bucket: { type: 'string' },
} as const;

/** @throws Refusal with the usage unless there is exactly one folder */
export function requireFolder([folder, ...more]: readonly string[], usage: string): string {
  if (folder === undefined || more.length > 0) throw new Refusal(`Name one folder: ${usage}`);
  return folder;
}

/** Sets the environment to the project, or to the emulators if no project is named. */
export async function useStores(place: {
  readonly project?: string | undefined;
  readonly database?: string | undefined;
  readonly bucket?: string | undefined;
}): Promise<void> {
  const { project, database, bucket } = place;
  await useTarget(project);
  if (database !== undefined) process.env.FIRESTORE_DATABASE = database;
  if (bucket === undefined) return;
  const config = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as object;
  process.env.FIREBASE_CONFIG = JSON.stringify({ ...config, storageBucket: bucket });
}
