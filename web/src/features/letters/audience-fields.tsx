import { limits } from 'contract/rules/limits';
import { type AudienceField, audienceFieldNames } from 'contract/rules/mails/letters';
import { peopleKinds, userStates } from 'contract/schemas/list-states';
import type { EndpointInput } from '#api/client.ts';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

type Audience = Required<Pick<EndpointInput<'createLetter'>, AudienceField>>;

/** Returns the fields of the form from a filter; empty where it does not filter. The form validates them. */
export const toAudience = (read: (field: AudienceField) => string | number | null | undefined): Audience =>
  Object.fromEntries(
    audienceFieldNames.map((field) => [field, String(read(field) ?? '')]),
  ) as unknown as Audience;

const states = {
  active: 'Aktif',
  waitingApproval: 'Menunggu persetujuan',
  RequestRenew: 'Perpanjangan diperiksa',
  rejectedByAdmin: 'Perpanjangan ditolak',
  expired: 'Berakhir',
  ending: `Berakhir dalam ${limits.endingSoonDays} hari`,
} as const;
const kinds = { individual: 'Individu', seat: 'Lewat institusi', coordinator: 'Koordinator' } as const;

const toOptions = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const roles = [
  { value: 'Member', label: 'Anggota' },
  { value: 'Admin', label: 'Admin' },
];
const onlyThose = [{ value: 'true', label: 'Hanya mereka' }];
const everyone = 'Semua';

/** Filter of the recipients. Empty fields do not filter. */
export function AudienceFields({
  fields: { Text, Select },
}: {
  readonly fields: SharedFields<AudienceField>;
}) {
  return (
    <fieldset className="grid gap-5 border-line border-b pb-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Penerima</legend>
      <Select name="status" label="Status" placeholder={everyone} options={toOptions(userStates, states)} />
      <Select
        name="kind"
        label="Keanggotaan"
        placeholder={everyone}
        options={toOptions(peopleKinds, kinds)}
      />
      <Text name="endsWithin" label="Berakhir dalam (hari)" inputMode="numeric" autoComplete="off" />
      <Text name="endedWithin" label="Sudah berakhir dalam (hari)" inputMode="numeric" autoComplete="off" />
      <details className="grid gap-5 sm:col-span-2">
        <summary className="text-link w-fit cursor-pointer">Saring lebih lanjut</summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <Text name="institution" label="Institusi" autoComplete="off" />
          <Text name="expertise" label="Keahlian" autoComplete="off" />
          <Text name="city" label="Kota" autoComplete="off" />
          <Text name="tag" label="Label" autoComplete="off" />
          <Text name="q" label="Kata pencarian" autoComplete="off" />
          <Select name="role" label="Peran" placeholder="Anggota" options={roles} />
          <Text name="joinedFrom" label="Bergabung sejak" type="date" />
          <Text name="joinedTo" label="Bergabung sampai" type="date" />
          <Select
            name="unverified"
            label="Email belum diverifikasi"
            placeholder={everyone}
            options={onlyThose}
          />
          <Select name="noPhoto" label="Tanpa foto" placeholder={everyone} options={onlyThose} />
          <Select name="creditsMissing" label="Poin belum cukup" placeholder={everyone} options={onlyThose} />
        </div>
      </details>
    </fieldset>
  );
}
