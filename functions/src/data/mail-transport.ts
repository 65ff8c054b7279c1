import type { Environment } from './firebase.ts';

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

  /** @param isFinal the server will never take mails for this address */
  constructor(
    message: string,
    options: ErrorOptions,
    readonly isFinal = false,
  ) {
    super(message, options);
  }
}

const encryptions = ['required', 'none'] as const;

/**
 * Whether mails go to the server by TLS alone, from the start (port 465) or by STARTTLS; `none` is for a server on the
 * same machine.
 *
 * @throws Error when the setting is none
 */
export function mailEncryption({ SMTP_TLS }: Environment): (typeof encryptions)[number] {
  const encryption = encryptions.find((known) => known === (SMTP_TLS || 'required'));
  if (encryption === undefined) throw new Error(`SMTP_TLS has to be one of ${encryptions.join(', ')}.`);
  return encryption;
}

interface ServerAnswer {
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** What is refused for a policy (5.7) is refused of us, not of the address: somebody mends that. */
const isAddressRefused = ({ responseCode = 0, command, response = '' }: ServerAnswer): boolean =>
  command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);

/** SMTP settings of the environment (functions/src/parameters.ts). */
const readSettings = () => ({
  host: process.env.SMTP_HOST ?? '',
  port: Number(process.env.SMTP_PORT ?? 587),
  user: process.env.SMTP_USER ?? '',
  password: process.env.SMTP_PASSWORD ?? '',
  from: process.env.MAIL_FROM ?? '',
  encryption: mailEncryption(process.env),
});

export const isMailConfigured = (): boolean => readSettings().host !== '' && readSettings().from !== '';

/** Mails under way at once, each on a connection of its own. */
export const mailsAtOnce = 5;

async function openConnections() {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, from, encryption } = readSettings();
  const { silenceMs } = mailTransport.patience;
  const connections = createTransport(
    {
      host,
      port,
      secure: port === 465,
      // Who stands between could take the offer of STARTTLS away.
      requireTLS: encryption === 'required',
      ignoreTLS: encryption === 'none',
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
        const answer = error as Error & ServerAnswer;
        // Once the server was given all of it, only its own answer tells that it was not taken.
        if (handedOver.has(message.messageId) && answer.responseCode === undefined) throw error;
        throw new MailRefused(answer.message, { cause: error }, isAddressRefused(answer));
      } finally {
        handedOver.delete(message.messageId);
      }
    });
  },
};
