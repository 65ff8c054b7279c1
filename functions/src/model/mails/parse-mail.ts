import type { OutboxRecord } from '#data/records.ts';
import { type MailDataOf, type MailKind, mailKinds } from '#model/base/mail-kinds.ts';

/** A mail of the outbox whose kind this version knows. */
export interface ParsedMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly to: string;
  /** Account that the mail is about; null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  /** Registration of a person without an account, whose page the mail links to. */
  readonly guest?: string;
  readonly data: MailDataOf<Kind>;
}

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

const toGuest = ({ guest }: OutboxRecord['data']) => (typeof guest === 'string' ? { guest } : {});

/** Parses a mail; missing data of earlier versions becomes empty. Returns undefined for other kinds. */
export const parseMail = ({ kind, to, userId, data }: OutboxRecord): ParsedMail | undefined =>
  isMailKind(kind)
    ? { kind, to, userId, name: String(data.name ?? ''), ...toGuest(data), data: mailKinds[kind].parse(data) }
    : undefined;
