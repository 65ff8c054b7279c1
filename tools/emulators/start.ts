import { buildStale } from '../build/build.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { loadDemoData, sendLocalMails } from './commands.ts';
import { runTool } from './lifetime.ts';
import { log, Refusal } from './log.ts';
import { startSuite } from './suite.ts';

/** `npm start`: builds changed targets, starts the suite, loads the demo data, and runs until Ctrl-C. */
await runTool(async () => {
  await buildStale();
  const suite = await startSuite();
  await loadDemoData(suite.env);
  log(`Open ${suite.baseUrl}`);
  for (const { email, password, what } of demoAccounts)
    log(`  ${email.padEnd(22)} ${password.padEnd(16)} ${what}`);
  void sendLocalMails(suite.env);
  log(`Mails: ${suite.baseUrl}/sentMails`);
  log('Ctrl-C stops everything.');
  await suite.ended;
  throw new Refusal(`The emulator suite ended by itself: see ${suite.logFile}.`);
});
