import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../emulators/lifetime.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { listFiles } from '../structure/files.ts';
import { longSubjects, readSubjects } from './commits.ts';
import { findingsIn } from './findings.ts';
import { hasPassages, passagesOf } from './passages.ts';
import { findLiterals } from './translated-files.ts';

const SKIPPED = ['node_modules', '.git', '.cache'];

const allFiles = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name)) return [];
    return entry.isDirectory() ? listFiles(ROOT, entry.name) : [entry.name];
  });

/**
 * `npm run lint`, third part: checks the words of comments, pages, test titles and commit subjects, and finds
 * texts that are outside of the catalogues.
 */
await runTool(async () => {
  const findings = allFiles()
    .filter(hasPassages)
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return findingsIn(file, source, passagesOf(file, source));
    });

  const history = readSubjects(ROOT);
  if (history === undefined) log('Commit subjects are not checked: the history is not available.');
  const subjects = longSubjects(history ?? '');

  for (const { file, line, phrase, use } of findings)
    process.stdout.write(`${file}:${line}: "${phrase}": use ${use}\n`);
  for (const { commit, subject } of subjects)
    process.stdout.write(`commit ${commit}: "${subject}": use at most 72 characters\n`);

  const literals = findLiterals(ROOT);
  for (const { file, line, text } of literals)
    process.stdout.write(`${file}:${line}: "${text}": move it to the catalogues of the folder (messages/)\n`);

  const total = findings.length + subjects.length + literals.length;
  log(`Language: ${total} findings`);
  return total === 0 ? 0 : 1;
});
