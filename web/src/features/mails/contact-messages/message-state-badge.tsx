import type { MessageState } from 'contract/schemas/list-states';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const badges: Readonly<Record<MessageState, { readonly tone: BadgeTone; readonly label: string }>> = {
  open: { tone: 'waiting', label: 'Belum selesai' },
  answered: { tone: 'good', label: 'Terjawab' },
  done: { tone: 'good', label: 'Selesai' },
};

export const MessageStateBadge = ({ state }: { readonly state: MessageState }) => (
  <StatusBadge {...badges[state]} />
);
