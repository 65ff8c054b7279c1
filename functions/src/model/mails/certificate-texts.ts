import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { englishDate, formatDate } from 'contract/text/dates';
import type { MailContext, MailTexts } from './mail-text.ts';
import { toOwnPage } from './own-pages.ts';

const certificateParts = (holder: string, code: string, context: MailContext) => ({
  facts: [
    { label: 'Nama / Name', value: holder },
    { label: 'Kode / Code', value: formatCertificateCode(code) },
  ],
  link: { label: 'Periksa sertifikat / Check the certificate', path: certificatePath(code) },
  furtherLinks: [toOwnPage('certificates', context).link],
});

const creditsLink = { label: 'Kredit saya / My credits', path: '/membership/credits' };

/** Formats a day 'YYYY-MM-DD' in Jakarta; empty without a day. */
const formatDay = (day: string, format: (at: string) => string): string =>
  day === '' ? '' : format(`${day}T12:00:00+07:00`);

/** Mails about certificates and credits. */
export const certificateTexts = {
  'certificate-issued': ({ event, holder, certificate }, context) => ({
    subject: `Sertifikat Anda: ${event} / Your certificate`,
    indonesian: [
      `Sertifikat Anda untuk ${event} sudah terbit. Unduh PDF-nya di ${toOwnPage('certificates', context).indonesian}.`,
      'Bila namanya salah, balas email ini.',
    ],
    english: [
      `Your certificate for ${event} is ready. Download the PDF at ${toOwnPage('certificates', context).english}.`,
      'If the name is wrong, please reply to this mail.',
    ],
    ...certificateParts(holder, certificate, context),
  }),
  'certificate-corrected': ({ event, holder, certificate }, context) => ({
    subject: `Sertifikat Anda diperbaiki: ${event} / Your certificate was corrected`,
    indonesian: [
      `Nama di sertifikat Anda untuk ${event} sudah diperbaiki. Sertifikat ini punya kode baru.`,
      `Kode lama menunjukkan bahwa sertifikat itu sudah diganti. Unduh PDF yang baru di ${toOwnPage('certificates', context).indonesian}.`,
    ],
    english: [
      `The name on your certificate for ${event} was corrected. The certificate has a new code.`,
      `The old code shows that it was replaced. Download the new PDF at ${toOwnPage('certificates', context).english}.`,
    ],
    ...certificateParts(holder, certificate, context),
  }),
  'certificate-revoked': ({ event, reason }, context) => ({
    subject: `Sertifikat dicabut: ${event} / Certificate revoked`,
    indonesian: [`Sertifikat Anda untuk ${event} dicabut dan tidak berlaku lagi.`, `Alasan: ${reason}`],
    english: [`Your certificate for ${event} was revoked and is not valid any more.`, `Reason: ${reason}`],
    link: toOwnPage('certificates', context).link,
  }),
  'activity-approved': ({ title, points, category }) => ({
    subject: `Poin kredit masuk: ${title} / Credits added`,
    indonesian: [`${title} disetujui: ${points} poin ${category}.`],
    english: [`${title} was approved: ${points} credits, category ${category}.`],
    link: creditsLink,
  }),
  'activity-rejected': ({ title, reason }) => ({
    subject: `Kegiatan ditolak: ${title} / Activity rejected`,
    indonesian: [`${title} tidak diterima untuk kredit.`, `Alasan: ${reason}`],
    english: [`${title} was not accepted for credits.`, `Reason: ${reason}`],
    link: creditsLink,
  }),
  'credits-missing': ({ until, total, required, missing }) => ({
    subject: `Kurang ${missing} poin kredit / ${missing} credits missing`,
    indonesian: [
      `Anda kurang ${missing} poin sampai akhir periode ${formatDay(until, formatDate)}.`,
      'Ikuti acara bersertifikat, atau laporkan kegiatan Anda dari penyelenggara lain beserta buktinya.',
    ],
    english: [
      `You need ${missing} more credits before the period ends on ${formatDay(until, englishDate)}.`,
      'Attend an event with a certificate, or report activities of other organisers with their evidence.',
    ],
    facts: [{ label: 'Poin / Credits', value: `${total} / ${required}` }],
    link: creditsLink,
  }),
} satisfies Partial<MailTexts>;
