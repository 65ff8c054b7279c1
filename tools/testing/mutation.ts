import { packageScript, runNode } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { installOnDemand } from '../on-demand/install.ts';

/** `npm run test:mutation [-- options of Stryker]`: runs Stryker, and installs it first if necessary. */
await runTool(async () => {
  const stryker = packageScript('@stryker-mutator/core', 'bin/stryker.js', await installOnDemand());
  return runNode({ args: [stryker, 'run', ...process.argv.slice(2)] });
});
