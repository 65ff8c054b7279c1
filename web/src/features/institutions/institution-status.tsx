import type { InstitutionStatus } from 'contract/institutions';
import { formatDate } from 'contract/text/dates';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const words: Record<InstitutionStatus, { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'waiting', label: 'Menunggu persetujuan' },
  active: { tone: 'good', label: 'Aktif' },
  ended: { tone: 'bad', label: 'Berakhir' },
};

interface InstitutionStatusBadgeProps {
  readonly status: InstitutionStatus;
}

export const InstitutionStatusBadge = ({ status }: InstitutionStatusBadgeProps) => (
  <StatusBadge {...words[status]} />
);

/** Returns 'Berlaku sampai 5 Januari 2027', or the text for a pending or expired membership. */
export function validityText(status: InstitutionStatus, validUntil: string | null): string {
  if (validUntil === null) return 'Pendaftaran sedang diperiksa.';
  const until = formatDate(validUntil);
  return status === 'active' ? `Berlaku sampai ${until}.` : `Berakhir pada ${until}.`;
}
