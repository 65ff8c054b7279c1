import type { JobRunRow } from 'contract/health';
import { adminListDateTime } from 'contract/text/dates';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

const outcomes: Readonly<Record<JobRunRow['outcome'], readonly [label: string, tone: BadgeTone]>> = {
  awaited: ['Not run yet', 'idle'],
  done: ['Done', 'good'],
  incomplete: ['More to do', 'waiting'],
  failed: ['Failed', 'bad'],
};

const helper = createColumns<JobRunRow>();

export const jobColumns = helper.columns([
  helper.accessor('_id', {
    header: 'Job',
    cell: ({ getValue }) => <code className="whitespace-nowrap">{getValue()}</code>,
  }),
  helper.accessor('endedAt', {
    header: 'Last run',
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  helper.display({
    id: 'outcome',
    header: 'Outcome',
    cell: ({ row }) => <Outcome run={row.original} />,
  }),
  helper.accessor(({ done }) => countsOf(done), { id: 'done', header: 'Changed' }),
  helper.display({
    id: 'notes',
    header: 'Notes',
    cell: ({ row }) => <Notes run={row.original} />,
  }),
]);

function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at} lang="id">
      {adminListDateTime(at)}
    </time>
  );
}

function Outcome({ run }: { readonly run: JobRunRow }) {
  const [label, tone] = outcomes[run.outcome];
  return (
    <span className="flex flex-wrap gap-1">
      {run.isLate && <StatusBadge label="Late" tone="bad" />}
      <StatusBadge label={label} tone={tone} />
    </span>
  );
}

/** Converts 'filesMarked' to 'files marked'. */
const wordsOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const countsOf = (done: JobRunRow['done']): string =>
  Object.entries(done)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${wordsOf(kind)}: ${count}`)
    .join(', ') || '–';

function Notes({ run }: { readonly run: JobRunRow }) {
  const notes = [...new Set([...run.alarms, ...run.failures, ...run.findings])];
  const unnamed = run.failureCount - run.failures.length;
  if (notes.length === 0) return '–';
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {notes.map((note) => (
        <li key={note}>{note.split('\n', 1)[0]}</li>
      ))}
      {unnamed > 0 && <li>{`and ${unnamed} failures more, in the log`}</li>}
    </ul>
  );
}
