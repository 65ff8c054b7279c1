import type { CardKeys } from 'contract/card-verification';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import type { KnownKeys } from './check-code.ts';

const storageKey = 'card-keys';

export interface DeviceKeys extends KnownKeys {
  /** Nothing is known yet, and the answer is under way. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly refresh: () => void;
}

/** The public keys and the revoked cards: those of the server, else those that this device kept. */
export function useCardKeys(): DeviceKeys {
  const { data, dataUpdatedAt, isSuccess, isError, isFetching, isPaused, refetch } = useEndpoint(
    'getCardKeys',
    {},
    { fresh: true },
  );
  const [stored, setStored] = useState<CardKeys>();
  useEffect(() => {
    if (data === undefined) setStored(readStored());
    else store(data);
  }, [data]);
  const keys = data ?? stored;
  return {
    keys,
    isFresh: isSuccess,
    ahead: data === undefined ? undefined : dataUpdatedAt - Date.parse(data.at),
    isWaiting: keys === undefined && !isError && !isPaused,
    isBusy: isFetching,
    refresh: () => void refetch(),
  };
}

function store(keys: CardKeys): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    // Without room or permission cards can be checked with network only.
  }
}

/** Undefined without any, and for what was written by another version of this page. */
function readStored(): CardKeys | undefined {
  try {
    const stored: Partial<CardKeys> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isWhole =
      Array.isArray(stored?.keys) && Array.isArray(stored.revoked) && typeof stored.at === 'string';
    return isWhole ? (stored as CardKeys) : undefined;
  } catch {
    return undefined;
  }
}
