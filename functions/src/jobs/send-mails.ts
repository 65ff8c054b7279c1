import { isMailConfigured } from '#data/mail-transport.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { sendDueMails } from '#model/mails/due-mails.ts';

/** No mail is begun after it: the next run starts then, and one mail more takes less than what the function has left. */
const sendingMs = 55_000;

/** Sends what waits in the outbox; does nothing while no mail server is named. */
export const sendMails = async (): Promise<void> => {
  if (!isMailConfigured()) return;
  const result = await sendDueMails(timeBudget(sendingMs));
  if (result.sent + result.refused + result.unclear === 0 && !result.isMore) return;
  const severity = result.refused + result.unclear > 0 || result.isMore ? 'WARNING' : 'INFO';
  process.stdout.write(`${JSON.stringify({ severity, message: 'mails', ...result })}\n`);
};
