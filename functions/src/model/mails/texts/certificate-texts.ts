import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { type CreditCategory, creditCategoryLabels } from 'contract/rules/events/credits';
import { formatDate } from 'contract/text/dates';
import type { MailContext, MailTexts } from './mail-text.ts';
import { toOwnPage } from './own-pages.ts';

const certificateParts = (holder: string, code: string, context: MailContext) => ({
  facts: [
    { label: { id: 'Nama', en: 'Name' }, value: holder },
    { label: { id: 'Kode', en: 'Code' }, value: formatCertificateCode(code) },
  ],
  link: { label: { id: 'Periksa sertifikat', en: 'Check the certificate' }, path: certificatePath(code) },
  furtherLinks: [toOwnPage('certificates', context).link],
});

const creditsLink = { label: { id: 'Kredit saya', en: 'My credits' }, path: '/membership/credits' };

/** Returns the name of a category in the current language. A mail of an earlier version has the name itself. */
const toCategoryName = (category: string): string =>
  Object.hasOwn(creditCategoryLabels, category) ? creditCategoryLabels[category as CreditCategory] : category;

/** Formats a day 'YYYY-MM-DD' in Jakarta; empty without a day. */
const formatDay = (day: string): string => (day === '' ? '' : formatDate(`${day}T12:00:00+07:00`));

/** Mails about certificates and credits. */
export const certificateTexts = {
  'certificate-issued': ({ event, holder, certificate }, context) => ({
    subject: { id: `Sertifikat Anda: ${event}`, en: `Your certificate: ${event}` },
    paragraphs: {
      id: [
        `Sertifikat Anda untuk ${event} sudah terbit. Unduh PDF-nya di ${toOwnPage('certificates', context).label.id}.`,
        'Bila namanya salah, balas email ini.',
      ],
      en: [
        `Your certificate for ${event} is ready. Download the PDF at ${toOwnPage('certificates', context).label.en}.`,
        'If the name is wrong, reply to this email.',
      ],
    },
    ...certificateParts(holder, certificate, context),
  }),
  'certificate-corrected': ({ event, holder, certificate }, context) => ({
    subject: { id: `Sertifikat Anda diperbaiki: ${event}`, en: `Your certificate was corrected: ${event}` },
    paragraphs: {
      id: [
        `Nama di sertifikat Anda untuk ${event} sudah diperbaiki. Sertifikat ini punya kode baru.`,
        `Kode lama menunjukkan bahwa sertifikat itu sudah diganti. Unduh PDF yang baru di ${toOwnPage('certificates', context).label.id}.`,
      ],
      en: [
        `The name on your certificate for ${event} has been corrected. The certificate has a new code.`,
        `The old code shows that the certificate was replaced. Download the new PDF at ${toOwnPage('certificates', context).label.en}.`,
      ],
    },
    ...certificateParts(holder, certificate, context),
  }),
  'certificate-revoked': ({ event, reason }, context) => ({
    subject: { id: `Sertifikat dicabut: ${event}`, en: `Certificate revoked: ${event}` },
    paragraphs: {
      id: [`Sertifikat Anda untuk ${event} dicabut dan tidak berlaku lagi.`, `Alasan: ${reason}`],
      en: [`Your certificate for ${event} was revoked and is no longer valid.`, `Reason: ${reason}`],
    },
    link: toOwnPage('certificates', context).link,
  }),
  'activity-approved': ({ title, points, category }) => ({
    subject: { id: `Poin kredit masuk: ${title}`, en: `Credits added: ${title}` },
    paragraphs: {
      id: [`${title} disetujui: ${points} poin ${toCategoryName(category)}.`],
      en: [
        `${title} was approved: ${points} ${points === '1' ? 'credit' : 'credits'} in the category ${toCategoryName(category)}.`,
      ],
    },
    link: creditsLink,
  }),
  'activity-rejected': ({ title, reason }) => ({
    subject: { id: `Kegiatan ditolak: ${title}`, en: `Activity not accepted: ${title}` },
    paragraphs: {
      id: [`${title} tidak diterima untuk kredit.`, `Alasan: ${reason}`],
      en: [`${title} was not accepted for credits.`, `Reason: ${reason}`],
    },
    link: creditsLink,
  }),
  'credits-missing': ({ until, total, required, missing }) => ({
    subject: {
      id: `Kurang ${missing} poin kredit`,
      en: `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'}`,
    },
    paragraphs: {
      id: [
        `Anda kurang ${missing} poin sampai akhir periode ${formatDay(until)}.`,
        'Ikuti acara bersertifikat, atau laporkan kegiatan Anda dari penyelenggara lain beserta buktinya.',
      ],
      en: [
        `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} before the period ends on ${formatDay(until)}.`,
        'Attend an event with a certificate, or report your activities with other organisers, together with their evidence.',
      ],
    },
    facts: [{ label: { id: 'Poin', en: 'Credits' }, value: `${total} / ${required}` }],
    link: creditsLink,
  }),
} satisfies Partial<MailTexts>;
