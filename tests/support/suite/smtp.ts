import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

/** Real SMTP server for the mails of one test. The function's job connects to it. */
export interface MailServer {
  /** Received mails, oldest first. */
  readonly mails: readonly Email[];
  /** Their MIME sources. */
  readonly sources: readonly string[];
  /** Refuses the next messages with this SMTP code: permanently from 500 on. */
  refuse(code: number, times: number): void;
  /** Refuses every message to this address with this SMTP code: permanently from 500 on. */
  refuseAddress(address: string, code?: number, reason?: string): void;
  /** Return paths of the accepted mails with the ids for delivery reports (ENVID), oldest first. */
  readonly envelopes: readonly { readonly from: string; readonly id: string | null }[];
  /** Recipients that the client announced, in order: 'RCPT a@example.org'. */
  readonly commands: readonly string[];
  /** Number of connections made, and the largest number of concurrent ones. */
  readonly connections: { readonly made: number; readonly maxOpen: number };
}

/** Starts the server until the end of the test, and sets its address as the parameters of a deployment do. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const sources: string[] = [];
  let refusals = { code: 0, times: 0 };
  let unknown: { address: string; code: number; reason: string } | undefined;
  const commands: string[] = [];
  const envelopes: { from: string; id: string | null }[] = [];
  const connections = { made: 0, open: 0, maxOpen: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideDSN: false,
    onConnect(_session, done) {
      connections.made += 1;
      connections.open += 1;
      connections.maxOpen = Math.max(connections.maxOpen, connections.open);
      done();
    },
    onClose() {
      connections.open -= 1;
    },
    onRcptTo({ address }, _session, done) {
      commands.push(`RCPT ${address}`);
      if (address !== unknown?.address) return done();
      done(Object.assign(new Error(unknown.reason), { responseCode: unknown.code }));
    },
    onData(stream, { envelope: { mailFrom, dsn } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusals.times > 0) {
          refusals = { ...refusals, times: refusals.times - 1 };
          return done(Object.assign(new Error('Not now'), { responseCode: refusals.code }));
        }
        envelopes.push({ from: mailFrom ? mailFrom.address : '', id: dsn?.envid ?? null });
        const source = Buffer.concat(chunks);
        mails.push(await PostalMime.parse(source));
        sources.push(source.toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  setMailServer('127.0.0.1', port);
  return {
    mails,
    sources,
    envelopes,
    commands,
    refuse: (code, times) => {
      refusals = { code, times };
    },
    refuseAddress: (address, code = 550, reason = 'No such user here') => {
      unknown = { address, code, reason };
    },
    connections,
  };
}

/** Points the function's job to a mail server. `vi.unstubAllEnvs()` undoes it. */
export function setMailServer(host: string, port: number): void {
  vi.stubEnv('SMTP_HOST', host);
  vi.stubEnv('SMTP_PORT', String(port));
  vi.stubEnv('SMTP_TLS', 'none');
  vi.stubEnv('MAIL_FROM', 'SISINDO <noreply@example.org>');
}
