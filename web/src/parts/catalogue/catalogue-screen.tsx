import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOf } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import type { ListRegionProps } from '#ui/lists/list-region.tsx';
import { Pager } from '#ui/lists/pager.tsx';
import type { Identified } from '#ui/lists/table-columns.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AskDeleteContext } from './catalogue-actions.tsx';
import type { Catalogue } from './use-catalogue.ts';

interface Titled extends Identified {
  readonly title: string;
}

/** How a record of the list is deleted, and what is said of it. */
interface Deletion<Row extends Titled> {
  readonly title: string;
  /** Beneath the record's title in the question. */
  readonly detail?: (row: Row) => ReactNode;
  /** Beneath the question, in Indonesian, where the specification leaves room. */
  readonly note?: string;
  readonly remove: (id: string) => Promise<unknown>;
  readonly onDone: (row: Row) => void;
  /** The spec's text, which stands above the list. */
  readonly failed: string;
  /** What else happens then. */
  readonly onFailure?: () => void;
}

interface CatalogueScreenProps<Row extends Titled> {
  readonly title: string;
  /** How many records there are in all. */
  readonly total: number | undefined;
  readonly catalogue: Catalogue<Row>;
  /** The spec's text when the list cannot be read. */
  readonly loadError: ReactNode;
  readonly empty: { readonly text: string; readonly reason: string };
  readonly add: { readonly to: string; readonly label: string };
  readonly deletion: Deletion<Row>;
  /** The list itself, such as a DataTable with these properties. */
  readonly children: (region: Omit<ListRegionProps<Row>, 'children'>) => ReactNode;
}

/** A list of the back office with add, edit, delete and pages: blogs, journals, events, products. */
export function CatalogueScreen<Row extends Titled>(props: CatalogueScreenProps<Row>) {
  const { title, total, catalogue, loadError, deletion } = props;
  const { pages, list, totalPages } = catalogue;
  const rows = list.data?.data ?? [];
  const focus = useRowFocus();
  /** The row that is to be deleted. */
  const [target, setTarget] = useState<Row | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askDelete = (id: string) => {
    setFailure(null);
    setTarget(rows.find(({ _id }) => _id === id) ?? null);
  };
  const showFailure = (row: Row, error: unknown) => {
    setFailure({ record: row.title, text: deletion.failed, detail: reasonOf(error) });
    deletion.onFailure?.();
  };
  const add = <ButtonLink to={props.add.to}>{props.add.label}</ButtonLink>;
  return (
    <AskDeleteContext value={askDelete}>
      <ScreenHead title={title} total={total}>
        {add}
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        {props.children({ list, focus, loadError, empty: { ...props.empty, action: add } })}
        <Pager
          pages={pages}
          // Counted elsewhere: it comes with the rows, which move it.
          totalPages={list.data === undefined ? undefined : totalPages}
          lastId={rows.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <DeleteDialog
        row={target}
        title={deletion.title}
        record={(row) => <RecordName title={row.title} detail={deletion.detail?.(row)} />}
        note={deletion.note}
        remove={deletion.remove}
        onClose={() => setTarget(null)}
        onDone={deletion.onDone}
        onFailure={showFailure}
        returnFocus={focus.target}
      />
    </AskDeleteContext>
  );
}

const RecordName = ({ title, detail }: { readonly title: string; readonly detail: ReactNode }) => (
  <>
    <span className="block">{title}</span>
    {detail !== undefined && <span className="block font-normal text-muted text-sm">{detail}</span>}
  </>
);
