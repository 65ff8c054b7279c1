import { buildStale } from '../build/build.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { keepMails, loadDemoData } from './commands.ts';
import { runTool } from './lifetime.ts';
import { requireNode } from './node-version.ts';
import { Refusal, say } from './say.ts';
import { startSuite } from './suite.ts';

/** `npm start`: build what is stale, start the suite, load the demo data, stay until Ctrl-C. */
await runTool(async () => {
  requireNode();
  await buildStale();
  const suite = await startSuite();
  if ((await loadDemoData(suite.env)) !== 0) throw new Refusal('Loading the demo data failed: see above.');
  say(`Open ${suite.baseUrl}`);
  for (const { email, password, what } of demoAccounts)
    say(`  ${email.padEnd(22)} ${password.padEnd(16)} ${what}`);
  void keepMails(suite.env);
  say(`Mails: ${suite.baseUrl}/sentMails`);
  say('Ctrl-C stops everything.');
  await suite.ended;
  throw new Refusal(`The emulator suite ended by itself: see ${suite.logFile}.`);
});
