import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mulberry32 } from 'contract/rules/mulberry32';
import { runTool } from '../emulators/lifetime.ts';
import { ROOT } from '../emulators/suite.ts';
import { listFiles } from '../structure/files.ts';
import { passagesOf } from './passages.ts';

const FOLDERS = ['contract', 'functions/src', 'web/src', 'tests', 'tools'];
const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;

/** Prints random comments, exported names and test titles for a review: `sample.ts [seed]`. */
await runTool(async () => {
  const random = mulberry32(Number(process.argv[2] ?? 1));
  const pick = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, () => list[Math.abs(random()) % list.length] ?? '');
  const comments: string[] = [];
  const names: string[] = [];
  const titles: string[] = [];
  const files = FOLDERS.flatMap((folder) => listFiles(ROOT, folder)).filter((file) => /\.tsx?$/.test(file));
  for (const file of files.sort()) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const { kind, start, text } of passagesOf(file, source)) {
      const original = source.slice(start, start + text.length).replace(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ');
      (kind === 'title' ? titles : comments).push(`${file}: ${original.trim()}`);
    }
    for (const [, name] of source.matchAll(EXPORT)) names.push(`${file}: ${name}`);
  }
  for (const line of [...pick(comments, 20), ...pick(names, 20), ...pick(titles, 10)])
    process.stdout.write(`${line}\n`);
  return 0;
});
