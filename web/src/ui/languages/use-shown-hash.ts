import { useState } from 'react';

/**
 * Returns the hash of the Indonesian texts on the screen, from which English ones are written. Another admin can
 * change the Indonesian texts meanwhile, so it only changes with `version`: when the screen shows other texts.
 */
export function useShownHash(loaded: string | undefined, version: number): string | undefined {
  const [shown, setShown] = useState<{ readonly version: number; readonly hash: string }>();
  if (loaded !== undefined && shown?.version !== version) setShown({ version, hash: loaded });
  return shown?.hash;
}
