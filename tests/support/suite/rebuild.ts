import type { TestProject } from 'vitest/node';
import { buildStale } from '../../../tools/build/build.ts';
import { watchReload } from '../../../tools/emulators/readiness.ts';
import { logFileOf } from '../../../tools/emulators/suite.ts';
import { required } from './environment.ts';

/** Rebuilds stale output before `npm run test:watch` reruns tests, so that the suite serves the change. */
export default function rebuildBeforeReruns(project: TestProject): void {
  project.onTestsRerun(async () => {
    const reload = watchReload(logFileOf(required('BASE_URL')));
    const built = await buildStale(project.name === 'browser' ? undefined : ['functions']);
    // The pages that the function renders are part of the web build.
    if (built.length > 0) await reload();
  });
}
