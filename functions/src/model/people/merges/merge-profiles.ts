import { isDeepStrictEqual } from 'node:util';
import { ownFieldKey } from 'contract/rules/people/merges';
import { personFieldNames } from 'contract/rules/people/person-fields';
import { whatsappPurposes } from 'contract/rules/people/whatsapp';
import type { UserRecord } from '#data/records.ts';
import { withNameKey } from '#model/people/profile/user-record.ts';
import type { ChangedValues } from './records.ts';

type UserValues = Partial<Record<keyof UserRecord, unknown>>;

/** Returns the later of two ends; null only without any. */
export const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Returns the values that the admin chose, and those that only the loser has. */
function chooseValues(survivor: UserRecord, loser: UserRecord, fromLoser: ReadonlySet<string>): UserValues {
  const fields = [...personFieldNames, 'name', 'memberNumber', 'receiptName'] as const;
  const chosen: UserValues = Object.fromEntries(
    fields.flatMap((field) => (fromLoser.has(field) ? [[field, loser[field]]] : [])),
  );
  if (fromLoser.has('profilePhoto')) chosen.photoFile = loser.photoFile;
  if (survivor.memberNumber === null) chosen.memberNumber = loser.memberNumber;
  const ownFields = { ...loser.ownFields, ...survivor.ownFields };
  for (const [id, value] of Object.entries(loser.ownFields ?? {}))
    if (fromLoser.has(ownFieldKey(id))) ownFields[id] = value;
  if (loser.ownFields !== undefined) chosen.ownFields = ownFields;
  if (loser.tags !== undefined) chosen.tags = [...new Set([...(survivor.tags ?? []), ...loser.tags])];
  return chosen;
}

/** Returns the membership for life, otherwise that with the later end. That of an admin stays. */
function mergeMembership(survivor: UserRecord, loser: UserRecord): UserValues {
  const joined = loser.createdAt < survivor.createdAt ? { createdAt: loser.createdAt } : {};
  if (survivor.role === 'Admin') return joined;
  const isForLife = Boolean(survivor.life) !== Boolean(loser.life);
  const isLater = isForLife
    ? Boolean(loser.life)
    : laterOf(survivor.validUntil, loser.validUntil) !== survivor.validUntil;
  const later = {
    isActive: loser.isActive,
    validUntil: loser.validUntil,
    rejectionReason: loser.rejectionReason,
    importedValidity: loser.importedValidity,
    life: loser.life,
  };
  return {
    ...joined,
    ...(isLater ? later : {}),
    ...(loser.seat ? { seat: loser.seat } : {}),
    ...(survivor.paymentId === null ? { paymentId: loser.paymentId } : {}),
  };
}

/** Returns the consents that both gave. A withdrawn or missing one wins over a given one. */
function mergeConsents(survivor: UserRecord, loser: UserRecord): UserValues {
  const isGiven = loser.consent?.withdrawnAt === null;
  const wasGiven = survivor.consent?.withdrawnAt === null;
  const merged: UserValues = wasGiven && !isGiven ? { consent: loser.consent } : {};
  if (loser.remindersEndedAt && !survivor.remindersEndedAt) merged.remindersEndedAt = loser.remindersEndedAt;
  const consents = { ...survivor.whatsappConsents };
  for (const purpose of whatsappPurposes) {
    const [own, other] = [consents[purpose], loser.whatsappConsents?.[purpose]];
    if (other?.withdrawnAt === null || (own !== undefined && own.withdrawnAt !== null)) continue;
    if (other !== undefined) consents[purpose] = other;
    else delete consents[purpose];
  }
  if (isDeepStrictEqual(consents, survivor.whatsappConsents ?? {})) return merged;
  const whatsappFor = whatsappPurposes.filter((purpose) => consents[purpose]?.withdrawnAt === null);
  return { ...merged, whatsappConsents: consents, whatsappFor };
}

/**
 * Computes the changed values of the survivor. An undefined value removes the field. `further` are values that do not
 * depend on both records.
 */
export function mergeProfiles(
  survivor: UserRecord,
  loser: UserRecord,
  fromLoser: readonly string[],
  further: UserValues,
): ChangedValues {
  const merged: UserValues = {
    ...chooseValues(survivor, loser, new Set(fromLoser)),
    ...mergeMembership(survivor, loser),
    ...mergeConsents(survivor, loser),
    ...further,
  };
  if (typeof merged.name === 'string')
    merged.nameKey = withNameKey({ ...survivor, name: merged.name }).nameKey;
  const changed = (Object.keys(merged) as (keyof UserRecord)[]).filter(
    (field) => !isDeepStrictEqual(merged[field], survivor[field]),
  );
  const pick = (values: UserValues): UserValues =>
    Object.fromEntries(
      changed.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
    );
  return { before: pick(survivor), after: pick(merged) };
}

export const changedFields = ({ before, after }: ChangedValues): (keyof UserRecord)[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof UserRecord)[]),
];

/**
 * Returns the values that an undo restores, and the fields that were changed since the merge, which stay. A former
 * account is removed from the list alone, so that merges can be undone in any order.
 */
export function revertProfile(
  current: UserRecord,
  values: ChangedValues,
  loser: string,
): { readonly restored: UserValues; readonly kept: (keyof UserRecord)[] } {
  const fields = changedFields(values).filter((field) => field !== 'formerAccounts' && field !== 'merging');
  const isUnchanged = (field: keyof UserRecord) => isDeepStrictEqual(current[field], values.after[field]);
  const restored: UserValues = Object.fromEntries(
    fields.filter(isUnchanged).map((field) => [field, values.before[field]]),
  );
  const formerAccounts = (current.formerAccounts ?? []).filter(({ id }) => id !== loser);
  restored.formerAccounts = formerAccounts.length === 0 ? undefined : formerAccounts;
  return { restored, kept: fields.filter((field) => !isUnchanged(field) && field !== 'updatedAt') };
}
