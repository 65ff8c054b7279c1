import type { Locale } from 'contract/text/language/localize';
import { Batch } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';

/** Sets the language of mails to a person. Safe to repeat. Throws WriteConflict when the record changed. */
export async function setLanguage(user: Stored<UserRecord>, language: Locale): Promise<void> {
  if (language === (user.data.language ?? 'id')) return;
  const self = actorOf(user);
  // `updatedAt` stays unchanged, because an open form does not contain this field and cannot overwrite it.
  const batch = new Batch().update(users, user.id, { language }, user.version);
  recordAudit(batch, self, 'mail-language.choose', self, { language });
  await batch.commit();
}
