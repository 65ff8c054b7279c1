import { Refusal } from '../emulators/log.ts';
import { readOptions, useTarget } from '../project-choice.ts';

const options = {
  project: { type: 'string' },
  database: { type: 'string' },
  bucket: { type: 'string' },
  'hash-parameters': { type: 'string' },
  overwrite: { type: 'boolean', default: false },
} as const;

/** Parses the options of both commands. Each command names the options that it supports. */
export function readCommandLine(args: readonly string[], usage: string, known: readonly string[]) {
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Refusal(`Name one folder: ${usage}`);
  const given = Object.entries(values).filter(([, value]) => value !== false);
  const unsupported = given.find(([name]) => !known.includes(name));
  if (unsupported !== undefined)
    throw new Refusal(`There is no --${unsupported[0]} here; use it as: ${usage}`);
  return { folder, ...values };
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
