import { institutionKindLabels, type MembershipKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as t from '#messages/features/accounts/accounts';
import type { FormFields } from '#ui/forms/endpoint-form.tsx';
import { useFormField } from '#ui/forms/form-context.ts';

const seats = limits.institutionStaffSeats;
const kinds = [
  { value: 'individual', label: t.individual, fee: fees.individual, text: t.individualText },
  {
    value: 'institution',
    label: t.institution,
    fee: fees.institution,
    text: fill(t.institutionText, { seats: t.numberWords.split(' ')[seats] ?? seats }),
  },
] as const;

export function MembershipChoice({ onChoose }: { readonly onChoose: (kind: MembershipKind) => void }) {
  const { id, form } = useFormField('membership', t.kindTitle);
  const chosen: unknown = useWatch({ control: form.control, name: 'membership' });
  const kind = chosen === 'institution' ? 'institution' : 'individual';
  // Also reports the kind that a restored draft contains.
  useEffect(() => onChoose(kind), [kind, onChoose]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 font-bold text-heading">{t.kindTitle}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map(({ value, label, fee, text }) => (
          <div
            key={value}
            className="relative grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-control border border-line-strong p-4 has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
          >
            <input
              id={`${id}-${value}`}
              type="radio"
              value={value}
              defaultChecked={value === kind}
              aria-describedby={`${id}-${value}-text`}
              className="mt-1 size-5 accent-brand"
              {...form.register('membership')}
            />
            {/* The label covers the whole card, so that users can press anywhere on it. */}
            <label htmlFor={`${id}-${value}`} className="covers-card">
              <span className="font-semibold">{label}</span>{' '}
              <span className="block font-bold text-brand-strong tabular-nums">
                {fill(t.feePerYear, { fee: formatRupiah(fee) })}
              </span>
            </label>
            <p id={`${id}-${value}-text`} className="col-start-2 text-muted text-sm">
              {text}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const kindOptions = Object.entries(institutionKindLabels).map(([value, label]) => ({ value, label }));

export function InstitutionFields({
  Text,
  TextArea,
  Select,
  File,
}: Pick<FormFields<'register'>, 'Text' | 'TextArea' | 'Select' | 'File'>) {
  return (
    <>
      <Text
        name="institution"
        label={t.institutionName}
        autoComplete="organization"
        className="sm:col-span-2"
        isRequired
      />
      <Select
        name="institutionKind"
        label={t.institutionKind}
        placeholder={t.choose}
        options={kindOptions}
        className="sm:col-span-2"
        isRequired
      />
      <TextArea
        name="institutionAddress"
        label={t.institutionAddress}
        autoComplete="street-address"
        className="sm:col-span-2"
        isRequired
      />
      <TextArea
        name="plaqueAddress"
        label={t.plaqueAddress}
        hint={t.plaqueHint}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <File name="logo" label={t.logo} className="sm:col-span-2" />
    </>
  );
}
