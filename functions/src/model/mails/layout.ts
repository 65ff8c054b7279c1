import { association } from 'contract/words/association';
import type { MailText } from './mail-text.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const withoutEmpty = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((paragraph) => paragraph !== '');

const paragraphHtmlOf = (paragraph: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;

const footer = `${association.name} · ${association.address}`;

export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

/**
 * A mail in plain text and in HTML, Indonesian above English. All styles stand inline: mail readers drop the rest.
 *
 * @param link address of the link, with the code that it may carry
 */
export function layOutMail(name: string, mail: MailText, link: string | undefined): MailBodies {
  const indonesian = withoutEmpty(mail.indonesian);
  const english = withoutEmpty(mail.english);
  const text = [
    `Yth. ${name},`,
    ...indonesian,
    ...(link === undefined || mail.link === undefined ? [] : [`${mail.link.label}:\n${link}`]),
    ...(english.length === 0 ? [] : ['--- English ---', `Dear ${name},`, ...english]),
    `-- \n${footer}`,
  ].join('\n\n');
  const button =
    link === undefined || mail.link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0a6668;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(mail.link.label)}</a></p>`;
  const inEnglish =
    english.length === 0
      ? ''
      : `<div lang="en" style="margin-top:24px;padding-top:24px;border-top:1px solid #dedacd;color:#4c5971">${[`Dear ${name},`, ...english].map(paragraphHtmlOf).join('')}</div>`;
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head><body style="margin:0;background:#fbfaf6;color:#0e1b33;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-weight:700;color:#0a6668">${escapeHtml(association.shortName)}</p>${[`Yth. ${name},`, ...indonesian].map(paragraphHtmlOf).join('')}${button}${inEnglish}<p style="margin:32px 0 0;font-size:13px;color:#4c5971">${escapeHtml(footer)}</p></div></body></html>`;
  return { text, html };
}
