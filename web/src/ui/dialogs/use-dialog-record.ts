import { useState } from 'react';

/** The record that a dialog is about, also while it closes, when nothing is selected any more. */
export function useDialogRecord<T>(selected: T | null): T | null {
  const [latest, setLatest] = useState(selected);
  if (selected !== null && selected !== latest) setLatest(selected);
  return selected ?? latest;
}
