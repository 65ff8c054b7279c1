import { currentLocale, setLocaleReader } from '../../contract/text/language/localize.ts';

/**
 * Prints one line for each localized text that a module of the contract or of the function reads while it is loaded:
 * the place of the access. Such a text would have the language of the first request for ever.
 */

// The function sets its reader here. No later module sets another one.
await import('../../functions/src/data/context/locale.ts');

const places = new Set<string>();
setLocaleReader(() => {
  const frames = (new Error('text').stack ?? '')
    .split('\n')
    .filter((line) => /\/(?:contract|functions\/src)\//.test(line));
  places.add(frames.find((line) => !line.includes('/text/language/'))?.trim() ?? 'unknown place');
  return 'id';
});

await import('../../contract/index.ts');
await import('../../functions/src/handlers.ts');
await import('../../functions/src/jobs/daily.ts');

for (const place of places) process.stdout.write(`${place}\n`);
// Proves that this reader was asked, and not another one.
places.clear();
currentLocale();
process.stdout.write(places.size === 1 ? 'checked\n' : 'not checked\n');
process.exit(0);
