import type { InstitutionStatus } from 'contract/institutions';
import { indonesianDate } from 'contract/text/dates';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const words: Record<InstitutionStatus, { tone: BadgeTone; id: string; en: string }> = {
  waiting: { tone: 'waiting', id: 'Menunggu persetujuan', en: 'Waiting Approval' },
  active: { tone: 'good', id: 'Aktif', en: 'Active' },
  ended: { tone: 'bad', id: 'Berakhir', en: 'Ended' },
};

interface InstitutionStatusBadgeProps {
  readonly status: InstitutionStatus;
  readonly lang: 'en' | 'id';
}

export const InstitutionStatusBadge = ({ status, lang }: InstitutionStatusBadgeProps) => (
  <StatusBadge tone={words[status].tone} label={words[status][lang]} />
);

/** Returns 'Berlaku sampai 5 Januari 2027', or the text for a pending or expired membership. */
export function validityText(status: InstitutionStatus, validUntil: string | null): string {
  if (validUntil === null) return 'Pendaftaran sedang diperiksa.';
  const until = indonesianDate(validUntil);
  return status === 'active' ? `Berlaku sampai ${until}.` : `Berakhir pada ${until}.`;
}
