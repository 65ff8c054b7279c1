import type { ContactMessage } from 'contract/contact-messages';
import { association } from 'contract/text/association';
import { adminListDateTime } from 'contract/text/dates';

/** Mail programs on Windows accept URLs up to about 2,000 characters. An encoded space takes three. */
const quotedCharacters = 900;

function quoteMessage(message: string): string {
  const characters = [...message.replace(/\r\n?/g, '\n')];
  const isCut = characters.length > quotedCharacters;
  const excerpt = characters.slice(0, quotedCharacters).join('').trimEnd();
  return `${excerpt}${isCut ? ' …' : ''}`.replace(/^/gm, '> ');
}

/** Encodes an address by RFC 6068: everything except the @ between its parts. */
const encodeAddress = (email: string): string => email.split('@').map(encodeURIComponent).join('@');

export function replyLink({ name, email, message, createdAt }: ContactMessage): string {
  const subject = `Balasan dari ${association.shortName}: pesan Anda`;
  const body = `Yth. ${name},\n\n\n\nPada ${adminListDateTime(createdAt)} Anda menulis:\n${quoteMessage(message)}\n`;
  const escaped = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeAddress(email)}?subject=${escaped(subject)}&body=${escaped(body)}`;
}
