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

/** The way out to the SMTP server; an object so that fault tests can interrupt it. */
export const mailTransport = {
  /** @throws MailRefused when it certainly was not taken; anything else when that cannot be told */
  async send(message: MailMessage): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const { host, port, user, password, from } = readSettings();
    const transport = createTransport({
      host,
      port,
      secure: port === 465,
      ...(user === '' ? {} : { auth: { user, pass: password } }),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    let isHandedOver = false;
    transport.use('stream', ({ message: mime }, done) => {
      mime.processFunc((bytes) =>
        bytes.once('end', () => {
          isHandedOver = true;
        }),
      );
      done();
    });
    try {
      await transport.sendMail({ ...message, from });
    } catch (error) {
      const { message: reason, responseCode } = error as Error & { readonly responseCode?: number };
      // Once the server was given all of it, only its own answer tells that it was not taken.
      if (isHandedOver && responseCode === undefined) throw error;
      throw new MailRefused(reason, { cause: error });
    } finally {
      transport.close();
    }
  },
};
