import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { ListRegionProps } from './list-region.tsx';
import type { Identified } from './table-columns.ts';
import type { UrlFilter } from './use-url-filter.ts';

interface FilterField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'date' | 'month' | 'search' | 'select';
  readonly maxLength?: number;
  readonly autoComplete?: 'off';
  readonly options?: ReactNode;
  readonly className?: string;
}

interface FilterFormProps<Filter> extends UrlFilter<Filter> {
  readonly id: string;
  readonly fields: readonly FilterField<keyof Filter & string>[];
  /** Returns the problem of the values, if they cannot be combined. */
  readonly validate: (values: Readonly<Record<string, string>>) => string | undefined;
  readonly problemField: keyof Filter & string;
  /** Columns of the form on wide screens, and the offset that aligns its button with the controls. */
  readonly layout: { readonly form: string; readonly button: string };
}

/** Its key is the filter, so that Back resets the controls. */
export function FilterForm<Filter extends object>(props: FilterFormProps<Filter>) {
  const { id, fields, validate, problemField, layout, filter, addressWith } = props;
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = fields.map(({ name }) => [name, String(form.get(name) ?? '').trim()]);
    const values: { [Key in keyof Filter]?: string } = Object.fromEntries(entries);
    const found = validate(Object.fromEntries(entries));
    setProblem(found);
    if (found === undefined) navigate(addressWith(values), { preventScrollReset: true });
    else document.getElementById(`${id}-${problemField}`)?.focus();
  };
  return (
    <form
      noValidate
      aria-label="Filter"
      onSubmit={apply}
      className={`panel grid items-start gap-4 p-4 sm:grid-cols-2 ${layout.form}`}
    >
      {fields.map(({ name, label, className, options, ...input }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={label}
          className={className}
          error={name === problemField ? problem : undefined}
        >
          {(control) => {
            const shared = { ...control, name, defaultValue: String(filter[name] ?? '') };
            return input.type === 'select' ? (
              <select {...shared} className="control select">
                {options}
              </select>
            ) : (
              <input {...shared} {...input} className="control" />
            );
          }}
        </Field>
      ))}
      <Button type="submit" variant="secondary" className={layout.button}>
        Terapkan
      </Button>
    </form>
  );
}

export const emptyEntries = <Filter extends object>(
  { filter, unfiltered }: UrlFilter<Filter>,
  reason: string,
): ListRegionProps<Identified>['empty'] =>
  Object.keys(filter).length === 0
    ? { text: 'Belum ada catatan', reason }
    : {
        text: 'Tidak ditemukan',
        reason: 'Tidak ada catatan yang cocok dengan saringan ini.',
        action: (
          <ButtonLink to={unfiltered} variant="secondary">
            Tampilkan semua
          </ButtonLink>
        ),
      };
