import type { CardKeys } from 'contract/card-verification';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import type { KnownKeys } from './check-code.ts';

const storageKey = 'card-keys';

export interface KeptKeys extends KnownKeys {
  /** Nothing is known yet, and the answer is under way. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly refresh: () => void;
}

/** The public keys and the revoked cards: those of the server, else those that this device kept. */
export function useCardKeys(): KeptKeys {
  const { data, isSuccess, isError, isFetching, isPaused, refetch } = useEndpoint(
    'getCardKeys',
    {},
    { fresh: true },
  );
  const [kept, setKept] = useState<CardKeys>();
  useEffect(() => {
    if (data === undefined) setKept(readKept());
    else keep(data);
  }, [data]);
  const keys = data ?? kept;
  return {
    keys,
    isFresh: isSuccess,
    isWaiting: keys === undefined && !isError && !isPaused,
    isBusy: isFetching,
    refresh: () => void refetch(),
  };
}

function keep(keys: CardKeys): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    // Without room or permission cards can be checked with network only.
  }
}

/** Undefined without any, and for what was written by another version of this page. */
function readKept(): CardKeys | undefined {
  try {
    const kept: Partial<CardKeys> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isWhole = Array.isArray(kept?.keys) && Array.isArray(kept.revoked) && typeof kept.at === 'string';
    return isWhole ? (kept as CardKeys) : undefined;
  } catch {
    return undefined;
  }
}
