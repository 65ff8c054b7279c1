import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { firestoreEnvironment } from './runtimes.ts';

test('the starter jar names the main class and the jar, which a link in its folder contains', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jar-'));
  const jarFolder = join(folder, 'Cloud SDK å');
  mkdirSync(jarFolder);
  writeFileSync(join(jarFolder, 'x.jar'), '');
  const env = firestoreEnvironment(join(jarFolder, 'x.jar'), folder);
  const files = unzipSync(readFileSync(env.FIRESTORE_EMULATOR_BINARY_PATH as string));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    [
      'META-INF/MANIFEST.MF',
      'Manifest-Version: 1.0\nMain-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: jar/x.jar\n\n',
    ],
  ]);
  expect(existsSync(join(folder, 'jar/x.jar'))).toBe(true);
  rmSync(folder, { recursive: true });
});
