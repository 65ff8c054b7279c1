import type { InstitutionStatus } from 'contract/institutions/institutions';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/institutions/institutions';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const words: Record<InstitutionStatus, { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'waiting', label: t.waiting },
  active: { tone: 'good', label: t.active },
  ended: { tone: 'bad', label: t.ended },
};

export const InstitutionStatusBadge = ({ status }: { readonly status: InstitutionStatus }) => (
  <StatusBadge {...words[status]} />
);

/** Returns 'Berlaku sampai 5 Januari 2027', or the text for a pending or expired membership. */
export function validityText(status: InstitutionStatus, validUntil: string | null): string {
  if (validUntil === null) return t.registrationInReview;
  return fill(status === 'active' ? t.validUntil : t.endedOn, { date: formatDate(validUntil) });
}
