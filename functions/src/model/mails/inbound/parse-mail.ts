import { createHash, randomUUID } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { withoutControls } from 'contract/text/names';
import type { Address, Email } from 'postal-mime';
import type { MessageAttachment } from '#data/content-records.ts';

/** Facts of a received mail. All of them are claims of its sender. */
export interface InboundMail {
  /** Digest of its Message-ID, or of the whole mail without one. */
  readonly id: string;
  /** Empty without a valid one. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Addresses of all recipients, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Message-IDs of earlier mails of the thread, the newest first. */
  readonly references: readonly string[];
  readonly attachments: readonly MessageAttachment[];
  /** Whether a program sent it: an absence notice, a bulk mail, or a mail without a return path. */
  readonly isAutomatic: boolean;
  readonly isReport: boolean;
}

const { mailCharacters, mailAttachments, emailCharacters, titleCharacters, nameCharacters } = limits;

/** A Message-ID that is safe in a header of a later mail. */
const messageIdPattern = /<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>/g;

/** Cuts long text before it is split into characters. */
const cut = (text: string, maximum: number): string => {
  const characters = [...text.slice(0, 2 * maximum + 2)];
  return characters.length <= maximum ? text : `${characters.slice(0, maximum - 2).join('')} …`;
};

/** Removes controls except line breaks and tabs, which become spaces, and halves of surrogate pairs. */
const toPlainText = (text: string): string =>
  withoutControls(text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')).replace(/\p{Surrogate}/gu, '\ufffd');

const toLine = (text: string): string => toPlainText(text).replace(/\s+/g, ' ').trim();

const toMailboxes = (address: Address): { name: string; address: string }[] =>
  address.group === undefined ? [address] : address.group;

const isAddress = (text: string): boolean =>
  text.length <= emailCharacters &&
  withoutControls(text) === text &&
  /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(?:\.[^\s@<>"(),:;.]+)+$/.test(text);

const readHeader = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

/** Recognises programs by RFC 3834, and by headers from before it. */
const isAutomatic = (mail: Email): boolean =>
  !['', 'no'].includes(readHeader(mail, 'auto-submitted').split(';')[0]?.trim() ?? '') ||
  ['bulk', 'auto_reply', 'junk'].includes(readHeader(mail, 'precedence')) ||
  ['x-autoreply', 'x-autorespond'].some((name) => !['', 'no'].includes(readHeader(mail, name))) ||
  readHeader(mail, 'return-path') === '<>';

/** More than a mail of text has. The rest of a longer one is not converted, because only its beginning is stored. */
const maxHtmlCharacters = 500_000;

/** Stored mails name few recipients and earlier mails. */
const maxNamed = 100;

/**
 * Converts HTML with the parser of mails, which drops scripts, styles and links without a text. Its time grows
 * with the square of the length for some texts, as does that of the whole parser. Only the worker calls it.
 */
async function htmlToText(html: string): Promise<string> {
  const { default: PostalMime } = await import('postal-mime');
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}\r\n`;
  // With a part of plain text, the parser also converts those in HTML.
  const head = `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`;
  const mail = await PostalMime.parse(
    `${head}${part('text/plain', '')}${part('text/html', html.slice(0, maxHtmlCharacters))}--${boundary}--`,
  );
  return mail.text ?? '';
}

const toAttachments = ({ attachments }: Email): MessageAttachment[] =>
  attachments.slice(0, mailAttachments).map(({ filename, mimeType, content }) => ({
    name: cut(toLine(filename ?? mimeType), titleCharacters),
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));

/** Parses a mail, in a worker. Throws for one that the parser refuses, such as too deep nesting. */
export async function parseInboundMail(raw: Buffer): Promise<InboundMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const [sender] = mail.from === undefined ? [] : toMailboxes(mail.from);
  const address = sender?.address.toLowerCase() ?? '';
  const messageId = mail.messageId?.match(messageIdPattern)?.[0] ?? '';
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(toMailboxes).map((one) => one.address);
  const delivered = ['delivered-to', 'x-original-to', 'x-forwarded-to'].map((name) => readHeader(mail, name));
  const references = `${mail.references ?? ''} ${mail.inReplyTo ?? ''}`.match(messageIdPattern) ?? [];
  const text = mail.text?.trim() ? mail.text : await htmlToText(mail.html ?? '');
  return {
    id: createHash('sha256')
      .update(messageId === '' ? raw : messageId)
      .digest('hex'),
    messageId,
    from: {
      name: cut(toLine(sender?.name ?? ''), nameCharacters),
      address: isAddress(address) ? address : '',
    },
    recipients: [...delivered, ...named].slice(0, maxNamed).map((one) => one.toLowerCase()),
    subject: cut(toLine(mail.subject ?? ''), titleCharacters),
    text: cut(toPlainText(text.slice(0, maxHtmlCharacters)).trim(), mailCharacters),
    references: [...new Set(references.reverse())].slice(0, maxNamed),
    attachments: toAttachments(mail),
    isAutomatic: isAutomatic(mail),
    isReport: /^multipart\/report\b/.test(readHeader(mail, 'content-type')),
  };
}
