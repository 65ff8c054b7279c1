import { association } from 'contract/text/association';
import type { MailLink } from './mail-links.ts';
import type { MailBody, MailReader, MailText } from './mail-text.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const withoutEmpty = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((paragraph) => paragraph !== '');

/** URL of the mail settings: the consent on the own profile. */
export const mailSettings = `${association.siteUrl}/profile/privacy#consent`;

const footer = `${association.name} · ${association.address}`;
const settingsLabel = 'Atur email pengingat / Reminder settings';
const letterLabel = 'Berhenti menerima surat seperti ini / Unsubscribe from such letters';
const messageLabel = 'Berhenti menerima pesan, atau laporkan pesan ini / Stop or report messages';
const unsubscribeLabel = 'Berhenti menerima pengingat / Stop these reminders';

/** Reason in the footer why the reader gets the mail. */
const reasons: Readonly<Record<MailReader, string>> = {
  member: `Anda menerima email ini karena memiliki akun ${association.shortName}. / You receive this mail because you have an account.`,
  accountOwner: `Email ini tentang keamanan akun ${association.shortName} Anda, sehingga selalu dikirim. / This mail is about the security of your account and is always sent.`,
  applicant: `Anda menerima email ini karena alamat ini dipakai untuk akun ${association.shortName}. / You receive this mail because an account used this address.`,
  invited: `Anda menerima email ini karena diundang ke ${association.shortName}. / You receive this mail because you were invited.`,
  admin: `Anda menerima email ini karena menjadi admin ${association.shortName}. / You receive this mail because you are an admin.`,
  guest: `Anda menerima email ini karena alamat ini dipakai untuk mendaftar ke acara ${association.shortName}. / You receive this mail because this address was used to register for an event.`,
  subscriber: `Anda menerima surat ini karena memiliki akun ${association.shortName}. / You receive this letter because you have an account.`,
  directory: `Anda menerima email ini karena profil Anda di direktori ${association.shortName} menerima pesan. / You receive this mail because your directory profile takes messages.`,
  association:
    'Email ini dikirim karena ada pesan lewat formulir kontak. / This mail forwards a message of the contact form.',
  correspondent: `Anda menerima email ini karena mengirim pesan kepada ${association.shortName}. Balas email ini untuk melanjutkan. / You receive this mail because you wrote to us. Reply to continue.`,
};

/** Returns whether the footer and the headers link to the mail settings. */
export const hasSettings = ({ reader = 'member' }: MailText): boolean => reader === 'member';

function toUnsubscribeLabel({ reader }: MailText): string {
  if (reader === 'directory') return messageLabel;
  return reader === 'subscriber' ? letterLabel : unsubscribeLabel;
}

function toFooterLink(mail: MailText, unsubscribeUrl: string | undefined): MailLink | undefined {
  if (unsubscribeUrl !== undefined) return { label: toUnsubscribeLabel(mail), address: unsubscribeUrl };
  return hasSettings(mail) ? { label: settingsLabel, address: mailSettings } : undefined;
}

/**
 * Renders plain text and HTML with the same content, Indonesian above English. The first link is the main
 * button. `unsubscribeUrl` is undefined for mails that cannot be unsubscribed from.
 */
export function renderMail(
  name: string,
  mail: MailText,
  links: readonly MailLink[],
  unsubscribeUrl?: string,
): MailBody {
  const parts = {
    body: mail.body,
    indonesian:
      mail.body === undefined
        ? [name === '' ? 'Halo,' : `Yth. ${name},`, ...withoutEmpty(mail.indonesian)]
        : [],
    english: withoutEmpty(mail.english),
    facts: mail.facts ?? [],
    links,
    reason: reasons[mail.reader ?? 'member'],
    footerLink: toFooterLink(mail, unsubscribeUrl),
  };
  const english =
    parts.english.length === 0 ? [] : [name === '' ? 'Hello,' : `Dear ${name},`, ...parts.english];
  return {
    text: renderText({ ...parts, english }),
    html: renderHtml(mail.subject, { ...parts, english }),
  };
}

interface Parts {
  readonly body: MailBody | undefined;
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  readonly facts: NonNullable<MailText['facts']>;
  readonly links: readonly MailLink[];
  /** Why the reader gets the mail. */
  readonly reason: string;
  /** Link to unsubscribe or to the mail settings; undefined without one. */
  readonly footerLink: MailLink | undefined;
}

const renderText = ({ body, indonesian, english, facts, links, reason, footerLink }: Parts): string =>
  [
    ...(body === undefined ? [] : [body.text]),
    ...indonesian,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
    ...(english.length === 0 ? [] : ['--- English ---', ...english]),
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
const renderAddress = (address: string): string =>
  `<p class="soft" style="margin:-8px 0 24px;${light.soft};font-size:13px;word-break:break-all">Atau buka / Or open:<br><a class="link" href="${escapeHtml(address)}" style="${light.link}">${escapeHtml(address)}</a></p>`;

const renderButton = ({ label, address }: MailLink): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:14px 22px;border-radius:10px;${light.button};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>${renderAddress(address)}`;

const renderLink = ({ label, address }: MailLink): string =>
  `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(address)}" style="${light.link};font-weight:700">${escapeHtml(label)}</a></p>`;

const renderEnglish = (english: readonly string[]): string =>
  english.length === 0
    ? ''
    : `<div lang="en" class="soft line" style="margin-top:24px;padding-top:24px;border-top:1px solid;${light.line};${light.soft};font-size:15px">${english.map(renderParagraph).join('')}</div>`;

const renderFooterLink = (footerLink: Parts['footerLink']): string =>
  footerLink === undefined
    ? ''
    : `<br><a class="link" href="${escapeHtml(footerLink.address)}" style="${light.link}">${escapeHtml(footerLink.label)}</a>`;

function renderHtml(subject: string, parts: Parts): string {
  const { indonesian, english, facts, reason, footerLink } = parts;
  const [first, ...others] = parts.links;
  const content = [
    parts.body?.html ?? '',
    ...indonesian.map(renderParagraph),
    renderFacts(facts),
    first === undefined ? '' : renderButton(first),
    ...others.map(renderLink),
    renderEnglish(english),
  ].join('');
  const font = "font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',sans-serif";
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head><body class="ground" style="margin:0;padding:0;${light.ground};${font};font-size:16px;line-height:1.6;overflow-wrap:anywhere"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:20px 10px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;border-radius:14px;overflow:hidden;text-align:left"><tr><td style="padding:22px 24px;background:#0a6668;border-bottom:5px solid #f3b24a;color:#ffffff"><strong style="display:block;font-size:22px;line-height:1.2;letter-spacing:.04em">${escapeHtml(association.shortName)}</strong><span style="font-size:13px;color:#d3f0ea">${escapeHtml(association.name)}</span></td></tr><tr><td class="sheet ink" style="padding:28px 24px;${light.sheet};${light.ink}">${content}</td></tr></table><p class="soft" style="max-width:560px;margin:16px auto 0;${light.soft};font-size:13px;text-align:left">${escapeHtml(footer)}<br>${escapeHtml(reason)}${renderFooterLink(footerLink)}</p></td></tr></table></body></html>`;
}
