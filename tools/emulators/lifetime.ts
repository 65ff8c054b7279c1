import { log, Refusal } from './log.ts';

type Cleanup = () => void | Promise<void>;

const cleanups: Cleanup[] = [];
let ending: Promise<void> | undefined;

/** Registers a cleanup for the end of this tool, newest first. Returns a function that unregisters it. */
export function registerCleanup(cleanup: Cleanup): () => void {
  cleanups.push(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

/** Runs all cleanups once. Further calls wait for the same run. */
function cleanUp(): Promise<void> {
  ending ??= (async () => {
    for (let next = cleanups.pop(); next; next = cleanups.pop()) {
      try {
        await next();
      } catch (error) {
        log(`Cleaning up: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  })();
  return ending;
}

const SIGNAL_STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Runs a tool and exits with its status. Cleans up, also on signals. Prints a refusal as one sentence. */
export async function runTool(main: () => Promise<number>): Promise<never> {
  for (const [name, status] of Object.entries(SIGNAL_STATUS)) {
    // Stays installed, because the terminal, npm and tsx may each forward the same Ctrl-C.
    process.on(name, () => void cleanUp().then(() => process.exit(status)));
  }
  let status = 1;
  try {
    status = await main();
  } catch (error) {
    // Errors while ending on a signal are expected and not shown.
    if (!ending) console.error(error instanceof Refusal ? `» ${error.message}` : error);
  }
  if (ending) return new Promise<never>(() => undefined);
  await cleanUp();
  process.exit(status);
}
