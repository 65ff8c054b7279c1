/** What a mail says, Indonesian first; paragraphs without markup. */
export interface MailText {
  readonly subject: string;
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  /** The one thing to do next. */
  readonly link?: { readonly label: string; readonly path: string } | undefined;
}

/** What the outbox keeps for a mail. */
export type MailData = Readonly<Record<string, string | number | null>>;
