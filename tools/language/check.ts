import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { listFiles } from '../structure/files.ts';
import { longSubjects, readSubjects } from './commits.ts';
import { findingsIn } from './findings.ts';
import { hasPassages, passagesOf } from './passages.ts';

const SKIPPED = ['node_modules', '.git', '.cache'];

const allFiles = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name)) return [];
    return entry.isDirectory() ? listFiles(ROOT, entry.name) : [entry.name];
  });

/** Checks the words of comments, pages, test titles and commit subjects: `check.ts [path …]`. */
await runTool(async () => {
  const paths = process.argv.slice(2);
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Refusal(`${missing} does not exist.`);

  const folders = paths.map((path) => relative(ROOT, path).replaceAll('\\', '/'));
  const isChosen = (file: string) =>
    folders.length === 0 ||
    folders.some((folder) => folder === '' || file === folder || file.startsWith(`${folder}/`));
  const findings = allFiles()
    .filter((file) => isChosen(file) && hasPassages(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return findingsIn(file, source, passagesOf(file, source));
    });

  const history = folders.length === 0 ? readSubjects(ROOT) : '';
  if (history === undefined) log('Commit subjects are not checked: the history is not available.');
  const subjects = longSubjects(history ?? '');

  for (const { file, line, phrase, use } of findings)
    process.stdout.write(`${file}:${line}: "${phrase}": use ${use}\n`);
  for (const { commit, subject } of subjects)
    process.stdout.write(`commit ${commit}: "${subject}": use at most 72 characters\n`);

  const total = findings.length + subjects.length;
  log(`Language: ${total} findings`);
  return total === 0 ? 0 : 1;
});
