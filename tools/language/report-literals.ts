import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScreens } from '../../web/read-screens.ts';
import { ROOT } from '../emulators/suite.ts';
import { readImports } from '../structure/imports.ts';
import { literalsOf } from './literals.ts';
import { translatedFiles } from './translated-files.ts';

/** Prints the texts in code that belong to a catalogue: `tsx tools/language/report-literals.ts web/src/ui`. */
const folders = process.argv.slice(2);
const moduleOf = ({ module }: { readonly module: string }) => `web/${module}`;
const pages = readScreens('public', 'unlisted', 'invited', 'member').map(moduleOf);
const shell = ['mount-app.tsx', 'unlisted-routes.tsx'].map((name) => `web/src/app/${name}`);
const files = translatedFiles(
  readImports(ROOT, ['contract', 'web/src'], 'code'),
  [...pages, ...shell, 'web/src/main.ts', 'web/src/bootstrap.ts'],
  readScreens('admin').map(moduleOf),
);
for (const file of files.filter((one) => folders.some((folder) => one.startsWith(folder)))) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  for (const { start, text } of literalsOf(file, source))
    process.stdout.write(`${file}:${source.slice(0, start).split('\n').length}: ${text}\n`);
}
