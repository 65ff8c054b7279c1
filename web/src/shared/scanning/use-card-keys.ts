import type { CardKeys } from 'contract/card/card-verification';
import { useEffect, useState } from 'react';
import { deviceStorage } from '#api/device-storage.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import type { KnownKeys } from './check-code.ts';

const storageKey = 'card-keys';

export interface DeviceKeys extends KnownKeys {
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly refresh: () => void;
}

/** Returns public keys and revoked cards from the server, else those stored on this device. */
export function useCardKeys(): DeviceKeys {
  const { data, dataUpdatedAt, isSuccess, isError, isFetching, isPaused, refetch } = useEndpoint(
    'getCardKeys',
    {},
    { bypassCache: true },
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

const store = (keys: CardKeys): void => deviceStorage.set(storageKey, JSON.stringify(keys));

/** Returns undefined without stored keys, or when another version of this page wrote them. */
function readStored(): CardKeys | undefined {
  const stored = deviceStorage.getJson(storageKey) as Partial<CardKeys> | null;
  const isWhole =
    Array.isArray(stored?.keys) && Array.isArray(stored.revoked) && typeof stored.at === 'string';
  return isWhole ? (stored as CardKeys) : undefined;
}
