/** A mail as it is handed to the server. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stays the same however often a mail is tried, so that a server can tell a repetition. */
  readonly messageId: string;
  readonly replyTo?: string | undefined;
  /** Beside the usual ones, by name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The server refused, or was never reached: nothing went out, and it may be tried again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** SMTP settings of the environment (functions/src/parameters.ts). */
const readSettings = () => ({
  host: process.env.SMTP_HOST ?? '',
  port: Number(process.env.SMTP_PORT ?? 587),
  user: process.env.SMTP_USER ?? '',
  password: process.env.SMTP_PASSWORD ?? '',
  from: process.env.MAIL_FROM ?? '',
});

export const isMailConfigured = (): boolean => readSettings().host !== '' && readSettings().from !== '';

/** Mails under way at once, each on a connection of its own. */
export const mailsAtOnce = 5;

async function openConnections() {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, from } = readSettings();
  const { silenceMs } = mailTransport.patience;
  const connections = createTransport(
    {
      host,
      port,
      secure: port === 465,
      ...(user === '' ? {} : { auth: { user, pass: password } }),
      connectionTimeout: silenceMs / 2,
      greetingTimeout: silenceMs / 2,
      socketTimeout: silenceMs,
      pool: true,
      maxConnections: mailsAtOnce,
      maxMessages: Number.POSITIVE_INFINITY,
      // What becomes of a mail whose connection broke is decided by the outbox.
      maxRequeues: 0,
    },
    { from },
  );
  /** Ids of the messages of which the server was given everything. */
  const handedOver = new Set<string>();
  connections.use('stream', ({ message, data }, done) => {
    message.processFunc((bytes) => bytes.once('end', () => handedOver.add(String(data.messageId))));
    done();
  });
  return { connections, handedOver };
}

/** Open while somebody sends. */
let opened: ReturnType<typeof openConnections> | undefined;
let senders = 0;

async function closeConnections(): Promise<void> {
  const closing = opened;
  opened = undefined;
  if (closing !== undefined) (await closing).connections.close({ force: true });
}

/** The way out to the SMTP server; an object so that fault tests can interrupt it. */
export const mailTransport = {
  /** How long a server may say nothing, and how long it may take for one mail, however much it says. */
  patience: { silenceMs: 20_000, mailMs: 45_000 },

  /** Keeps the connections of all that is sent within `work` open until it ends, then closes them. */
  async connected<T>(work: () => Promise<T>): Promise<T> {
    senders += 1;
    try {
      return await work();
    } finally {
      senders -= 1;
      if (senders === 0) await closeConnections();
    }
  },

  /** @throws MailRefused when it certainly was not taken; anything else when that cannot be told */
  send(message: MailMessage): Promise<void> {
    return mailTransport.connected(async () => {
      opened ??= openConnections();
      const { connections, handedOver } = await opened;
      const signal = AbortSignal.timeout(mailTransport.patience.mailMs);
      try {
        await connections.sendMail({ ...message, signal });
      } catch (error) {
        const { message: reason, responseCode } = error as Error & { readonly responseCode?: number };
        // Once the server was given all of it, only its own answer tells that it was not taken.
        if (handedOver.has(message.messageId) && responseCode === undefined) throw error;
        throw new MailRefused(reason, { cause: error });
      } finally {
        handedOver.delete(message.messageId);
      }
    });
  },
};
