import type { WhatsappConsent } from 'contract/mails/whatsapp-messages';
import { type WhatsappPurpose, whatsappPurposes } from 'contract/rules/people/whatsapp';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';

type Consents = Pick<UserRecord, 'whatsappConsents'>;

export const hasWhatsappConsent = ({ whatsappConsents }: Consents, purpose: WhatsappPurpose): boolean =>
  whatsappConsents?.[purpose]?.withdrawnAt === null;

/** Returns the recorded decisions, also withdrawn ones. */
export const toWhatsappConsents = ({ whatsappConsents = {} }: Consents): WhatsappConsent[] =>
  whatsappPurposes.flatMap((purpose) => {
    const consent = whatsappConsents[purpose];
    if (consent === undefined) return [];
    const { at, withdrawnAt, source } = consent;
    return [{ purpose, at: at.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null, source }];
  });

interface Decision {
  readonly purpose: WhatsappPurpose;
  readonly wanted: boolean;
  /** Empty for a decision of the person. */
  readonly source: string;
}

/** Gives or withdraws a consent. Safe to repeat. Throws WriteConflict if the record changed. */
export async function decideWhatsappConsent(
  user: Stored<UserRecord>,
  { purpose, wanted, source }: Decision,
  actor: Actor,
): Promise<void> {
  if (wanted === hasWhatsappConsent(user.data, purpose)) return;
  const { whatsappConsents = {} } = user.data;
  const now = clock.now();
  const former = whatsappConsents[purpose] ?? { at: now, source };
  const decided = wanted
    ? { at: now, withdrawnAt: null, source }
    : { at: former.at, withdrawnAt: now, source: former.source };
  const consents = { ...whatsappConsents, [purpose]: decided };
  // Lists find people by it. `updatedAt` stays unchanged, because an open form does not contain these fields.
  const whatsappFor = whatsappPurposes.filter((one) => consents[one]?.withdrawnAt === null);
  const batch = new Batch().update(users, user.id, { whatsappConsents: consents, whatsappFor }, user.version);
  const details = { purpose, ...(source === '' ? {} : { source }) };
  recordAudit(batch, actor, wanted ? 'whatsapp.allow' : 'whatsapp.withdraw', actorOf(user), details);
  await batch.commit();
}
