import type { secondFactor } from 'contract/accounts/second-factor';
import type * as z from 'zod';
import type { FactorRecord, PasskeyRecord } from '#data/records.ts';

type FactorReply = NonNullable<z.output<typeof secondFactor.getFactor.reply>['factor']>;

/** Converts a second factor to the reply for its owner, without secrets and credential ids. */
export const toFactorReply = (
  since: Date,
  { secret, recovery, passkeys = [] }: FactorRecord,
): FactorReply => ({
  since: since.toISOString(),
  recoveryLeft: recovery.length,
  hasApp: secret !== null,
  passkeys: passkeys.map(toPasskeyReply),
});

const toPasskeyReply = ({ id, name, createdAt, usedAt }: PasskeyRecord) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
