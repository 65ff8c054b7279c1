import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Batch } from '../functions/src/data/batch.ts';
import { clock } from '../functions/src/data/clock.ts';
import { localMails } from '../functions/src/data/collections.ts';
import { newId } from '../functions/src/data/ids.ts';
import { type MailMessage, mailTransport } from '../functions/src/data/mail-transport.ts';
import { type AuditSigner, deriveAuditSigner } from '../functions/src/model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { timeBudget } from '../functions/src/model/base/time-budget.ts';
import { sendLetters } from '../functions/src/model/mails/letters/send-letters.ts';
import { sendDueMails } from '../functions/src/model/mails/texts/due-mails.ts';
import { runTool } from './emulators/lifetime.ts';
import { log, Refusal } from './emulators/log.ts';
import { readLocalSecrets } from './project-choice.ts';

const pauseMs = 2000;
/** Time for letters in one round, so that other mails do not wait long. */
const lettersMs = 5000;

/** Stores a mail for /sentMails, where a deployment sends it to its mail server. */
export async function storeLocalMail({ to, subject, text, html, ...message }: MailMessage): Promise<void> {
  const attachments = message.attachments.map(({ fileName, bytes }) => ({ fileName, size: bytes.length }));
  const mail = { to, subject, text, html, attachments, sentAt: clock.now() };
  await new Batch().create(localMails, newId(), mail).commit();
}

/** Replaces the schedules (mails, audit checkpoints) and the mail server of a deployment in `npm start`. */
async function run(): Promise<never> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined)
    throw new Refusal('This runs beside npm start only.');
  Object.assign(process.env, readLocalSecrets());
  mailTransport.send = storeLocalMail;
  const signer = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');
  for (;;) {
    await runRound(signer);
    await sleep(pauseMs);
  }
}

/**
 * Sends the due mails and letters, and creates checkpoints. A failure does not stop the other one, as with schedules.
 */
export async function runRound(signer: AuditSigner): Promise<void> {
  await logFailure('Mails were not sent', sendDueMails);
  await logFailure('Letters were not sent', () => sendLetters(timeBudget(lettersMs), async () => {}));
  await logFailure('Audit entries got no checkpoint', () => checkpointDueEntries({ signer }));
}

async function logFailure(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(run);
