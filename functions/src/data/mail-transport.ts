import type { FileBytes } from 'contract/endpoint';
import { withoutControls } from 'contract/text/names';
import type { Environment } from './firebase.ts';

export interface MailMessage {
  /** Names the mail in reports of mail servers, also in its message id. Letters and digits. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Identical for every attempt, so that a server can detect a repetition. */
  readonly messageId: string;
  readonly replyTo?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Required<FileBytes>[];
}

/** The server refused the mail or was not reached. It was not sent and may be retried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(
    message: string,
    options: ErrorOptions,
    /** Reply of the server; undefined if it sent none. */
    readonly reply?: SmtpReply,
  ) {
    super(message, options);
  }

  /** Whether the server will never accept mails for this address. */
  get isFinal(): boolean {
    return this.reply?.isAddressRefused === true;
  }
}

export interface SmtpReply {
  readonly code: number;
  /** Status of RFC 3463: '5.1.1'; empty without one. */
  readonly status: string;
  readonly text: string;
  /** Whether the reply is about the recipient, about this mail, or about the connection and the sender. */
  readonly about: 'recipient' | 'mail' | 'connection';
  readonly isAddressRefused: boolean;
}

const toMailAttachment = ({ contentType, bytes, fileName }: Required<FileBytes>) => ({
  contentType,
  content: Buffer.from(bytes),
  filename: fileName,
});

const encryptions = ['required', 'none'] as const;

/**
 * Requires TLS from the start (port 465) or by STARTTLS. `none` is for a server on the same machine. Throws
 * for any other value.
 */
export function mailEncryption({ SMTP_TLS }: Environment): (typeof encryptions)[number] {
  const encryption = encryptions.find((known) => known === (SMTP_TLS || 'required'));
  if (encryption === undefined) throw new Error(`SMTP_TLS has to be one of ${encryptions.join(', ')}.`);
  return encryption;
}

interface SmtpResponse {
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** A refusal by policy (5.7) concerns the sender, because the server is the sender's own. */
function toReply({ responseCode, command, response = '' }: SmtpResponse): SmtpReply | undefined {
  if (responseCode === undefined) return undefined;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const isAboutRecipient = command === 'RCPT TO' && responseCode !== 421 && !status.startsWith('5.7.');
  const isAboutMail = responseCode >= 500 && ['RCPT TO', 'MAIL FROM', 'DATA'].includes(command ?? '');
  return {
    code: responseCode,
    status,
    text: withoutControls(response),
    about: isAboutRecipient ? 'recipient' : isAboutMail ? 'mail' : 'connection',
    isAddressRefused: isAboutRecipient && responseCode >= 500,
  };
}

/** Returns the return path that names a mail: 'bounce+{id}@example.org'; undefined if none is configured. */
function toReturnPath(id: string): string | undefined {
  const [, local, domain] = /^([^@+\s]+)@([^@\s]+)$/.exec(process.env.MAIL_BOUNCE_ADDRESS ?? '') ?? [];
  return local === undefined ? undefined : `${local}+${id}@${domain}`;
}

/** Asks for reports of failures that name the mail (RFC 3461), and returns them to its own return path. */
function toEnvelope({ id, to }: Pick<MailMessage, 'id' | 'to'>) {
  const from = toReturnPath(id);
  return from === undefined
    ? {}
    : { envelope: { from, to }, dsn: { id, return: 'headers' as const, notify: ['failure' as const] } };
}

const readSettings = () => ({
  host: process.env.SMTP_HOST ?? '',
  port: Number(process.env.SMTP_PORT ?? 587),
  user: process.env.SMTP_USER ?? '',
  password: process.env.SMTP_PASSWORD ?? '',
  from: process.env.MAIL_FROM ?? '',
  encryption: mailEncryption(process.env),
});

export const isMailConfigured = (): boolean => readSettings().host !== '' && readSettings().from !== '';

/** Mails that are sent concurrently, each on its own connection. */
export const maxConcurrentMails = 5;

async function openConnections() {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, from, encryption } = readSettings();
  const { silenceMs } = mailTransport.timeouts;
  const connections = createTransport(
    {
      host,
      port,
      secure: port === 465,
      // A man in the middle could remove the offer of STARTTLS.
      requireTLS: encryption === 'required',
      ignoreTLS: encryption === 'none',
      ...(user === '' ? {} : { auth: { user, pass: password } }),
      connectionTimeout: silenceMs / 2,
      greetingTimeout: silenceMs / 2,
      socketTimeout: silenceMs,
      pool: true,
      maxConnections: maxConcurrentMails,
      maxMessages: Number.POSITIVE_INFINITY,
      // The outbox decides about a mail whose connection broke.
      maxRequeues: 0,
    },
    { from },
  );
  /** Ids of the messages that were transmitted completely. */
  const transmitted = new Set<string>();
  connections.use('stream', ({ message, data }, done) => {
    message.processFunc((bytes) => bytes.once('end', () => transmitted.add(String(data.messageId))));
    done();
  });
  return { connections, transmitted };
}

let pool: ReturnType<typeof openConnections> | undefined;
let senders = 0;

async function closeConnections(): Promise<void> {
  const closing = pool;
  pool = undefined;
  if (closing !== undefined) (await closing).connections.close({ force: true });
}

/** Connections to the SMTP server. An object, so that fault tests can interrupt it. */
export const mailTransport = {
  /** Maximum silence of the server, and maximum time for one mail, in ms. */
  timeouts: { silenceMs: 20_000, mailMs: 45_000 },

  /** Keeps the connections open while `work` runs, then closes them. */
  async withConnections<T>(work: () => Promise<T>): Promise<T> {
    senders += 1;
    try {
      return await work();
    } finally {
      senders -= 1;
      if (senders === 0) await closeConnections();
    }
  },

  /** Throws MailRefused when the server certainly did not accept the mail; any other error otherwise. */
  send({ attachments, id, ...message }: MailMessage): Promise<void> {
    return mailTransport.withConnections(async () => {
      pool ??= openConnections();
      const { connections, transmitted } = await pool;
      const signal = AbortSignal.timeout(mailTransport.timeouts.mailMs);
      try {
        await connections.sendMail({
          ...message,
          ...toEnvelope({ id, to: message.to }),
          attachments: attachments.map(toMailAttachment),
          signal,
        });
      } catch (error) {
        const response = error as Error & SmtpResponse;
        // After a complete transmission only a response of the server proves that it refused the mail.
        if (transmitted.has(message.messageId) && response.responseCode === undefined) throw error;
        throw new MailRefused(withoutControls(response.message), { cause: error }, toReply(response));
      } finally {
        transmitted.delete(message.messageId);
      }
    });
  },
};
