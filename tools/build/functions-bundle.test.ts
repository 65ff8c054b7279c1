/** @module-tag full */
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { functionsBuildOptions } from './build-functions.ts';

test('a cold start loads no module of the Admin SDK, and no package that only some calls need', async () => {
  const options = functionsBuildOptions(join(ROOT, 'functions/src'), join(ROOT, 'functions/lib'));
  const { metafile } = await build({ ...options, sourcemap: false, write: false, metafile: true });
  const [first] = Object.keys(metafile.outputs).filter((path) => path.endsWith('/lib/index.js'));
  const loaded = new Set([first as string]);
  const external = new Set<string>();
  for (const path of loaded) {
    for (const one of metafile.outputs[path]?.imports ?? []) {
      if (one.kind === 'dynamic-import' || one.kind === 'require-call') continue;
      if (one.external === true) external.add(one.path);
      else loaded.add(one.path);
    }
  }
  const bundled = [...loaded].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  const packages = bundled.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  expect([...external].filter((path) => path.startsWith('firebase-admin'))).toEqual([]);
  expect([...external]).not.toEqual(expect.arrayContaining([expect.stringMatching(/sharp|pdfkit|fontkit/)]));
  expect(new Set(packages)).toContain('firebase-functions');
  for (const name of ['nodemailer', 'busboy', 'jose', 'fflate', 'qr', 'passkit-generator'])
    expect(packages).not.toContain(name);
});
