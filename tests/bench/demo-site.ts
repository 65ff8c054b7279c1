import { buildStale } from '../../tools/build/build.ts';
import { loadDemoData } from '../../tools/emulators/commands.ts';
import { Refusal } from '../../tools/emulators/say.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

/** Where the product runs with the demo data. */
export interface DemoSite {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts it in a suite of its own; `BASE_URL` names one that runs already. */
export async function startDemoSite(): Promise<DemoSite> {
  const running = process.env.BASE_URL;
  if (running !== undefined) return { baseUrl: running, stop: () => Promise.resolve() };
  await buildStale();
  const suite = await startSuite();
  if ((await loadDemoData(suite.env)) !== 0) throw new Refusal('Loading the demo data failed: see above.');
  return suite;
}
