import { truncateCell } from 'contract/rules/table-cells';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import { Excerpt } from '#ui/base/truncated-text.tsx';

/** One line in cards, and in the columns of a dense table where the screen is too narrow for all of them. */
const oneLine =
  '@max-4xl:block @max-4xl:max-w-full @max-4xl:truncate ' +
  '@max-6xl:in-data-dense:block @4xl:@max-6xl:in-data-dense:max-w-31 @max-6xl:in-data-dense:truncate';

/** Truncated to 19 characters and '...' (requirements 4.2.4). Screen readers read the full text. */
export function TruncatedCell({ text }: { readonly text: string }) {
  if (text === '') return <Missing />;
  return (
    <span className={oneLine}>
      <Excerpt text={text} excerpt={truncateCell(text)} />
    </span>
  );
}

/** Placeholder for a missing value, so that no cell is blank. */
export function Missing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Belum diisi</span>
    </span>
  );
}

interface PersonLinkProps {
  readonly id: string;
  readonly name: string;
}

export const PersonLink = ({ id, name }: PersonLinkProps) => (
  <Link to={`/admin/manage-user/${id}`} className="text-link inline-block py-1 wrap-anywhere">
    {name}
  </Link>
);

/** Name of a row that is a person, as a link. */
export const personCell = ({ _id, name }: { readonly _id: string; readonly name: string }) => (
  <PersonLink id={_id} name={name} />
);

/** Text that may wrap anywhere, such as a name or an email address. */
export const WrappedCell = ({ text }: { readonly text: string }) => (
  <span className="wrap-anywhere">{text}</span>
);

export const RupiahCell = ({ amount }: { readonly amount: number }) => (
  <span className="text-nowrap tabular-nums">{formatRupiah(amount)}</span>
);

interface MomentProps {
  /** ISO 8601; null is shown as missing. */
  readonly at: string | null;
}

const createMomentCell = (format: (at: string) => string) =>
  function MomentCell({ at }: MomentProps) {
    if (at === null) return <Missing />;
    return (
      <time dateTime={at} className="text-nowrap">
        {format(at)}
      </time>
    );
  };

export const DateCell = createMomentCell(adminListDate);
export const DateTimeCell = createMomentCell(adminListDateTime);
