import { Link } from 'react-router-dom';
import { ButtonLink } from '#ui/base/button.tsx';
import { SideBlock } from './side-block.tsx';

interface CategoryBlockProps<Category extends string> {
  readonly labels: Readonly<Record<Category, string>>;
  /** In their order. */
  readonly categories: readonly Category[];
  readonly countOf: (category: Category) => number;
  readonly selected: string | null;
  /** The address that shows one category, or all with null. */
  readonly addressOf: (category: string | null) => string;
}

/** Categories with how many entries each has; the selected one is left by following it again. */
export function CategoryBlock<Category extends string>(props: CategoryBlockProps<Category>) {
  const { labels, categories, countOf, selected, addressOf } = props;
  return (
    <SideBlock title="CATEGORIES" lang="en">
      <ul lang="en" className="grid gap-1">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={addressOf(category === selected ? null : category)}
              preventScrollReset
              aria-current={category === selected ? 'true' : undefined}
              className="-mx-3 flex min-h-10 items-center justify-between gap-3 rounded-control px-3 font-medium no-underline hover:bg-surface-sunken hover:text-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong"
            >
              <span>{labels[category]}</span>
              <span className="text-muted tabular-nums">({countOf(category)})</span>
            </Link>
          </li>
        ))}
      </ul>
    </SideBlock>
  );
}

interface FilterNoteProps {
  /** What is listed: 'artikel'. */
  readonly noun: string;
  readonly count: number;
  /** What is searched for; nothing with ''. */
  readonly query?: string;
  readonly category: string | null;
  readonly labels: Readonly<Record<string, string>>;
  /** The address of the whole list. */
  readonly all: string;
}

/** What a list is limited to, how much that is, and the way back to everything. */
export function FilterNote({ noun, count, query = '', category, labels, all }: FilterNoteProps) {
  const isFiltered = query !== '' || category !== null;
  return (
    <div role="status" className={isFiltered ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'hidden'}>
      {isFiltered && (
        <>
          <p className="font-medium">
            {count === 0 ? `Tidak ada ${noun}` : `${count} ${noun}`}
            {query !== '' && ` untuk “${query}”`}
            {category !== null && (
              <>
                {' dalam kategori '}
                <span lang="en">{labels[category] ?? category}</span>
              </>
            )}
          </p>
          <ButtonLink to={all} preventScrollReset variant="quiet" size="small">
            Hapus saringan
          </ButtonLink>
        </>
      )}
    </div>
  );
}
