import type { LiveCard } from 'contract/card/card-verification';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { checkCode, type Verdict, withLiveState } from '#shared/scanning/check-code.ts';
import { clockFault } from '#shared/scanning/device-clock.ts';
import type { DeviceKeys } from '#shared/scanning/use-card-keys.ts';

export interface Finding {
  /** Undefined while the check runs. */
  readonly verdict: Verdict | undefined;
  /** State of the card on the server; undefined when the server was not reached. */
  readonly live: LiveCard | undefined;
  readonly isAsking: boolean;
  /** Direction of the clock error of this device, if any. */
  readonly clockFault: 'ahead' | 'behind' | undefined;
}

const now = { staleTime: 0, gcTime: 0 } as const;

/** Checks a code on this device first, then on the server if it is reachable. */
export function useVerdict(code: string | undefined, deviceKeys: DeviceKeys): Finding {
  const local = useLocalVerdict(code, deviceKeys);
  const statement = local !== undefined && 'statement' in local ? local.statement : undefined;
  const { memberNumber = '', serial = '' } = statement ?? {};
  const server = useEndpoint(
    'checkCard',
    { memberNumber, serial },
    { ...now, enabled: statement !== undefined },
  );
  const live = statement === undefined ? undefined : server.data;
  return {
    verdict: local && withLiveState(local, live),
    live,
    isAsking: server.isFetching,
    clockFault: local?.kind === 'clock' ? 'behind' : clockFault(deviceKeys),
  };
}

function useLocalVerdict(code: string | undefined, deviceKeys: DeviceKeys): Verdict | undefined {
  const { keys, isFresh, ahead, isWaiting } = deviceKeys;
  const [result, setResult] = useState<{ readonly code: string; readonly verdict: Verdict }>();
  useEffect(() => {
    if (code === undefined || isWaiting) return;
    let isCurrent = true;
    void checkCode(code, { keys, isFresh, ahead }).then(
      (verdict) => isCurrent && setResult({ code, verdict }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, keys, isFresh, ahead, isWaiting]);
  return result !== undefined && result.code === code ? result.verdict : undefined;
}
