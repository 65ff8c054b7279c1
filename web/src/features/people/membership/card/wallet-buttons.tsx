import type { Wallet } from 'contract/card/card';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import * as t from '#messages/features/people/membership/card';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';

const walletNames: Record<Wallet, string> = { google: 'Google Wallet', apple: 'Apple Wallet' };

/** Adds the card to the wallet app of a phone. */
export function WalletButtons({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const call = useCall();
  const [busy, setBusy] = useState<Wallet>();
  const [error, setError] = useState<string>();
  const add = async (wallet: Wallet) => {
    setBusy(wallet);
    setError(undefined);
    try {
      if (wallet === 'apple') saveFile(await call('getApplePass', {}));
      else window.location.assign((await call('getGoogleWalletLink', {})).url);
    } catch (failure) {
      setError(getErrorReason(failure) ?? fill(t.walletFailed, { wallet: walletNames[wallet] }));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="print-hidden grid gap-3">
      <div className="flex flex-wrap gap-3">
        {wallets.map((wallet) => (
          <Button key={wallet} variant="secondary" busy={busy === wallet} onClick={() => void add(wallet)}>
            {fill(t.addToWallet, { wallet: walletNames[wallet] })}
          </Button>
        ))}
      </div>
      <p className="text-muted text-sm">{t.walletPrivacy}</p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
