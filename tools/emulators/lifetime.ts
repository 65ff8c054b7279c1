import { Refusal, say } from './say.ts';

type Cleanup = () => void | Promise<void>;

const cleanups: Cleanup[] = [];
let ending: Promise<void> | undefined;

/** Has `cleanup` done before this tool ends, however it ends; the newest first. Gives a way to take it back. */
export function beforeEnd(cleanup: Cleanup): () => void {
  cleanups.push(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

/** Cleans up once; whoever calls again waits for the same end. */
export function cleanUp(): Promise<void> {
  ending ??= (async () => {
    for (let next = cleanups.pop(); next; next = cleanups.pop()) {
      try {
        await next();
      } catch (error) {
        say(`Cleaning up: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  })();
  return ending;
}

const SIGNAL_STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Runs a tool: cleans up at its end and on signals, tells a refusal as one sentence, exits with its status. */
export async function runTool(main: () => Promise<number>): Promise<never> {
  for (const [name, status] of Object.entries(SIGNAL_STATUS)) {
    // Stays installed: the terminal, npm and tsx may each pass the same Ctrl-C on.
    process.on(name, () => void cleanUp().then(() => process.exit(status)));
  }
  let status = 1;
  try {
    status = await main();
  } catch (error) {
    // While ending on a signal, whatever was going on fails; that is not news.
    if (!ending) console.error(error instanceof Refusal ? `» ${error.message}` : error);
  }
  if (ending) return new Promise<never>(() => undefined);
  await cleanUp();
  process.exit(status);
}
