import { runWorkerJob } from '#model/base/workers/worker-job.ts';
import { type DeliveryReport, readDeliveryReport } from '#model/mails/delivery/delivery-report.ts';
import { type InboundMail, parseInboundMail } from './parse-mail.ts';

export interface MailJob {
  readonly bytes: Uint8Array;
}

export interface MailReading {
  readonly mail: InboundMail;
  /** Undefined for a mail that is no report, or no readable one. */
  readonly report: DeliveryReport | undefined;
}

async function readMail(bytes: Buffer): Promise<MailReading> {
  const mail = await parseInboundMail(bytes);
  return { mail, report: mail.isReport ? await readDeliveryReport(bytes) : undefined };
}

runWorkerJob<MailJob>(({ bytes }) => readMail(Buffer.from(bytes)));
