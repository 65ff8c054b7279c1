import { withoutControls } from 'contract/text/names';
import type { Attachment, Email } from 'postal-mime';

/** Content of a delivery status notification (RFC 3464) about one mail. */
export interface DeliveryReport {
  /** At most three possible ids of the mail: of the envelope, the message id and the return path. Not verified. */
  readonly ids: readonly string[];
  readonly hasFailed: boolean;
  /** Status of RFC 3463: '5.1.1'; empty without one. */
  readonly status: string;
  /** Reply of the mail server, in one line. */
  readonly text: string;
}

type Fields = ReadonlyMap<string, string>;

/** Parses header lines. Lines that begin with a space continue the line before. */
const parseFields = (block: string): Fields =>
  new Map(
    block
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
        return name === '' ? [] : [[name.toLowerCase(), value.trim()] as const];
      }),
  );

/** Removes the type before the value: 'smtp; 550 5.1.1 No such user'. */
const withoutType = (value = ''): string => value.replace(/^[\w-]+\s*;\s*/, '');

const textOf = (attachment: Attachment | undefined): string =>
  typeof attachment?.content === 'string' ? attachment.content : '';

const isReport = ({ headers }: Email): boolean =>
  headers.some(
    ({ key, value }) =>
      key === 'content-type' &&
      /^multipart\/report\b/i.test(value) &&
      /report-type="?delivery-status\b/i.test(value),
  );

const returnPathHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/** A report about one of our mails names it in three places. */
const maxIds = 3;

/** Finds ids in the order of their reliability: mail servers change return paths and message ids. */
function findIds({ headers }: Email, message: Fields, original: Fields): string[] {
  const returnPaths = headers
    .filter(({ key }) => returnPathHeaders.includes(key))
    .flatMap(({ value }) => [...value.matchAll(/\+([A-Za-z0-9]+)@/g)].map(([, id]) => id));
  const messageId = /<([A-Za-z0-9]+)@/.exec(original.get('message-id') ?? '')?.[1];
  const found = [message.get('original-envelope-id'), messageId, ...returnPaths];
  return [...new Set(found.filter((id) => id !== undefined && id !== ''))].slice(0, maxIds) as string[];
}

const maxBytes = 1024 * 1024;

/** Reads a delivery report from a MIME source. Returns undefined for other mails, and beyond 1 MiB. */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | undefined> {
  if (source.byteLength > maxBytes) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  if (!isReport(mail)) return undefined;
  const part = (...types: string[]) => mail.attachments.find(({ mimeType }) => types.includes(mimeType));
  const [message = '', ...recipients] = textOf(part('message/delivery-status')).split(/(?:\r?\n){2,}/);
  // Each of our mails has one recipient.
  const recipient = parseFields(recipients.find((block) => block.trim() !== '') ?? '');
  const original = textOf(part('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'));
  return {
    ids: findIds(mail, parseFields(message), parseFields(original.split(/(?:\r?\n){2}/)[0] ?? '')),
    hasFailed: recipient.get('action')?.toLowerCase() === 'failed',
    status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(recipient.get('status') ?? '')?.[0] ?? '',
    text: withoutControls(withoutType(recipient.get('diagnostic-code'))),
  };
}
