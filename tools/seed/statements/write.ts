import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../emulators/suite.ts';
import { statementFilesOf } from './files.ts';
import type { DemoAccount } from './transfers.ts';

/** Beneath the repository, and no part of it. */
export const statementFolder = 'demo-statements';

/** Writes the account as the files of all banks, in place of those of before. */
export async function writeStatements(account: DemoAccount): Promise<void> {
  const folder = join(ROOT, statementFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await Promise.all(statementFilesOf(account).map(({ name, bytes }) => writeFile(join(folder, name), bytes)));
}
