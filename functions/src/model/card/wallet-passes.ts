import { ApiError } from 'contract/errors';
import { t } from '#messages/replies.ts';
import type { Holder } from './card.ts';
import { toWalletCard, usableAppleKey } from './wallet-card.ts';
import { parseGoogleWalletKey } from './wallet-keys.ts';

function requireKey<K>(key: K | undefined): K {
  if (key !== undefined) return key;
  throw new ApiError('not-found', { message: t.walletUnavailable });
}

/** Returns the link that adds the card to Google Wallet. Throws `wrong-status`; `not-found` without a key. */
export async function createGoogleWalletPass(user: Holder): Promise<string> {
  const key = requireKey(parseGoogleWalletKey(process.env));
  const card = toWalletCard(user);
  const { googleWalletLink } = await import('./google-wallet-link.ts');
  return googleWalletLink(card, key);
}

/** Returns the file that adds the card to Apple Wallet. Throws `wrong-status`; `not-found` without a key. */
export async function createApplePass(user: Holder): Promise<Buffer> {
  const key = requireKey(usableAppleKey());
  const card = toWalletCard(user);
  const { applePass } = await import('./apple-pass.ts');
  return applePass(card, key);
}
