import { actionGroups, isKnownAction } from 'contract/rules/audit/actions';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { AuditFilter, useAuditFilter } from './use-audit-filter.ts';

interface AuditFilterFormProps {
  readonly filter: AuditFilter;
  readonly addressWith: ReturnType<typeof useAuditFilter>['addressWith'];
}

const wrongOrder = 'Tanggal akhir harus sama dengan atau setelah tanggal awal.';

/** Form for the action kind, the days and the text. A press on a name in a row filters by person. */
export function AuditFilterForm({ filter, addressWith }: AuditFilterFormProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const [kind, from, to, q] = [textOf('kind'), textOf('from'), textOf('to'), textOf('q')];
    if (from !== '' && to !== '' && from > to) {
      setError(wrongOrder);
      document.getElementById('audit-to')?.focus();
      return;
    }
    setError(undefined);
    navigate(addressWith({ kind, from, to, q }), { preventScrollReset: true });
  };
  return (
    <form
      noValidate
      aria-label="Filter"
      onSubmit={apply}
      className="panel grid items-start gap-4 p-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.3fr)_11rem_11rem_minmax(0,1fr)_auto]"
    >
      <div className="sm:max-xl:col-span-2">
        <Field id="audit-kind" label="Action">
          {(control) => <KindSelect control={control} kind={filter.kind} />}
        </Field>
      </div>
      <Field id="audit-from" label="From">
        {(control) => (
          <input {...control} type="date" name="from" defaultValue={filter.from} className="control" />
        )}
      </Field>
      <Field id="audit-to" label="To" error={error}>
        {(control) => (
          <input {...control} type="date" name="to" defaultValue={filter.to} className="control" />
        )}
      </Field>
      <Field id="audit-q" label="Text">
        {(control) => (
          <input
            {...control}
            type="search"
            name="q"
            maxLength={60}
            autoComplete="off"
            defaultValue={filter.q}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-[1.65rem]">
        Apply
      </Button>
    </form>
  );
}

interface KindSelectProps {
  readonly control: object;
  readonly kind: string | undefined;
}

function KindSelect({ control, kind = '' }: KindSelectProps) {
  return (
    <select {...control} name="kind" lang="id" defaultValue={kind} className="control select">
      <option value="">Semua tindakan</option>
      {kind !== '' && !isKnownAction(kind) && <option value={kind}>{kind}</option>}
      {actionGroups.map(({ label, actions }) => (
        <optgroup key={label} label={label}>
          {Object.entries(actions).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
