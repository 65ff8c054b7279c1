import type { Locale } from 'contract/text/language/localize';
import type { OutboxRecord } from '#data/records.ts';
import { adminKinds, type MailDataOf, type MailKind, mailKinds } from '#model/base/mail-kinds.ts';

/** A mail of the outbox whose kind this version knows. */
export interface ParsedMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly to: string;
  /** Account that the mail is about; null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  /** Language in which it is composed. */
  readonly language: Locale;
  /** Registration of a person without an account, whose page the mail links to. */
  readonly guest?: string;
  readonly data: MailDataOf<Kind>;
}

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

const toGuest = ({ guest }: OutboxRecord['data']) => (typeof guest === 'string' ? { guest } : {});

/** Parses a mail; missing data of earlier versions becomes empty. Returns undefined for other kinds. */
export function parseMail({
  kind,
  to,
  userId,
  language = 'id',
  data,
}: Pick<OutboxRecord, 'kind' | 'to' | 'userId' | 'language' | 'data'>): ParsedMail | undefined {
  if (!isMailKind(kind)) return undefined;
  return {
    kind,
    to,
    userId,
    name: String(data.name ?? ''),
    language: adminKinds.some((one) => one === kind) ? 'id' : language,
    ...toGuest(data),
    data: mailKinds[kind].parse(data),
  };
}
