import type { OutboxRecord } from '#data/records.ts';
import { type MailDataOf, type MailKind, mailKinds } from '#model/base/mail-kinds.ts';

/** A mail of the outbox whose kind this version knows. */
export interface KnownMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly to: string;
  /** The account that the mail is about; null for a visitor's. */
  readonly userId: string | null;
  /** The reader's name. */
  readonly name: string;
  readonly data: MailDataOf<Kind>;
}

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

/**
 * Reads a mail of the outbox, which may hold mails of earlier versions: what one of them left out reads as empty.
 *
 * @returns undefined for a kind that is no longer known
 */
export const knownMailOf = ({ kind, to, userId, data }: OutboxRecord): KnownMail | undefined =>
  isMailKind(kind)
    ? { kind, to, userId, name: String(data.name ?? ''), data: mailKinds[kind].parse(data) }
    : undefined;
