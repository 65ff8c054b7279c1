import { limits } from 'contract/rules/limits';
import { ledgerAccounts, ledgerKinds } from 'contract/rules/money/ledger';
import { accountLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { LedgerFilter, useLedgerFilter } from './use-ledger-filter.ts';

interface LedgerFilterFormProps {
  readonly filter: LedgerFilter;
  readonly addressWith: ReturnType<typeof useLedgerFilter>['addressWith'];
}

const eitherOf = 'Cari kata tanpa memilih akun, atau pilih akun tanpa kata.';

/** Filter form: month, kind, and either an account or a search text. */
export function LedgerFilterForm({ filter, addressWith }: LedgerFilterFormProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const [month, kind, account, q] = [textOf('month'), textOf('kind'), textOf('account'), textOf('q')];
    if (account !== '' && q !== '') {
      setError(eitherOf);
      document.getElementById('ledger-q')?.focus();
      return;
    }
    setError(undefined);
    navigate(addressWith({ month, kind, account, q }), { preventScrollReset: true });
  };
  return (
    <form
      noValidate
      aria-label="Filter"
      onSubmit={apply}
      className="panel grid items-start gap-4 p-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <Field id="ledger-month" label="Month">
        {(control) => (
          <input {...control} type="month" name="month" defaultValue={filter.month} className="control" />
        )}
      </Field>
      <Field id="ledger-kind" label="Kind">
        {(control) => (
          <Choices
            control={control}
            name="kind"
            value={filter.kind}
            all="Semua jenis"
            choices={ledgerKinds.map((kind) => [kind, ledgerKindLabels[kind]])}
          />
        )}
      </Field>
      <Field id="ledger-account" label="Account">
        {(control) => (
          <Choices
            control={control}
            name="account"
            value={filter.account}
            all="Semua akun"
            choices={ledgerAccounts.map((account) => [account, accountLabels[account]])}
          />
        )}
      </Field>
      <Field id="ledger-q" label="Name, receipt or bill" error={error}>
        {(control) => (
          <input
            {...control}
            type="search"
            name="q"
            maxLength={limits.searchCharacters}
            defaultValue={filter.q}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="lg:mt-[1.65rem]">
        Apply
      </Button>
    </form>
  );
}

interface ChoicesProps {
  readonly control: object;
  readonly name: string;
  readonly value: string | undefined;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ control, name, value = '', all, choices }: ChoicesProps) {
  return (
    <select {...control} name={name} lang="id" defaultValue={value} className="control select">
      <option value="">{all}</option>
      {choices.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  );
}
