import type { MailDataOf, MailKind } from '#model/base/mail-kinds.ts';

interface PathLink {
  readonly label: string;
  readonly path: string;
}

/** Text of a mail, Indonesian first. Paragraphs are plain text. */
export interface MailText {
  readonly subject: string;
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  /** Facts such as amounts, accounts and days, with labels in both languages. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly link?: PathLink | undefined;
  /** Further links, without codes. */
  readonly furtherLinks?: readonly PathLink[] | undefined;
  /** Set for readers without an account and for admins, who get no reminders. */
  readonly omitUnsubscribeHeader?: true | undefined;
  /** Address for replies; the service address of the association by default. */
  readonly replyTo?: string | undefined;
}

/** Bill of a mail, with amounts in rupiah. */
export interface MailBill {
  readonly code: string;
  readonly fee: number;
  readonly amount: number;
  /** Null if the bill is identified by its code only. */
  readonly uniqueCode: number | null;
  readonly dueAt: Date;
  readonly hasQris: boolean;
}

/** Functions that create the text of each kind from its data, and for payment mails from the open bill. */
export type MailTexts = {
  readonly [Kind in MailKind]: (data: MailDataOf<Kind>, bill?: MailBill | undefined) => MailText;
};
