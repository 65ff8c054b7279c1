import type { TimelineItem } from 'contract/people/member-timeline';
import { type TimelineKind, timelineKinds } from 'contract/rules/people/timeline-kinds';
import { adminListDateTime } from 'contract/text/dates';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AuditEntryItem } from '#shared/audit/audit-entries.tsx';
import { UndoButton } from '#shared/audit/undo-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useNearViewport } from '#ui/lazy/use-near-viewport.ts';

const kindLabels: Readonly<Record<TimelineKind, string>> = {
  payment: 'Pembayaran',
  bill: 'Tagihan',
  mail: 'Email',
  card: 'Kartu',
  seat: 'Kursi',
  event: 'Acara',
  letter: 'Surat edaran',
  certificate: 'Sertifikat',
  credit: 'Kredit',
  'membership-letter': 'Surat keterangan',
  note: 'Catatan',
  task: 'Tugas',
  document: 'Dokumen',
  audit: 'Audit',
};

/**
 * Everything about a person, newest first, of one kind or of all that the admin may see. It is below the other
 * sections and reads many collections, so it loads when the admin scrolls to it.
 */
export function MemberTimeline({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <Section id="member-timeline" title="Riwayat">
      <div ref={place} className="grid min-h-40 content-start gap-4">
        {isNear && <Timeline id={id} />}
      </div>
    </Section>
  );
}

function Timeline({ id }: { readonly id: string }) {
  const may = useDutyCheck();
  const selectId = useId();
  const [kind, setKind] = useState<TimelineKind | undefined>();
  const kinds = useEndpoint('getMemberTimeline', { id }, { staleTime: 0 }).data?.kinds ?? [];
  return (
    <>
      <div className="grid max-w-xs gap-1.5">
        <label htmlFor={selectId} className="font-semibold text-sm">
          Tampilkan
        </label>
        <select
          id={selectId}
          className="control select"
          value={kind ?? ''}
          onChange={(event) => setKind(timelineKinds.find((one) => one === event.target.value))}
        >
          <option value="">Semua</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </select>
      </div>
      <Pages key={kind} id={id} kind={kind} />
      {may('audit') && (
        <Link to={`/admin/audit?person=${id}`} className="text-link w-fit py-1">
          Semua catatan audit
        </Link>
      )}
    </>
  );
}

interface PagesProps {
  readonly id: string;
  readonly kind: TimelineKind | undefined;
}

/** Shows as many pages as the admin has requested, each after the last item of the one before. */
function Pages({ id, kind }: PagesProps) {
  const [starts, setStarts] = useState<readonly string[]>(['']);
  return starts.map((after, index) => (
    <Page
      key={after}
      id={id}
      kind={kind}
      after={after}
      isLast={index === starts.length - 1}
      onMore={(next) => setStarts([...starts, next])}
    />
  ));
}

interface PageProps extends PagesProps {
  /** Empty for the first page. */
  readonly after: string;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
}

function Page({ id, kind, after, isLast, onMore }: PageProps) {
  const position = after === '' ? {} : { after };
  const input = { id, ...(kind === undefined ? {} : { kind }), ...position };
  // Opening a payment proof on this page adds an entry.
  const { data, isPending, error, refetch } = useEndpoint('getMemberTimeline', input, { staleTime: 0 });
  if (isPending) return <Spinner label="Memuat…" />;
  if (data === undefined)
    return <LoadFailure text="Gagal mengambil riwayat" error={error} onRetry={refetch} />;
  const { next } = data;
  return (
    <>
      {data.data.length === 0 && after === '' && next === null && (
        <p className="text-muted">Belum ada catatan.</p>
      )}
      <ol className="grid">
        {data.data.map((item) => (
          <Item key={item._id} item={item} />
        ))}
      </ol>
      {isLast && next !== null && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => onMore(next)}>
          Muat yang lebih lama
        </Button>
      )}
    </>
  );
}

function Item({ item: { at, title, text, entry } }: { readonly item: TimelineItem }) {
  if (entry !== null)
    return (
      <AuditEntryItem entry={entry} moment={adminListDateTime(at)} action={<UndoButton entry={entry} />} />
    );
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums">
        {adminListDateTime(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>{title}</p>
        {text !== '' && <p className="whitespace-pre-line text-muted text-sm">{text}</p>}
      </div>
    </li>
  );
}
