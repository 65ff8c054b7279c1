import type { Email } from 'postal-mime';
import type { MailServer } from '../suite/smtp.ts';

/** The newest mail with this in its subject; fails when there is none. */
export function mailAbout(server: MailServer, subject: string) {
  const mail = server.mails.findLast((one) => one.subject?.includes(subject));
  if (mail === undefined) {
    throw new Error(`No mail about "${subject}" among: ${server.mails.map((one) => one.subject).join(', ')}`);
  }
  return mail;
}

/** The newest mail to this address; fails when there is none. */
export function mailTo(server: MailServer, address: string): Email {
  const mail = server.mails.findLast(({ to }) => to?.[0]?.address === address);
  if (mail === undefined) throw new Error(`Nothing was mailed to ${address}.`);
  return mail;
}

/** The part of a mail's link behind the site's address: '/renew?code=…'; the same in both of its forms. */
export function linkIn({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string {
  const link = /https:\/\/sisindo\.example\.org(\/\S+)/.exec(text)?.[1] ?? '';
  if (!html.includes(`href="https://sisindo.example.org${link.replaceAll('&', '&amp;')}"`)) {
    throw new Error(`The HTML of the mail does not link to ${link}.`);
  }
  return link;
}

/** The code within such a link. */
export const codeIn = (link: string): string =>
  [...new URL(link, 'https://sisindo.example.org').searchParams.values()][0] ?? '';

/** The code within the link that was mailed to this address last. */
export const codeMailedTo = (server: MailServer, address: string): string =>
  codeIn(linkIn(mailTo(server, address)));
