import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '#ui/base/icons.tsx';
import type { Sorting } from './table-columns.ts';

interface SortButtonProps {
  readonly label: string;
  /** Sort direction of this column. Undefined if the list is sorted by another one. */
  readonly direction: Sorting['direction'] | undefined;
  readonly onPress: () => void;
}

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

/** Heading of a sortable column. Plain text where the rows are cards. */
export function SortButton({ label, direction, onPress }: SortButtonProps) {
  const Icon = direction === undefined ? SortIcon : icons[direction];
  return (
    <>
      <span className="@4xl:hidden">{label}</span>
      <button
        type="button"
        className="-mx-1.5 hidden min-h-8 items-center gap-1 rounded-control px-1.5 uppercase tracking-wide hover:text-brand @4xl:inline-flex pointer-coarse:min-h-11"
        onClick={onPress}
      >
        {label}
        <Icon className="size-4 shrink-0" />
      </button>
    </>
  );
}
