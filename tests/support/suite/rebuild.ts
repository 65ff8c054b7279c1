import type { TestProject } from 'vitest/node';
import { buildStale } from '../../../tools/build/build.ts';
import { reloaded } from '../../../tools/emulators/readiness.ts';
import { logFileOf } from '../../../tools/emulators/suite.ts';
import { required } from './environment.ts';

/** When tests run again on a change (`npm run test:watch`), the suite serves it by then. */
export default function rebuildBeforeReruns(project: TestProject): void {
  project.onTestsRerun(async () => {
    const reload = reloaded(logFileOf(required('BASE_URL')));
    const built = await buildStale(project.name === 'browser' ? undefined : ['functions']);
    // The pages that the function renders come with web.
    if (built.length > 0) await reload();
  });
}
