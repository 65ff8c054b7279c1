import { association } from 'contract/text/association';
import { currentLocale, type Locale } from 'contract/text/language/localize';
import { toPageUrl } from '#data/context/page-url.ts';
import type { MailLink } from './mail-links.ts';
import { asWritten, type Bilingual, type MailBody, type MailReader, type MailText } from './mail-text.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const withoutEmpty = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((paragraph) => paragraph !== '');

/** Returns the URL of the mail settings: the consent on the own profile. */
export const toSettingsUrl = (): string => toPageUrl('/profile/privacy#consent');

const footer = `${association.name} · ${association.address}`;

const labels = {
  settings: { id: 'Atur email pengingat', en: 'Reminder settings' },
  letters: { id: 'Berhenti menerima surat seperti ini', en: 'Unsubscribe from letters like this' },
  messages: {
    id: 'Berhenti menerima pesan, atau laporkan pesan ini',
    en: 'Stop receiving messages, or report this one',
  },
  reminders: { id: 'Berhenti menerima pengingat', en: 'Stop these reminders' },
  address: { id: 'Atau buka:', en: 'Or open:' },
} as const satisfies Record<string, Bilingual>;

const { shortName } = association;

/** Reason in the footer why the reader gets the mail. */
const reasons: Readonly<Record<MailReader, Bilingual>> = {
  member: {
    id: `Anda menerima email ini karena memiliki akun ${shortName}.`,
    en: `You receive this email because you have a ${shortName} account.`,
  },
  security: {
    id: `Email ini tentang keamanan akun ${shortName} Anda, sehingga selalu dikirim.`,
    en: `This email is about the security of your ${shortName} account, so it is always sent.`,
  },
  applicant: {
    id: `Anda menerima email ini karena alamat ini dipakai untuk akun ${shortName}.`,
    en: `You receive this email because this address was used for a ${shortName} account.`,
  },
  invited: {
    id: `Anda menerima email ini karena diundang ke ${shortName}.`,
    en: `You receive this email because you were invited to ${shortName}.`,
  },
  admin: asWritten(`Anda menerima email ini karena menjadi admin ${shortName}.`),
  guest: {
    id: `Anda menerima email ini karena alamat ini dipakai untuk mendaftar ke acara ${shortName}.`,
    en: `You receive this email because this address was used to register for an event of ${shortName}.`,
  },
  subscriber: {
    id: `Anda menerima surat ini karena memiliki akun ${shortName}.`,
    en: `You receive this letter because you have a ${shortName} account.`,
  },
  directory: {
    id: `Anda menerima email ini karena profil Anda di direktori ${shortName} menerima pesan.`,
    en: `You receive this email because your profile in the ${shortName} directory accepts messages.`,
  },
  association: asWritten('Email ini dikirim karena ada pesan lewat formulir kontak.'),
  correspondent: {
    id: `Anda menerima email ini karena mengirim pesan kepada ${shortName}. Balas email ini untuk melanjutkan.`,
    en: `You receive this email because you wrote to ${shortName}. Reply to this email to continue.`,
  },
};

const greet = (name: string): Bilingual =>
  name === '' ? { id: 'Halo,', en: 'Hello,' } : { id: `Yth. ${name},`, en: `Dear ${name},` };

/** Returns whether the footer and the headers link to the mail settings. */
export const hasSettings = ({ reader = 'member' }: MailText): boolean => reader === 'member';

function toUnsubscribeLabel({ reader }: MailText): Bilingual {
  if (reader === 'directory') return labels.messages;
  return reader === 'subscriber' ? labels.letters : labels.reminders;
}

function toFooterLink(mail: MailText, unsubscribeUrl: string | undefined): MailLink | undefined {
  const locale = currentLocale();
  if (unsubscribeUrl !== undefined)
    return { label: toUnsubscribeLabel(mail)[locale], address: unsubscribeUrl };
  return hasSettings(mail) ? { label: labels.settings[locale], address: toSettingsUrl() } : undefined;
}

/**
 * Renders plain text and HTML with the same content, in the current language. The first link is the main
 * button. `unsubscribeUrl` is undefined for mails that cannot be unsubscribed from.
 */
export function renderMail(
  name: string,
  mail: MailText,
  links: readonly MailLink[],
  unsubscribeUrl?: string,
): MailBody {
  const locale = currentLocale();
  const { body, paragraphs, facts = [], reader = 'member' } = mail;
  const parts = {
    locale,
    body,
    paragraphs: body === undefined ? [greet(name)[locale], ...withoutEmpty(paragraphs[locale])] : [],
    facts: facts.map(({ label, value }) => ({ label: label[locale], value })),
    links,
    reason: reasons[reader][locale],
    footerLink: toFooterLink(mail, unsubscribeUrl),
  };
  return { text: renderText(parts), html: renderHtml(mail.subject[locale], parts) };
}

