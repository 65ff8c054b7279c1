import type { EndpointName } from 'contract';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { useRemoval } from '#api/use-removal.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import type { ListQuery, ListRegionProps } from '#ui/lists/list-region.tsx';
import { ListPager, type PageReply } from '#ui/lists/pager.tsx';
import { emptySearch, type ListSearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import type { Identified } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { AskDeleteContext } from './content-actions.tsx';
import { type ListName, parseTranslation } from './edit-queries.ts';

type AnyRow = EndpointReply<ListName>['data'][number];
type RowOf<N extends ListName> = Extract<
  AnyRow,
  EndpointReply<N> extends { data: (infer Row)[] } ? Row : never
>;

interface Titled extends Identified {
  readonly title: string;
}

type DeletionName = 'deleteBlog' | 'deleteEvent' | 'deleteJournal' | 'deleteProduct';

interface Deletion<Row extends Titled> {
  readonly endpoint: DeletionName;
  readonly refreshes: readonly EndpointName[];
  readonly title: string;
  readonly detail?: (row: Row) => ReactNode;
  /** Shown below the confirmation, where the specification allows it. */
  readonly note?: string;
  readonly onDone: (row: Row) => void;
  /** Specified error text, shown above the list. */
  readonly failed: string;
  /** Called in addition to showing the error text. */
  readonly onFailure?: () => void;
}

interface ContentListScreenProps<N extends ListName, Row extends Titled> {
  readonly list: N;
  /** Names of the rows, and the searched fields. */
  readonly searched: { readonly noun: string; readonly hint: string };
  /** Specified text for a list that cannot be loaded. */
  readonly loadError: ReactNode;
  readonly onLoadError?: () => void;
  readonly empty: { readonly text: string; readonly reason: string };
  readonly add: { readonly to: string; readonly label: string };
  readonly deletion: Deletion<Row>;
  readonly children: (region: Omit<ListRegionProps<Row>, 'children'>) => ReactNode;
}

export function ContentListScreen<N extends ListName>(props: ContentListScreenProps<N, RowOf<N>>) {
  const { searched, loadError, onLoadError, deletion } = props;
  const filter = useTranslationFilter();
  const { translation } = filter;
  const search = { ...useListSearch(), clear: filter.clear };
  const { list, pages, focus } = useContentList(props.list, { q: search.q, translation });
  const call = useCall();
  const remove = useRemoval({
    list: props.list,
    send: (id) => call(deletion.endpoint, { id }),
    refreshes: deletion.refreshes,
  });
  const rows = list.data?.data ?? [];
  const [target, setTarget] = useState<RowOf<N> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askDelete = (id: string) => {
    setFailure(null);
    setTarget(rows.find(({ _id }) => _id === id) ?? null);
  };
  const showFailure = (row: Titled, error: unknown) => {
    setFailure({ record: row.title, text: deletion.failed, detail: getErrorReason(error) });
    deletion.onFailure?.();
  };
  const { isError } = list;
  useEffect(() => {
    if (isError) onLoadError?.();
  }, [isError, onLoadError]);
  const isWhole = search.q === undefined && translation === undefined;
  const add = <ButtonLink to={props.add.to}>{props.add.label}</ButtonLink>;
  return (
    <AskDeleteContext value={askDelete}>
      <ScreenHead total={isWhole ? list.data?.total : undefined}>{add}</ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <ListSearchBar
          search={search}
          {...searched}
          isFiltered={translation !== undefined}
          found={list.isPlaceholderData ? undefined : list.data?.total}
        />
        <StaleToggle filter={filter} />
        {props.children({
          list,
          focus,
          loadError,
          empty: isWhole ? { ...props.empty, action: add } : emptyOf(search, searched.noun, filter),
        })}
        <ListPager pages={pages} list={list} />
      </div>
      <DeleteDialog
        row={target}
        title={deletion.title}
        record={(row) => <RecordName title={row.title} detail={deletion.detail?.(row)} />}
        note={deletion.note}
        remove={remove}
        onClose={() => setTarget(null)}
        onDone={deletion.onDone}
        onFailure={showFailure}
        returnFocus={focus.findTarget}
      />
    </AskDeleteContext>
  );
}

const emptyOf = (search: ListSearch, noun: string, { translation, clear }: TranslationFilter) =>
  translation === undefined || search.q !== undefined
    ? emptySearch(search, noun)
    : {
        text: 'Tidak ada terjemahan yang tertinggal',
        reason: 'Teks Indonesia tidak berubah setelah teks Inggris ditulis.',
        action: (
          <Button variant="secondary" onClick={clear}>
            Tampilkan semua
          </Button>
        ),
      };

/** The lists differ only in the type of their rows. */
function useContentList<N extends ListName>(
  name: N,
  filter: Pick<EndpointInput<'listWrittenBlogs'>, 'q' | 'translation'>,
) {
  const { list, ...place } = useList(name as 'listWrittenBlogs', filter);
  return { list: list as unknown as ContentQuery<RowOf<N>>, ...place };
}

interface ContentQuery<Row extends Identified> extends ListQuery<Row> {
  readonly data: (PageReply<Row> & { readonly total: number }) | undefined;
}

const RecordName = ({ title, detail }: { readonly title: string; readonly detail: ReactNode }) => (
  <>
    <span className="block">{title}</span>
    {detail !== undefined && <span className="block font-normal text-muted text-sm">{detail}</span>}
  </>
);

interface TranslationFilter {
  readonly translation: 'stale' | undefined;
  readonly set: (isStale: boolean) => void;
  /** Removes the filter and the search. */
  readonly clear: () => void;
}

/** Filter of a list that is stored in the URL next to its search. */
function useTranslationFilter(): TranslationFilter {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const show = (query: URLSearchParams) =>
    navigate({ search: query.toString() }, { preventScrollReset: true });
  const set = (isStale: boolean) => {
    const query = new URLSearchParams(params);
    query.delete('page');
    query.delete('translation');
    if (isStale) query.set('translation', 'stale');
    show(query);
  };
  return { translation: parseTranslation(params), set, clear: () => show(new URLSearchParams()) };
}

interface StaleToggleProps {
  readonly filter: TranslationFilter;
}

/** Shows only content whose English texts are older than the Indonesian ones. */
function StaleToggle({ filter: { translation, set } }: StaleToggleProps) {
  const id = useId();
  const isStale = translation === 'stale';
  // The URL changes in a transition, which would delay the box.
  const [isChecked, setChecked] = useState(isStale);
  useEffect(() => setChecked(isStale), [isStale]);
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        aria-describedby={`${id}-hint`}
        checked={isChecked}
        onChange={({ target: { checked } }) => {
          setChecked(checked);
          set(checked);
        }}
      />
      <div>
        <label htmlFor={id}>Terjemahan tertinggal</label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          Teks Indonesia berubah setelah teks Inggris ditulis.
        </p>
      </div>
    </div>
  );
}
