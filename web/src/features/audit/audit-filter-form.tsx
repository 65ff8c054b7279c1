import { actionGroups, isKnownAction } from 'contract/rules/audit/actions';
import { FilterForm } from '#ui/lists/filter-form.tsx';
import type { UrlFilter } from '#ui/lists/use-url-filter.ts';
import type { AuditFilter } from './use-audit-filter.ts';

const layout = {
  form: 'xl:grid-cols-[minmax(0,1.3fr)_11rem_11rem_minmax(0,1fr)_auto]',
  button: 'sm:mt-[1.65rem]',
};

/** Form for the action kind, the days and the text. A press on a name in a row filters by person. */
export function AuditFilterForm(url: UrlFilter<AuditFilter>) {
  return (
    <FilterForm
      {...url}
      id="audit"
      layout={layout}
      fields={[
        {
          name: 'kind',
          label: 'Action',
          type: 'select',
          options: <KindOptions kind={url.filter.kind} />,
          className: 'sm:max-xl:col-span-2',
        },
        { name: 'from', label: 'From', type: 'date' },
        { name: 'to', label: 'To', type: 'date' },
        { name: 'q', label: 'Text', type: 'search', maxLength: 60, autoComplete: 'off' },
      ]}
      problemField="to"
      validate={({ from = '', to = '' }) =>
        from !== '' && to !== '' && from > to
          ? 'Tanggal akhir harus sama dengan atau setelah tanggal awal.'
          : undefined
      }
    />
  );
}

function KindOptions({ kind = '' }: { readonly kind: string | undefined }) {
  return (
    <>
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
    </>
  );
}
