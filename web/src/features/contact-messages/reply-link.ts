import type { ContactMessage } from 'contract/contact-messages';
import { association } from 'contract/words/association';
import { adminListTime } from 'contract/words/dates';

/** Mail programs on Windows take no longer address than about 2,000 characters, in which a space counts three. */
const quotedCharacters = 900;

/** The beginning of the message, each line behind '> '. */
function quoteOf(message: string): string {
  const characters = [...message.replace(/\r\n?/g, '\n')];
  const isCut = characters.length > quotedCharacters;
  const excerpt = characters.slice(0, quotedCharacters).join('').trimEnd();
  return `${excerpt}${isCut ? ' …' : ''}`.replace(/^/gm, '> ');
}

/** RFC 6068: everything is escaped but the @ between the parts of the address. */
const addressOf = (email: string): string => email.split('@').map(encodeURIComponent).join('@');

/** Opens the mail program with a reply: to whom, about what, and what was asked. */
export function replyLink({ name, email, message, createdAt }: ContactMessage): string {
  const subject = `Balasan dari ${association.shortName}: pesan Anda`;
  const body = `Yth. ${name},\n\n\n\nPada ${adminListTime(createdAt)} Anda menulis:\n${quoteOf(message)}\n`;
  const escaped = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${addressOf(email)}?subject=${escaped(subject)}&body=${escaped(body)}`;
}
