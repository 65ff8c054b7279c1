import type { InstitutionStanding } from 'contract/institutions';
import { indonesianDate } from 'contract/words/dates';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const words: Record<InstitutionStanding, { tone: BadgeTone; id: string; en: string }> = {
  waiting: { tone: 'waiting', id: 'Menunggu persetujuan', en: 'Waiting Approval' },
  active: { tone: 'good', id: 'Aktif', en: 'Active' },
  ended: { tone: 'bad', id: 'Berakhir', en: 'Ended' },
};

interface InstitutionStandingBadgeProps {
  readonly status: InstitutionStanding;
  readonly lang: 'en' | 'id';
}

/** How the membership of an institution stands. */
export const InstitutionStandingBadge = ({ status, lang }: InstitutionStandingBadgeProps) => (
  <StatusBadge tone={words[status].tone} label={words[status][lang]} />
);

/** 'Berlaku sampai 5 Januari 2027', or what else there is to say. */
export function validityText(status: InstitutionStanding, validUntil: string | null): string {
  if (validUntil === null) return 'Pendaftaran sedang diperiksa.';
  const until = indonesianDate(validUntil);
  return status === 'active' ? `Berlaku sampai ${until}.` : `Berakhir pada ${until}.`;
}
