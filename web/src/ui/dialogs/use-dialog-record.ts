import { useState } from 'react';

/** The record that a dialog is about, also while it closes, when nothing is selected any more. */
export function useDialogRecord<T>(selected: T | null): T | null {
  const [shown, setShown] = useState(selected);
  if (selected !== null && selected !== shown) setShown(selected);
  return selected ?? shown;
}
