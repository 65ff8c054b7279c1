import { buildStale } from '../build/build.ts';
import { packageScript, runNode } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { suitePorts } from '../emulators/ports.ts';
import { startSuite, suiteEnvironment } from '../emulators/suite.ts';
import { requireNode } from '../emulators/versions.ts';
import { USAGE } from './arguments.ts';
import { suiteProjects } from './projects.ts';

/** Returns the suite on these ports, or starts one for the lifetime of this tool. */
async function findSuite(): Promise<Record<string, string>> {
  const env = suiteEnvironment(suitePorts(), 'refuse-all');
  try {
    const answer = await fetch(`${env.BASE_URL}/api/user/status`, { signal: AbortSignal.timeout(20_000) });
    if (answer.ok) {
      log(`The tests run in the suite on ${env.BASE_URL}, and empty it.`);
      return env;
    }
  } catch {
    // No suite is running.
  }
  return (await startSuite()).env;
}

/** `npm run test:watch -- api renewals`: runs the tests of a step, and again after each change. */
await runTool(async () => {
  requireNode();
  const [project = '', ...words] = process.argv.slice(2);
  const needsSuite = Object.hasOwn(suiteProjects, project);
  if (!needsSuite && project !== 'unit') throw new Refusal(`Name a step that has tests first.\n${USAGE}`);
  if (needsSuite) await buildStale(project === 'browser' ? undefined : ['functions']);
  const env = needsSuite ? await findSuite() : {};
  return runNode({
    args: [packageScript('vitest', 'vitest.mjs'), 'watch', '--project', project, ...words],
    env,
  });
});
