import type { MailKind } from '#model/base/mail-kinds.ts';
import { accountTexts } from './account-texts.ts';
import { certificateTexts } from './certificate-texts.ts';
import { eventLetterTexts } from './events/event-letter-texts.ts';
import { eventPaymentTexts } from './events/event-payment-texts.ts';
import { eventTexts } from './events/event-texts.ts';
import { refundTexts } from './events/refund-texts.ts';
import { factorTexts } from './factor-texts.ts';
import { institutionTexts } from './institution-texts.ts';
import { composeLetter, parseContent } from './letters/compose-letter.ts';
import type { MailContext, MailText, MailTexts } from './mail-text.ts';
import { mergeTexts } from './membership/merge-texts.ts';
import { termsTexts } from './membership/terms-texts.ts';
import { membershipTexts } from './membership-texts.ts';
import type { ParsedMail } from './parse-mail.ts';
import { questionTexts } from './question-texts.ts';
import { directoryTexts } from './threads/directory-texts.ts';
import { messageTexts } from './threads/message-texts.ts';

/** Texts of all mail kinds. A missing kind does not compile. */
const mailTexts: MailTexts = {
  ...membershipTexts,
  ...questionTexts,
  ...institutionTexts,
  ...termsTexts,
  ...accountTexts,
  ...mergeTexts,
  ...factorTexts,
  ...eventTexts,
  ...eventPaymentTexts,
  ...eventLetterTexts,
  ...refundTexts,
  ...certificateTexts,
  ...messageTexts,
  ...directoryTexts,
  'letter-test': ({ subject, content, ...values }) =>
    composeLetter(`[Uji] ${subject}`, parseContent(content), values),
};

export const composeText = <Kind extends MailKind>(
  { kind, data, guest }: ParsedMail<Kind>,
  context: MailContext = {},
): MailText => ({
  ...mailTexts[kind](data, { ...context, isGuest: guest !== undefined }),
  ...(guest === undefined ? {} : { reader: 'guest' as const }),
});
