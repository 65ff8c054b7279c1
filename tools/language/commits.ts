import { execFileSync } from 'node:child_process';

const MAX_SUBJECT_LENGTH = 72;
/** Commits up to this one predate the limit. */
const LAST_UNCHECKED = '0e0766d3';

/** Subjects longer than 72 characters, in lines of `git log --format='%h %s'`. */
export const longSubjects = (log: string) =>
  log
    .split('\n')
    .map((line) => ({ commit: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
    .filter(({ subject }) => subject.length > MAX_SUBJECT_LENGTH);

/** Reads the subjects to check. Returns undefined without git, or if the history lacks the first commit. */
export function readSubjects(root: string): string | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD');
    return git('log', '--no-merges', '--format=%h %s', `${LAST_UNCHECKED}..HEAD`);
  } catch {
    return undefined;
  }
}
