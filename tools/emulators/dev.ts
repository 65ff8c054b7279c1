import { watchFunctions } from '../build/build-functions.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { loadDemoData, packageScript, runNode } from './commands.ts';
import { registerCleanup, runTool } from './lifetime.ts';
import { log, Refusal } from './log.ts';
import { refuseBusyPorts, suitePorts } from './ports.ts';
import { ROOT, startSuite } from './suite.ts';
import { requireNode } from './versions.ts';

/** `npm run dev`: starts the suite behind the Vite dev server, and rebuilds the function on change. */
await runTool(async () => {
  requireNode();
  const ports = suitePorts();
  await refuseBusyPorts(ports, ['web']);
  const watcher = await watchFunctions();
  registerCleanup(() => watcher.dispose());
  const suite = await startSuite();
  await loadDemoData(suite.env);
  for (const { email, password, what } of demoAccounts)
    log(`  ${email.padEnd(22)} ${password.padEnd(16)} ${what}`);
  log(`Open http://127.0.0.1:${ports.web} (Vite; /api goes to ${suite.baseUrl}). Ctrl-C stops everything.`);
  const vite = runNode({
    args: [
      packageScript('vite', 'bin/vite.js', `${ROOT}/web`),
      '--host',
      '127.0.0.1',
      '--port',
      String(ports.web),
      '--strictPort',
    ],
    folder: 'web',
    env: { API_ORIGIN: suite.baseUrl },
  });
  const suiteEnd = suite.ended.then(() => {
    throw new Refusal(`The emulator suite ended by itself: see ${suite.logFile}.`);
  });
  return Promise.race([vite, suiteEnd]);
});
