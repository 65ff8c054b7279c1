import type { secondFactor } from 'contract/second-factor';
import type * as z from 'zod';
import type { FactorRecord, PasskeyRecord } from '#data/records.ts';

type ShownFactor = NonNullable<z.output<typeof secondFactor.getFactor.reply>['factor']>;

/** What its owner is shown of a second factor: nothing that proves it, nor what authenticators call a passkey. */
export const shownFactorOf = (
  since: Date,
  { secret, recovery, passkeys = [] }: FactorRecord,
): ShownFactor => ({
  since: since.toISOString(),
  recoveryLeft: recovery.length,
  hasApp: secret !== null,
  passkeys: passkeys.map(shownPasskeyOf),
});

const shownPasskeyOf = ({ id, name, createdAt, usedAt }: PasskeyRecord) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
