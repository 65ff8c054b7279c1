import type { FileBytes } from 'contract/endpoint';
import type { Locale } from 'contract/text/language/localize';
import type { MailDataOf, MailKind } from '#model/base/mail-kinds.ts';

/** A text in each language. A reader gets one of them. */
export type Bilingual<Text = string> = Readonly<Record<Locale, Text>>;

/** Returns a text that is the same in each language: a name, or one that an admin wrote. */
export const asWritten = <Text>(text: Text): Bilingual<Text> => ({ id: text, en: text });

export interface PathLink {
  readonly label: Bilingual;
  readonly path: string;
}

export const contactLink: PathLink = { label: { id: 'Hubungi kami', en: 'Contact us' }, path: '/contact' };

/** A fact such as an amount, an account or a day. Its value is in the current language. */
export interface MailFact {
  readonly label: Bilingual;
  readonly value: string;
}

/**
 * Why a reader gets a mail. The footer says it, and only members can change settings: a mail about the security
 * of an account has none.
 */
export type MailReader =
  | 'member'
  /** Owner of the account, who gets it always. */
  | 'security'
  | 'applicant'
  | 'invited'
  | 'admin'
  | 'guest'
  | 'association'
  | 'subscriber'
  /** Member whose profile in the directory takes messages. */
  | 'directory'
  /** Sender of a message to the association. */
  | 'correspondent';

/** The same content as text and as HTML. */
export interface MailBody {
  readonly text: string;
  readonly html: string;
}

/**
 * Text of a mail. Amounts and dates in it are in the current language, so the mail is composed in that of its reader.
 */
export interface MailText {
  readonly subject: Bilingual;
  /** Plain text. Empty paragraphs are omitted. There is no English for mails that only admins get. */
  readonly paragraphs: Bilingual<readonly string[]>;
  /** Body of a letter, instead of the greeting and the paragraphs. */
  readonly body?: MailBody | undefined;
  readonly facts?: readonly MailFact[] | undefined;
  readonly link?: PathLink | undefined;
  /** Further links, without codes. */
  readonly furtherLinks?: readonly PathLink[] | undefined;
  /** Why the reader gets the mail; a member by default. */
  readonly reader?: MailReader | undefined;
  /** Address for replies; the service address of the association by default. */
  readonly replyTo?: string | undefined;
  /** Message-IDs of earlier mails of the thread, for a mail that an admin wrote in one. */
  readonly references?: readonly string[] | undefined;
}

/** Bill of a mail, with amounts in rupiah. */
export interface MailBill {
  readonly code: string;
  readonly years: number;
  /** Of all years. */
  readonly fee: number;
  readonly amount: number;
  /** Null if the bill is identified by its code only. */
  readonly uniqueCode: number | null;
  readonly dueAt: Date;
  readonly hasQris: boolean;
}

/** Facts that are read when the mail is sent. */
export interface MailContext {
  /** The open bill, for mails about a payment. */
  readonly bill?: MailBill | undefined;
  /** The PDF that is attached to an approval. */
  readonly receipt?: Required<FileBytes> | undefined;
  /** The calendar file that is attached to the confirmation of a registration for an event. */
  readonly calendar?: Required<FileBytes> | undefined;
  /** Usual days until a decision; null or undefined if unknown. */
  readonly usualDays?: number | null | undefined;
  /** False if the event of the mail has no page in the language of the reader; true without an event. */
  readonly hasEventPage?: boolean;
  /** True for a person without an account. */
  readonly isGuest?: boolean;
}

/** Returns the text of a mail that exists in Indonesian only, to admins unless the caller names another reader. */
export const toAdminText = (
  subject: string,
  paragraphs: readonly string[],
  [label, path]: readonly [label: string, path: string],
): MailText => ({
  subject: asWritten(subject),
  paragraphs: { id: paragraphs, en: [] },
  link: { label: asWritten(label), path },
  reader: 'admin',
});

/** Functions that create the text of each kind from its data. */
export type MailTexts = {
  readonly [Kind in MailKind]: (data: MailDataOf<Kind>, context: MailContext) => MailText;
};
