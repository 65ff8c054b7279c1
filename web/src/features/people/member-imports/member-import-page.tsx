import type { MemberImport } from 'contract/people/member-imports';
import { type ImportFilter, importFilters } from 'contract/rules/people/import-filters';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { ImportActions } from './import-actions.tsx';
import { parseImportFilter } from './import-filter.ts';
import { ImportRows } from './import-rows.tsx';
import { filterLabels, importRefreshes, isInviting, isRunning, stateLabels } from './import-words.ts';

/** Shows the effect of each row of a file, and imports or undoes it. */
export default function MemberImportPage() {
  const { id = '' } = useParams();
  const record = useEndpoint('getMemberImport', { id });
  const filter = parseImportFilter(useSearchParams()[0]);
  return (
    <>
      <ScreenHead back="/admin/manage-user/import" text={record.data?.name ?? ''} />
      <RecordScreen record={record} loadError="Impor tidak dapat dimuat.">
        {(found) => <ShownImport found={found} filter={filter} />}
      </RecordScreen>
    </>
  );
}

interface ShownImportProps {
  readonly found: MemberImport;
  readonly filter: ImportFilter | undefined;
}

function ShownImport({ found, filter }: ShownImportProps) {
  const { failure } = useImportRun(found);
  return (
    <div className="grid gap-6">
      <Summary found={found} />
      {failure !== undefined && <Notice tone="error">{`${failure} Kami mencoba lagi.`}</Notice>}
      <TabLinks label="Baris menurut akibatnya" tabs={toTabs(found, filter)} scrollsOnPhones />
      <ImportRows id={found._id} filter={filter} canDecide={found.state === 'checked'} />
    </div>
  );
}

function toTabs({ _id, rows, counts }: MemberImport, filter: ImportFilter | undefined) {
  const path = `/admin/manage-user/import/${_id}`;
  const used = importFilters.filter((one) => counts[one] > 0 || one === filter);
  return [
    { to: path, label: `Semua (${groupThousands(rows)})`, isCurrent: filter === undefined },
    ...used.map((one) => ({
      to: `${path}?filter=${one}`,
      label: `${filterLabels[one]} (${groupThousands(counts[one])})`,
      isCurrent: one === filter,
    })),
  ];
}

function Summary({ found }: { readonly found: MemberImport }) {
  const { state, rows, processed, createdAt, createdBy, unusedTitles, appliedAt, appliedBy } = found;
  return (
    <section aria-label="Keadaan impor" className="panel grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge {...stateLabels[state]} />
        <p className="text-muted text-sm">{`${adminListDateTime(createdAt)}, ${createdBy}`}</p>
      </div>
      {isRunning(found) && (
        <div className="grid gap-1.5">
          <progress className="progress" aria-label="Kemajuan" value={processed} max={rows} />
          <p role="status" className="text-sm tabular-nums">
            {`${groupThousands(processed)} dari ${groupThousands(rows)} baris`}
          </p>
        </div>
      )}
      <p>{effectText(found)}</p>
      {appliedAt !== null && (
        <p className="text-muted text-sm">{`Diimpor ${adminListDateTime(appliedAt)} oleh ${appliedBy}.`}</p>
      )}
      {found.invitations !== null && (
        <p className="text-muted text-sm">{invitationText(found.invitations)}</p>
      )}
      {found.undoUntil !== null && (
        <p className="text-muted text-sm">{`Dapat dibatalkan sampai ${adminListDate(found.undoUntil)}.`}</p>
      )}
      {unusedTitles.length > 0 && (
        <p className="text-muted text-sm wrap-anywhere">{`Kolom yang tidak diimpor: ${unusedTitles.join(', ')}.`}</p>
      )}
      <ImportActions found={found} />
    </section>
  );
}

function invitationText({ startedAt, queued, skipped }: NonNullable<MemberImport['invitations']>): string {
  const left = skipped === 0 ? '' : `, ${skipped} dilewati`;
  return `Undangan ${adminListDateTime(startedAt)}: ${queued} email${left}.`;
}

function effectText({ state, counts, results }: MemberImport): string {
  if (state === 'undone' || state === 'undoing')
    return `${results.removed} anggota dihapus lagi, ${results.restored} dipulihkan, ${counts.kept} tetap.`;
  if (state === 'applied' || state === 'applying' || state === 'stopped')
    return `${results.created} anggota ditambahkan, ${results.updated} diubah.`;
  const open = counts.conflict > 0 ? ` ${counts.conflict} baris dilewati sampai Anda putuskan.` : '';
  return `${counts.create} anggota akan ditambahkan dan ${counts.update} diubah.${open}`;
}

/** Pause after a failed call, in which the connection may return. */
const retryMs = 5000;

/**
 * Continues a running import, or a round of invitations, while the screen is open. The job of the server continues it
 * otherwise.
 */
function useImportRun(shown: MemberImport | undefined): { readonly failure: string | undefined } {
  const { run } = useAction('continueMemberImport', { refreshes: importRefreshes });
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const id = shown !== undefined && (isRunning(shown) || isInviting(shown)) ? shown._id : undefined;
  const progress = `${shown?.processed} ${shown?.invitations?.queued} ${shown?.invitations?.skipped}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each processed batch and each retry sends the next call
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    run({ id }).then(
      () => setFailure(undefined),
      (error: unknown) => {
        setFailure(getErrorMessage(error));
        timer = setTimeout(() => setAttempt((before) => before + 1), retryMs);
      },
    );
    return () => clearTimeout(timer);
  }, [id, progress, attempt]);
  return { failure };
}
