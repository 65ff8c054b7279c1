import { endText } from 'contract/rules/membership';
import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { UserRow } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { statusLabels } from '#shared/members/people-filter-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { columnLabels, type UserColumn, useColumnChoice } from './list/column-choice.tsx';
import { describeFilter } from './list/describe-filter.ts';
import { parseUserFilter, toSearch, type UserFilter } from './list/user-filter.ts';

/** Rows of one request, and of one printed list. */
const pageSize = 50;
const maxRows = 1000;

interface PrintedList {
  readonly rows: readonly UserRow[];
  readonly total: number;
}

type Load = (page: number) => Promise<{ readonly data: UserRow[]; readonly totalUsers: number }>;

async function loadAll(load: Load, signal: AbortSignal): Promise<PrintedList> {
  const rows: UserRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, totalUsers } = await load(page);
    signal.throwIfAborted();
    rows.push(...data);
    if (rows.length >= Math.min(totalUsers, maxRows) || data.length === 0) return { rows, total: totalUsers };
  }
}

/** Loads all rows of a filter, up to `maxRows`. */
function usePrintedList(filter: UserFilter) {
  const call = useCall();
  const [list, setList] = useState<PrintedList>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const key = toSearch(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the filter, and an attempt repeats it
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load: Load = (page) => call('listUsers', { ...filter, page, limit: pageSize }, { signal });
    setError(undefined);
    loadAll(load, signal).then(setList, (failure: Error) => {
      if (!signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [key, attempt]);
  return { list, error, retry: () => setAttempt(attempt + 1) };
}

const cells: Readonly<Record<UserColumn, (user: UserRow) => string>> = {
  email: ({ email }) => email,
  institution: ({ institution }) => institution,
  department: ({ department }) => department,
  expertise: ({ expertise }) => expertise,
  isActive: ({ isActive }) => statusLabels[isActive],
  memberNumber: ({ memberNumber }) => memberNumber ?? '',
  phoneNumber: ({ phoneNumber }) => formatPhone(phoneNumber),
  city: ({ city }) => city,
  createdAt: ({ createdAt }) => adminListDate(createdAt),
  validUntil: ({ validUntil }) => (validUntil === null ? '' : endText(validUntil, adminListDate)),
};

/** The rows of a filter with the chosen columns on paper, with an empty column for a signature. */
export default function PrintUsersPage() {
  const [search] = useSearchParams();
  const filter = parseUserFilter(search);
  const { columns } = useColumnChoice();
  const { list, error, retry } = usePrintedList(filter);
  const { sort: _sort, ...narrowing } = filter;
  const texts = (Object.keys(narrowing) as (keyof typeof narrowing)[]).flatMap(
    (name) => describeFilter(name, filter) ?? [],
  );
  return (
    <>
      <ScreenHead back={`/admin/manage-user?${search}`}>
        {list !== undefined && (
          <Button className="print-hidden" onClick={() => window.print()}>
            Cetak
          </Button>
        )}
      </ScreenHead>
      {error !== undefined && (
        <Notice tone="error">
          <p>{`Daftar tidak dimuat. ${getErrorReason(error)}`}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            Coba lagi
          </Button>
        </Notice>
      )}
      {list === undefined && error === undefined && <Spinner className="size-6" />}
      {list !== undefined && (
        <div className="grid gap-4">
          <p>
            <strong>{`${groupThousands(list.total)} pengguna`}</strong>
            {texts.length > 0 && `. ${texts.join('; ')}.`}
          </p>
          {list.total > list.rows.length && (
            <Notice tone="info">{`Hanya ${groupThousands(list.rows.length)} yang pertama dicetak. Persempit filter atau ekspor daftarnya.`}</Notice>
          )}
          <PrintedTable rows={list.rows} columns={columns} />
        </div>
      )}
    </>
  );
}

interface PrintedTableProps {
  readonly rows: readonly UserRow[];
  readonly columns: readonly UserColumn[];
}

function PrintedTable({ rows, columns }: PrintedTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
    <section aria-label="Tabel pengguna" tabIndex={0} className="prose-table overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Pengguna</caption>
        <thead>
          <tr>
            {['No.', 'Nama', ...columns.map((column) => columnLabels[column]), 'Paraf'].map((heading) => (
              <th key={heading} scope="col" className="border border-line-strong px-2 py-1.5">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((user, index) => (
            <tr key={user._id}>
              <td className="border border-line-strong px-2 py-1.5 tabular-nums">{index + 1}</td>
              <th scope="row" className="border border-line-strong px-2 py-1.5 font-semibold">
                {user.name}
              </th>
              {columns.map((column) => (
                <td key={column} className="border border-line-strong px-2 py-1.5 wrap-anywhere">
                  {cells[column](user)}
                </td>
              ))}
              <td className="w-24 border border-line-strong" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
