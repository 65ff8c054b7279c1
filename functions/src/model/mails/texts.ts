import type { MailKind } from '#model/base/mail-kinds.ts';
import { accountTexts } from './account-texts.ts';
import { factorTexts } from './factor-texts.ts';
import { institutionTexts } from './institution-texts.ts';
import type { KnownMail } from './known-mail.ts';
import type { MailBill, MailText, MailTexts } from './mail-text.ts';
import { membershipTexts } from './membership-texts.ts';
import { questionTexts } from './question-texts.ts';

/** Every kind of mail: one without a text does not compile. */
const mailTexts: MailTexts = {
  ...membershipTexts,
  ...questionTexts,
  ...institutionTexts,
  ...accountTexts,
  ...factorTexts,
  'contact-message': (data) => ({
    subject: `Pesan dari ${[data.firstName, data.lastName].filter(Boolean).join(' ')} lewat formulir kontak`,
    indonesian: [`Dari: ${data.email}`, data.message],
    english: [],
    link: { label: 'Buka pesan', path: '/admin/messages' },
    hasNoReminders: true,
    replyTo: data.email,
  }),
};

/** What a mail says. */
export const textOf = <Kind extends MailKind>({ kind, data }: KnownMail<Kind>, bill?: MailBill): MailText =>
  mailTexts[kind](data, bill);
