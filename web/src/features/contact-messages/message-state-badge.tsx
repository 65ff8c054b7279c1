import type { MessageState } from 'contract/schemas/list-states';
import { StatusBadge } from '#ui/base/status-badge.tsx';

export function MessageStateBadge({ state }: { readonly state: MessageState }) {
  return state === 'open' ? (
    <StatusBadge tone="waiting" label="Belum selesai" />
  ) : (
    <StatusBadge tone="good" label="Selesai" />
  );
}
