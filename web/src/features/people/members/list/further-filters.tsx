import { limits } from 'contract/rules/limits';
import { type FurtherFilterName, furtherFilterNames } from 'contract/rules/people/filter-names';
import { peopleKinds } from 'contract/schemas/list-states';
import { type FormEvent, useId, useState } from 'react';
import { furtherLabels, kindLabels } from '#shared/members/people-filter-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { flagFilters, type UserFilter, type UserFilterState } from './user-filter.ts';

const inputs: readonly {
  readonly name: FurtherFilterName;
  readonly type: 'text' | 'date' | 'number';
  readonly maxLength?: number;
}[] = [
  { name: 'institution', type: 'text', maxLength: limits.searchCharacters },
  { name: 'expertise', type: 'text', maxLength: limits.searchCharacters },
  { name: 'city', type: 'text', maxLength: limits.searchCharacters },
  { name: 'tag', type: 'text', maxLength: limits.memberRecords.tagCharacters },
  { name: 'joinedFrom', type: 'date' },
  { name: 'joinedTo', type: 'date' },
  { name: 'endsWithin', type: 'number' },
  { name: 'endedWithin', type: 'number' },
];

/** Filters beyond search, status and role, behind a button. All of them apply with one press. */
export function FurtherFilters({ state }: { readonly state: UserFilterState }) {
  const id = useId();
  const count = furtherFilterNames.filter((name) => state.filter[name] !== undefined).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filter lain' : `Filter lain (${count})`}
        </Button>
      </div>
      {/* Its key is the filter, so that Back and chips reset the controls. */}
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterInputs key={JSON.stringify(state.filter)} state={state} />}
      </div>
    </div>
  );
}

function FilterInputs({ state: { filter, change } }: { readonly state: UserFilterState }) {
  const id = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = furtherFilterNames.map((name) => {
      const value = String(form.get(name) ?? '').trim();
      return [name, value === '' ? undefined : value] as const;
    });
    change(Object.fromEntries(entries) as UserFilter);
  };
  return (
    <form
      onSubmit={apply}
      aria-label="Filter lain"
      className="panel grid items-end gap-4 p-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      <Field id={`${id}-kind`} label={furtherLabels.kind}>
        {(control) => (
          <select {...control} name="kind" className="control select" defaultValue={filter.kind ?? ''}>
            <option value="">Semua</option>
            {peopleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {inputs.map(({ name, type, maxLength }) => (
        <Field key={name} id={`${id}-${name}`} label={furtherLabels[name]}>
          {(control) => (
            <input
              {...control}
              name={name}
              type={type}
              autoComplete="off"
              className="control"
              defaultValue={filter[name] ?? ''}
              {...(maxLength === undefined ? {} : { maxLength })}
              {...(type === 'number' ? { min: 0, max: limits.filterDays, inputMode: 'numeric' } : {})}
            />
          )}
        </Field>
      ))}
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1 sm:col-span-2 xl:col-span-3">
        <legend className="sr-only">Hanya yang</legend>
        {flagFilters.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value="true"
              defaultChecked={filter[name] === 'true'}
              className="size-5 shrink-0 accent-brand"
            />
            {furtherLabels[name]}
          </label>
        ))}
      </fieldset>
      <Button type="submit">Terapkan</Button>
    </form>
  );
}
