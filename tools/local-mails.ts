import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { Batch } from '../functions/src/data/batch.ts';
import { clock } from '../functions/src/data/clock.ts';
import { localMails } from '../functions/src/data/collections.ts';
import { newId } from '../functions/src/data/ids.ts';
import { type MailMessage, mailTransport } from '../functions/src/data/mail-transport.ts';
import { sendDueMails } from '../functions/src/model/mails/due-mails.ts';
import { auditSignerOf } from '../functions/src/model/seals/checkpoint.ts';
import { sealDue } from '../functions/src/model/seals/sealing.ts';
import { runTool } from './emulators/lifetime.ts';
import { Refusal } from './emulators/say.ts';
import { ROOT } from './emulators/suite.ts';

const pauseMs = 2000;

/** Keeps a mail for /sentMails, where a deployment hands it to its mail server. */
export async function keepMail({ to, subject, text, html }: MailMessage): Promise<void> {
  await new Batch().create(localMails, newId(), { to, subject, text, html, sentAt: clock.now() }).commit();
}

/** Beside `npm start`: does what the schedules (mails, the seals of the audit) and the mail server do in a deployment. */
async function run(): Promise<never> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined)
    throw new Refusal('This runs beside npm start only.');
  Object.assign(process.env, parseEnv(readFileSync(join(ROOT, 'functions/.secret.local'), 'utf8')));
  mailTransport.send = keepMail;
  const signer = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '');
  for (;;) {
    await sendDueMails();
    await sealDue({ signer });
    await sleep(pauseMs);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(run);
