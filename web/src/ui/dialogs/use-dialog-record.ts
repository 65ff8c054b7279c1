import { useState } from 'react';

/** Returns the record of a dialog, also while it closes and nothing is selected any more. */
export function useDialogRecord<T>(selected: T | null): T | null {
  const [latest, setLatest] = useState(selected);
  if (selected !== null && selected !== latest) setLatest(selected);
  return selected ?? latest;
}
