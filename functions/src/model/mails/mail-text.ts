import type { MailDataOf, MailKind } from '#model/base/mail-kinds.ts';

interface PathLink {
  readonly label: string;
  readonly path: string;
}

/** What a mail says, Indonesian first; paragraphs without markup. */
export interface MailText {
  readonly subject: string;
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  /** What is looked up in it: amounts, accounts, days; labels in both languages. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** The one thing to do next. */
  readonly link?: PathLink | undefined;
  /** What may be done beside it; none of them carries a code. */
  readonly others?: readonly PathLink[] | undefined;
  /** Its reader has no account, or none any more, or runs the office: there are no reminders to be set. */
  readonly hasNoReminders?: true | undefined;
  /** Where an answer goes; the association's service address unless told. */
  readonly replyTo?: string | undefined;
}

/** What is to be paid exactly; amounts in rupiah. */
export interface MailBill {
  readonly code: string;
  readonly fee: number;
  readonly amount: number;
  /** Null: known by its code alone. */
  readonly uniqueCode: number | null;
  readonly dueAt: Date;
  /** Whether the page behind the link shows a QRIS code of the amount. */
  readonly hasQris: boolean;
}

/**
 * How a text of each kind is made of what the mail carries; of those that ask for money also of the bill that is open
 * when it goes out.
 */
export type MailTexts = {
  readonly [Kind in MailKind]: (data: MailDataOf<Kind>, bill?: MailBill | undefined) => MailText;
};
