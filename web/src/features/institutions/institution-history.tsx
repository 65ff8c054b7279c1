import { indonesianDateTime } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AuditEntries } from '#shared/audit/audit-entries.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';

interface InstitutionHistoryProps {
  readonly id: string;
  readonly title: string;
  readonly lang: 'en' | 'id';
  readonly more?: ReactNode;
}

export function InstitutionHistory({ id, title, lang, more }: InstitutionHistoryProps) {
  const list = useEndpoint('listInstitutionHistory', { id });
  return (
    <HistorySection
      title={title}
      lang={lang}
      list={list}
      loadError="Riwayat tidak dapat dimuat."
      empty="Belum ada catatan."
    >
      {(entries) => (
        <>
          <AuditEntries entries={entries} {...(lang === 'id' ? { formatMoment: indonesianDateTime } : {})} />
          {more}
        </>
      )}
    </HistorySection>
  );
}
