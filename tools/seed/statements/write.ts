import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../emulators/suite.ts';
import { createStatementFiles } from './files.ts';
import type { DemoBankAccount } from './transfers.ts';

/** Folder in the repository that Git ignores. */
export const statementFolder = 'demo-statements';

/** Writes the account in the formats of all banks, and replaces the files of an earlier run. */
export async function writeStatements(account: DemoBankAccount): Promise<void> {
  const folder = join(ROOT, statementFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await Promise.all(
    createStatementFiles(account).map(({ name, bytes }) => writeFile(join(folder, name), bytes)),
  );
}