interface Parts {
  readonly locale: Locale;
  readonly body: MailBody | undefined;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly links: readonly MailLink[];
  /** Why the reader gets the mail. */
  readonly reason: string;
  /** Link to unsubscribe or to the mail settings; undefined without one. */
  readonly footerLink: MailLink | undefined;
}

const renderText = ({ body, paragraphs, facts, links, reason, footerLink }: Parts): string =>
  [
    ...(body === undefined ? [] : [body.text]),
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
    `-- \n${footer}\n${reason}${footerLink === undefined ? '' : `\n${footerLink.label}: ${footerLink.address}`}`,
  ].join('\n\n');

// Colours of the site (web/src/styles/tokens.css). Most mail programs support only inline styles; those with
// a dark mode also support the style sheet in the head.
export const light = {
  ground: 'background:#f3f0e6',
  sheet: 'background:#ffffff',
  ink: 'color:#0e1b33',
  soft: 'color:#4c5971',
  line: 'border-color:#dedacd',
  button: 'background:#0a6668;color:#ffffff',
  link: 'color:#0a6668',
} as const;
const dark = `.ground{background:#0b1222!important}.sheet{background:#131d33!important}.ink{color:#eef2fb!important}.soft{color:#b9c5de!important}.line{border-color:#33415e!important}.button{background:#7fd9d1!important;color:#062a2b!important}.link{color:#7fd9d1!important}`;
const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}`;

const renderParagraph = (paragraph: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;

const renderFact = ({ label, value }: Parts['facts'][number]): string =>
  `<tr><td class="soft line" style="padding:8px 12px 8px 0;border-top:1px solid;${light.line};${light.soft};font-size:14px;vertical-align:top">${escapeHtml(label)}</td><td class="ink line" style="padding:8px 0;border-top:1px solid;${light.line};${light.ink};font-weight:700;vertical-align:top">${escapeHtml(value)}</td></tr>`;

const renderFacts = (facts: Parts['facts']): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 24px;border-collapse:collapse">${facts.map(renderFact).join('')}</table>`;

/** Shows the address of the button, for programs that hide links, and for readers who check it. */
const renderAddress = (address: string, locale: Locale): string =>
  `<p class="soft" style="margin:-8px 0 24px;${light.soft};font-size:13px;word-break:break-all">${labels.address[locale]}<br><a class="link" href="${escapeHtml(address)}" style="${light.link}">${escapeHtml(address)}</a></p>`;

const renderButton = ({ label, address }: MailLink, locale: Locale): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:14px 22px;border-radius:10px;${light.button};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>${renderAddress(address, locale)}`;

const renderLink = ({ label, address }: MailLink): string =>
  `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(address)}" style="${light.link};font-weight:700">${escapeHtml(label)}</a></p>`;

const renderFooterLink = (footerLink: Parts['footerLink']): string =>
  footerLink === undefined
    ? ''
    : `<br><a class="link" href="${escapeHtml(footerLink.address)}" style="${light.link}">${escapeHtml(footerLink.label)}</a>`;

function renderHtml(subject: string, parts: Parts): string {
  const { locale, paragraphs, facts, reason, footerLink } = parts;
  const [first, ...others] = parts.links;
  const content = [
    parts.body?.html ?? '',
    ...paragraphs.map(renderParagraph),
    renderFacts(facts),
    first === undefined ? '' : renderButton(first, locale),
    ...others.map(renderLink),
  ].join('');
  const font = "font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',sans-serif";
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head><body class="ground" style="margin:0;padding:0;${light.ground};${font};font-size:16px;line-height:1.6;overflow-wrap:anywhere"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:20px 10px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;border-radius:14px;overflow:hidden;text-align:left"><tr><td style="padding:22px 24px;background:#0a6668;border-bottom:5px solid #f3b24a;color:#ffffff"><strong style="display:block;font-size:22px;line-height:1.2;letter-spacing:.04em">${escapeHtml(association.shortName)}</strong><span style="font-size:13px;color:#d3f0ea">${escapeHtml(association.name)}</span></td></tr><tr><td class="sheet ink" style="padding:28px 24px;${light.sheet};${light.ink}">${content}</td></tr></table><p class="soft" style="max-width:560px;margin:16px auto 0;${light.soft};font-size:13px;text-align:left">${escapeHtml(footer)}<br>${escapeHtml(reason)}${renderFooterLink(footerLink)}</p></td></tr></table></body></html>`;
}
