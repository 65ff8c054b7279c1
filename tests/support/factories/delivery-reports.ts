import { readDeliveryReport } from '../../../functions/src/model/mails/delivery/delivery-report.ts';
import { recordBounce } from '../../../functions/src/model/mails/delivery/record-bounce.ts';

interface ReportParts {
  /** Recipient of the report: the return path of the mail. */
  readonly to?: string;
  /** Original-Envelope-Id; missing without one. */
  readonly envelopeId?: string;
  /** Message-ID of the returned mail, without its brackets; missing without the mail's headers. */
  readonly messageId?: string;
  readonly action?: 'failed' | 'delayed' | 'delivered';
  readonly status?: string;
  readonly text?: string;
  readonly address?: string;
}

/** Creates a delivery report (RFC 3464), as mail servers return it. */
export function deliveryReport({
  to = 'noreply@example.org',
  envelopeId,
  messageId,
  action = 'failed',
  status = '5.1.1',
  text = '550 5.1.1 No such user here',
  address = 'someone@example.org',
}: ReportParts): Buffer {
  const original =
    messageId === undefined
      ? []
      : ['--b1', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${messageId}>`, 'Subject: x', ''];
  return Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
      `To: <${to}>`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      '--b1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.org',
      ...(envelopeId === undefined ? [] : [`Original-Envelope-Id: ${envelopeId}`]),
      '',
      `Final-Recipient: rfc822; ${address}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${text.slice(0, 3)}`,
      `\t${text.slice(4)}`,
      '',
      ...original,
      '--b1--',
      '',
    ].join('\r\n'),
  );
}

/** Records the delivery report in a mail as the mailbox of the association does. */
export const receiveReport = async (source: Buffer) => recordBounce(await readDeliveryReport(source));
