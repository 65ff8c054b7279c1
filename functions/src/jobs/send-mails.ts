import { isMailConfigured } from '#data/mail-transport.ts';
import { sendDueMails } from '#model/mails/due-mails.ts';

/** Sends what waits in the outbox; does nothing while no mail server is named. */
export const sendMails = async (): Promise<void> => {
  if (!isMailConfigured()) return;
  const result = await sendDueMails();
  if (result.sent + result.refused + result.unclear === 0) return;
  const severity = result.refused + result.unclear > 0 ? 'WARNING' : 'INFO';
  process.stdout.write(`${JSON.stringify({ severity, message: 'mails', ...result })}\n`);
};
