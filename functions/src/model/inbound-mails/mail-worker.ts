import { parentPort, workerData } from 'node:worker_threads';
import { type DeliveryReport, readDeliveryReport } from '#model/mail-delivery/delivery-report.ts';
import { type InboundMail, parseInboundMail } from './parse-mail.ts';

/** Data that the worker receives at its start. */
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

const { bytes } = workerData as MailJob;
// A rejection ends the worker with an error, which the starting thread receives.
void readMail(Buffer.from(bytes)).then((reading) => parentPort?.postMessage(reading));
