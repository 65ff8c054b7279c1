import type { Email } from 'postal-mime';
import type { MailServer } from '../suite/smtp.ts';

/**
 * Returns the newest mail with this text in its subject.
 *
 * @throws Error when there is none
 */
export function mailAbout(server: MailServer, subject: string) {
  const mail = server.mails.findLast((one) => one.subject?.includes(subject));
  if (mail === undefined) {
    throw new Error(`No mail about "${subject}" among: ${server.mails.map((one) => one.subject).join(', ')}`);
  }
  return mail;
}

/**
 * Returns the newest mail to this address.
 *
 * @throws Error when there is none
 */
export function mailTo(server: MailServer, address: string): Email {
  const mail = server.mails.findLast(({ to }) => to?.[0]?.address === address);
  if (mail === undefined) throw new Error(`Nothing was mailed to ${address}.`);
  return mail;
}

/**
 * Returns path and query of a mail's link to the site: '/renew?code=…'.
 *
 * @throws Error unless text and HTML have the same link
 */
export function linkIn({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string {
  const link = /https:\/\/sisindo\.example\.org(\/\S+)/.exec(text)?.[1] ?? '';
  if (!html.includes(`href="https://sisindo.example.org${link.replaceAll('&', '&amp;')}"`)) {
    throw new Error(`The HTML of the mail does not link to ${link}.`);
  }
  return link;
}

/** Returns the code in such a link. */
export const codeIn = (link: string): string =>
  [...new URL(link, 'https://sisindo.example.org').searchParams.values()][0] ?? '';

/** Returns the code of the link in the newest mail to this address. */
export const codeMailedTo = (server: MailServer, address: string): string =>
  codeIn(linkIn(mailTo(server, address)));
