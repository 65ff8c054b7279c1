import { limits } from 'contract/rules/limits';
import { ledgerAccounts, ledgerKinds } from 'contract/rules/money/ledger';
import { accountLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { FilterForm } from '#ui/lists/filter-form.tsx';
import type { UrlFilter } from '#ui/lists/use-url-filter.ts';
import type { LedgerFilter } from './use-ledger-filter.ts';

const layout = { form: 'lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]', button: 'lg:mt-[1.65rem]' };

/** Filter form: month, kind, and either an account or a search text. */
export function LedgerFilterForm(url: UrlFilter<LedgerFilter>) {
  return (
    <FilterForm
      {...url}
      id="ledger"
      layout={layout}
      fields={[
        { name: 'month', label: 'Month', type: 'month' },
        {
          name: 'kind',
          label: 'Kind',
          type: 'select',
          options: <Options all="Semua jenis" values={ledgerKinds} labels={ledgerKindLabels} />,
        },
        {
          name: 'account',
          label: 'Account',
          type: 'select',
          options: <Options all="Semua akun" values={ledgerAccounts} labels={accountLabels} />,
        },
        {
          name: 'q',
          label: 'Name, receipt or bill',
          type: 'search',
          maxLength: limits.searchCharacters,
        },
      ]}
      problemField="q"
      validate={({ account, q }) =>
        account !== '' && q !== '' ? 'Cari kata tanpa memilih akun, atau pilih akun tanpa kata.' : undefined
      }
    />
  );
}

interface OptionsProps<Value extends string> {
  /** Label of the option without a filter. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
}

function Options<Value extends string>({ all, values, labels }: OptionsProps<Value>) {
  return (
    <>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </>
  );
}
