import type { ReactNode } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/institutions/institutions';
import { AuditEntries } from '#shared/audit/audit-entries.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';

interface InstitutionHistoryProps {
  readonly id: string;
  readonly title: string;
  /** Default: the short form of the admin area. */
  readonly formatMoment?: (at: string) => string;
  readonly more?: ReactNode;
}

export function InstitutionHistory({ id, title, formatMoment, more }: InstitutionHistoryProps) {
  const list = useEndpoint('listInstitutionHistory', { id });
  return (
    <HistorySection title={title} list={list} loadError={t.historyFailed} empty={t.noHistory}>
      {(entries) => (
        <>
          <AuditEntries entries={entries} {...(formatMoment === undefined ? {} : { formatMoment })} />
          {more}
        </>
      )}
    </HistorySection>
  );
}
