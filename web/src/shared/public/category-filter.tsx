import { fill } from 'contract/text/language/fill';
import { Link } from 'react-router-dom';
import * as t from '#messages/shared/public';
import { ButtonLink } from '#ui/base/button.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { SideBlock } from './side-block.tsx';

interface CategoryBlockProps<Category extends string> {
  readonly labels: Readonly<Record<Category, string>>;
  readonly categories: readonly Category[];
  readonly countOf: (category: Category) => number;
  readonly selected: string | null;
  readonly addressOf: (category: string | null) => string;
}

/** Categories with their number of entries. The link of the selected category removes the filter. */
export function CategoryBlock<Category extends string>(props: CategoryBlockProps<Category>) {
  const { labels, categories, countOf, selected, addressOf } = props;
  return (
    <SideBlock title={t.categories}>
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
  /** Text for the entries, which may depend on their number: '{count:article|articles}'. */
  readonly noun: string;
  readonly count: number;
  readonly query?: string;
  readonly category: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly all: string;
}

export function FilterNote({ noun, count, query = '', category, labels, all }: FilterNoteProps) {
  const isFiltered = query !== '' || category !== null;
  const entries = fill(count === 0 ? t.noEntries : t.entryCount, { count, noun: fill(noun, { count }) });
  return (
    <div role="status" className={isFiltered ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'hidden'}>
      {isFiltered && (
        <>
          <p className="font-medium">
            {category === null
              ? fill(t.forQuery, { entries, query })
              : fillElements(query === '' ? t.inCategory : t.forQueryInCategory, {
                  entries,
                  query,
                  category: <span lang="en">{labels[category] ?? category}</span>,
                })}
          </p>
          <ButtonLink to={all} preventScrollReset variant="quiet" size="small">
            {t.showAll}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
