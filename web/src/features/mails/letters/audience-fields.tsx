import { type PeopleFilterName, peopleFilterNames } from 'contract/rules/people/filter-names';
import { peopleKinds, userStates } from 'contract/schemas/list-states';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EndpointInput } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RowChoice } from '#shared/mails/row-choice.tsx';
import { furtherLabels, kindLabels, statusLabels } from '#shared/members/people-filter-labels.ts';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

type Audience = Required<Pick<EndpointInput<'createLetter'>, PeopleFilterName>>;

/** Returns the fields of the form from a filter; empty where it does not filter. The form validates them. */
export const toAudience = (read: (field: PeopleFilterName) => string | number | null | undefined): Audience =>
  Object.fromEntries(
    peopleFilterNames.map((field) => [field, String(read(field) ?? '')]),
  ) as unknown as Audience;

const toOptions = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const roles = [
  { value: 'Member', label: 'Anggota' },
  { value: 'Admin', label: 'Admin' },
];
const onlyThose = [{ value: 'true', label: 'Hanya mereka' }];
const everyone = 'Semua';

/** Fields that are visible without a press. */
const firstFields: readonly PeopleFilterName[] = ['status', 'kind', 'endsWithin', 'endedWithin'];
const furtherFields = peopleFilterNames.filter((field) => !firstFields.includes(field));

/** Filter of the recipients. Empty fields do not filter. Further fields are open if one of them filters. */
export function AudienceFields({
  fields: { Text, Select },
}: {
  readonly fields: SharedFields<PeopleFilterName>;
}) {
  const { getValues } = useFormContext();
  const isFurtherUsed = () => furtherFields.some((field) => getValues(field) !== '');
  const [isOpen, setOpen] = useState(isFurtherUsed);
  return (
    <fieldset className="grid gap-5 border-line border-b pb-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Penerima</legend>
      <SavedFilterChoice onChosen={() => setOpen(isFurtherUsed())} />
      <Select
        name="status"
        label="Status"
        placeholder={everyone}
        options={toOptions(userStates, statusLabels)}
      />
      <Select
        name="kind"
        label={furtherLabels.kind}
        placeholder={everyone}
        options={toOptions(peopleKinds, kindLabels)}
      />
      <Text name="endsWithin" label={furtherLabels.endsWithin} inputMode="numeric" autoComplete="off" />
      <Text name="endedWithin" label={furtherLabels.endedWithin} inputMode="numeric" autoComplete="off" />
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="grid gap-5 sm:col-span-2"
      >
        <summary className="text-link w-fit cursor-pointer">Saring lebih lanjut</summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <Text name="institution" label={furtherLabels.institution} autoComplete="off" />
          <Text name="expertise" label={furtherLabels.expertise} autoComplete="off" />
          <Text name="city" label={furtherLabels.city} autoComplete="off" />
          <Text name="tag" label={furtherLabels.tag} autoComplete="off" />
          <Text name="q" label="Kata pencarian" autoComplete="off" />
          <Select name="role" label="Peran" placeholder="Anggota" options={roles} />
          <Text name="joinedFrom" label={furtherLabels.joinedFrom} type="date" />
          <Text name="joinedTo" label={furtherLabels.joinedTo} type="date" />
          <Select
            name="unverified"
            label={furtherLabels.unverified}
            placeholder={everyone}
            options={onlyThose}
          />
          <Select name="noPhoto" label={furtherLabels.noPhoto} placeholder={everyone} options={onlyThose} />
          <Select
            name="creditsMissing"
            label={furtherLabels.creditsMissing}
            placeholder={everyone}
            options={onlyThose}
          />
        </div>
      </details>
    </fieldset>
  );
}

/** Fills the audience from a filter that admins saved in User Management. Shows nothing without one. */
function SavedFilterChoice({ onChosen }: { readonly onChosen: () => void }) {
  const { data } = useEndpoint('listSavedFilters', {});
  const { setValue } = useFormContext();
  const filters = data?.data ?? [];
  if (filters.length === 0) return null;
  const choose = (chosen: string) => {
    const saved = filters.find(({ _id }) => _id === chosen);
    if (saved === undefined) return;
    const audience = toAudience((field) => saved.filter[field]);
    for (const field of peopleFilterNames)
      setValue(field, audience[field], { shouldDirty: true, shouldValidate: true });
    onChosen();
  };
  return (
    <RowChoice
      className="sm:col-span-2"
      label="Isi dari filter tersimpan"
      placeholder="Pilih filter"
      rows={filters.map(({ _id, name }) => ({ _id, text: name }))}
      onChoose={choose}
    />
  );
}
