import { buildStale } from '../../tools/build/build.ts';
import { loadDemoData } from '../../tools/emulators/commands.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

export interface DemoSite {
  readonly baseUrl: string;
  /** Variables that name its emulators, unless the environment already does. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the product in its own suite, or uses the running one that `BASE_URL` names. */
export async function startDemoSite(): Promise<DemoSite> {
  const running = process.env.BASE_URL;
  if (running !== undefined) return { baseUrl: running, env: {}, stop: () => Promise.resolve() };
  await buildStale();
  const suite = await startSuite();
  await loadDemoData(suite.env);
  return suite;
}
