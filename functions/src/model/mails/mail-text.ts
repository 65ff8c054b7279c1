import type { MailDataOf, MailKind } from '#model/base/mail-kinds.ts';

/** What a mail says, Indonesian first; paragraphs without markup. */
export interface MailText {
  readonly subject: string;
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  /** The one thing to do next. */
  readonly link?: { readonly label: string; readonly path: string } | undefined;
  /** Where an answer goes; the association's service address unless told. */
  readonly replyTo?: string | undefined;
}

/** How a text of each kind is made of what the mail carries. */
export type MailTexts = { readonly [Kind in MailKind]: (data: MailDataOf<Kind>) => MailText };
