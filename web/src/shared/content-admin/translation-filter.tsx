import { useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseTranslation } from './edit-queries.ts';

export interface TranslationFilter {
  readonly translation: 'stale' | undefined;
  readonly set: (isStale: boolean) => void;
  /** Removes the filter and the search. */
  readonly clear: () => void;
}

/** Filter of a list that is stored in the URL next to its search. */
export function useTranslationFilter(): TranslationFilter {
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
export function StaleToggle({ filter: { translation, set } }: StaleToggleProps) {
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
