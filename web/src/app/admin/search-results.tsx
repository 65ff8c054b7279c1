import type { SearchHit } from 'contract/admin/admin-search';
import { type SearchGroup, searchGroups } from 'contract/rules/admins/search-groups';
import { limits } from 'contract/rules/limits';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';

const groupLabels: Readonly<Record<SearchGroup, string>> = {
  person: 'Anggota',
  institution: 'Institusi',
  bill: 'Tagihan',
  event: 'Acara',
  article: 'Artikel',
};

/** Pause in typing after which the text is searched. */
const debounceMs = 200;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns the path of the page of a hit. */
function usePathOf(): (group: SearchGroup, hit: SearchHit) => string {
  const may = useDutyCheck();
  return (group, { _id, user }) => {
    if (group === 'person') return `/admin/manage-user/${_id}`;
    if (group === 'institution') return `/admin/institutions/${_id}`;
    if (group === 'bill') return user === null ? `/admin/money/bills?q=${_id}` : `/admin/manage-user/${user}`;
    if (group === 'article') return `/admin/manage-blog/edit/${_id}`;
    return may('events') ? `/admin/manage-event/registration/${_id}` : `/admin/manage-event/edit/${_id}`;
  };
}

interface SearchResultsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when a hit is opened. */
  readonly onOpen: () => void;
}

/** Text field with the hits of all groups. Arrow keys choose a hit and Enter opens it. */
export default function SearchResults({ input, onOpen }: SearchResultsProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const q = useDebounced(text.trim());
  const isLongEnough = q.length >= limits.minSearchCharacters;
  const { data, error, isFetching, refetch } = useEndpoint('searchAdmin', { q }, { enabled: isLongEnough });
  // The hits of an earlier text are never shown: Enter opens what the admin typed.
  const isCurrent = isLongEnough && q === text.trim();
  const groups = isCurrent ? (data?.groups ?? []) : [];
  const options = searchGroups.flatMap((group) =>
    groups
      .filter((found) => found.group === group)
      .flatMap(({ hits }) => hits.map((hit) => ({ group, hit, path: pathOf(group, hit) }))),
  );
  const open = (path: string | undefined) => {
    if (path === undefined) return;
    onOpen();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(options[active]?.path);
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, options.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  // The field is loaded after the dialog has opened.
  useEffect(() => input.current?.focus(), [input]);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="grid min-h-72 content-start gap-4 sm:w-[32rem]">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Cari anggota, institusi, tagihan, acara, artikel"
        placeholder="Anggota, institusi, tagihan, acara, artikel"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={limits.searchCharacters}
        className="control"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isCurrent && error !== null && <LoadFailure text="Pencarian gagal." error={error} onRetry={refetch} />}
      <p role="status" className="text-muted text-sm empty:hidden">
        {statusOf(text, isCurrent && data !== undefined && !isFetching, options.length)}
      </p>
      <div id={listId} role="listbox" aria-label="Hasil pencarian" className="grid gap-4">
        {groups.map(({ group }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
          <div key={group} role="group" aria-label={groupLabels[group]} className="grid gap-1">
            <p aria-hidden="true" className="font-semibold text-muted text-sm">
              {groupLabels[group]}
            </p>
            {options.map((option, index) =>
              option.group === group ? (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
                <div
                  key={option.hit._id}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="cursor-pointer rounded-control px-3 py-2 wrap-anywhere hover:bg-surface-sunken aria-selected:bg-brand-soft pointer-coarse:min-h-11"
                  onClick={() => open(option.path)}
                >
                  {option.hit.title}
                  {option.hit.text !== '' && (
                    <span className="block text-muted text-sm">{option.hit.text}</span>
                  )}
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function statusOf(text: string, isFound: boolean, count: number): string {
  if (text.trim().length < limits.minSearchCharacters) return 'Ketik paling sedikit dua huruf.';
  if (!isFound) return 'Mencari…';
  return count === 0 ? 'Tidak ditemukan.' : `${count} hasil.`;
}
