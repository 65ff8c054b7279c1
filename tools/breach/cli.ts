import { runBreach } from './breach-command.ts';

await runBreach(process.argv.slice(2));
