import { buffer } from 'node:stream/consumers';

/**
 * Forwards one mail from the standard input to the site, as a pipe of a mail server:
 * `INBOUND_MAIL_KEY=… npx tsx tools/forward-mail.ts https://sisindo.example.org < mail.eml`. It needs no package of
 * the project. Mail servers keep a mail and try again after the exit status 75, and return it after 65 or 77.
 */
const exitStatus = { sent: 0, usage: 64, refused: 65, tryAgain: 75, notAllowed: 77 } as const;

async function forward(site: string, key: string): Promise<number> {
  const form = new FormData();
  form.set(
    'email',
    new Blob([new Uint8Array(await buffer(process.stdin))], { type: 'message/rfc822' }),
    'mail.eml',
  );
  const response = await fetch(new URL('/api/mails/inbound', site), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
    signal: AbortSignal.timeout(55_000),
  });
  console.error(`» ${response.status} ${await response.text()}`);
  if (response.ok) return exitStatus.sent;
  if (response.status === 401) return exitStatus.notAllowed;
  return response.status === 429 || response.status === 408 || response.status >= 500
    ? exitStatus.tryAgain
    : exitStatus.refused;
}

const [site] = process.argv.slice(2);
const key = process.env.INBOUND_MAIL_KEY;
if (site === undefined || key === undefined) {
  console.error('» Usage: INBOUND_MAIL_KEY=… forward-mail.ts https://site < mail.eml');
  process.exitCode = exitStatus.usage;
} else {
  process.exitCode = await forward(site, key).catch((error: unknown) => {
    console.error(`» ${String(error)}`);
    return exitStatus.tryAgain;
  });
}
