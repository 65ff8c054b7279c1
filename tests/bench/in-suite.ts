import { buildStale } from '../../tools/build/build.ts';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { runTool } from '../../tools/emulators/lifetime.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

/** Runs a measurement in its own emulator suite after building these parts, and exits with its status. */
export const runInSuite = (
  script: string,
  args: readonly string[] = [],
  parts: Parameters<typeof buildStale>[0] = ['functions'],
): Promise<never> =>
  runTool(async () => {
    await buildStale(parts);
    const suite = await startSuite();
    const status = await runTypeScript(script, [...args], suite.env);
    await suite.stop();
    return status;
  });
