import type { MessageState } from 'contract/fields/list-states';
import { StatusBadge } from '#ui/base/status-badge.tsx';

/** Whether a message still waits for somebody. */
export function MessageStateBadge({ state }: { readonly state: MessageState }) {
  return state === 'open' ? (
    <StatusBadge tone="waiting" label="Open" />
  ) : (
    <StatusBadge tone="good" label="Done" />
  );
}
