import type { Wallet } from 'contract/card/card';
import { wrongStatus } from 'contract/errors';
import { cardLink } from 'contract/rules/codes/card-statement';
import { isLifetime, isRunningAt } from 'contract/rules/membership';
import { formatDate } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { t } from '#messages/files.ts';
import { t as replies } from '#messages/replies.ts';
import { createCard, type Holder, serialOf } from './card.ts';
import { type ApplePassKey, parseApplePassKey, parseGoogleWalletKey } from './wallet-keys.ts';

/** Contents of a pass, which are the same in each wallet. */
export interface WalletCard {
  /** Differs after a card was lost, so that the new pass is another one. */
  readonly id: string;
  readonly name: string;
  readonly memberNumber: string;
  /** Texts under the name. */
  readonly fields: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  /** Null for members for life. */
  readonly validUntil: Date | null;
  /** Contents of the QR code, by which anyone sees the present state. */
  readonly link: string;
}

/** Returns the key for Apple Wallet; undefined also after its certificate expired, when Wallet refuses new passes. */
export const usableAppleKey = (): ApplePassKey | undefined => {
  const key = parseApplePassKey(process.env);
  return key === undefined || key.expiresAt <= clock.now() ? undefined : key;
};

/** Lists the wallets for which this deployment has a key. */
export const availableWallets = (): Wallet[] => [
  ...(parseGoogleWalletKey(process.env) === undefined ? [] : (['google'] as const)),
  ...(usableAppleKey() === undefined ? [] : (['apple'] as const)),
];

/** Returns what a pass of the member contains. Throws `wrong-status` unless the membership runs now. */
export function toWalletCard(user: Holder): WalletCard {
  const { memberNumber, validUntil, name } = user.data;
  if (memberNumber === null || validUntil === null || !isRunningAt(user.data, clock.now()))
    throw wrongStatus(replies.walletNeedsMembership);
  const end = isLifetime(validUntil) ? null : validUntil;
  return {
    id: `${memberNumber}-${serialOf(user)}`,
    name,
    memberNumber,
    fields: [
      { key: 'memberNumber', label: t.memberNumber, value: memberNumber },
      {
        key: 'validUntil',
        label: t.validUntil,
        value: end === null ? t.lifetime : formatDate(end),
      },
    ],
    validUntil: end,
    link: cardLink(createCard(user).code),
  };
}
