import { letterListLabels, letterLists } from 'contract/rules/mails/letter-lists';
import { letterFields } from 'contract/rules/mails/letters';
import type { PeopleFilterName } from 'contract/rules/people/filter-names';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { AudienceFields } from './audience-fields.tsx';

const lists = letterLists.map((value) => ({ value, label: letterListLabels[value] }));

/** Fields of a letter, with the names of the values that it may contain. */
export function LetterFields({
  fields,
}: {
  readonly fields: SharedFields<'list' | 'subject' | 'content' | PeopleFilterName>;
}) {
  const { Text, Select, RichText } = fields;
  return (
    <>
      <AudienceFields fields={fields} />
      <Select
        name="list"
        label="Jenis"
        placeholder="Pilih jenis"
        options={lists}
        hint="Anggota dapat berhenti menerima tiap jenis surat sendiri-sendiri."
      />
      <Text name="subject" label="Subjek" autoComplete="off" />
      <RichText name="content" label="Isi" />
      <div className="grid gap-2 text-sm">
        <p>Isian ini diganti dengan data tiap penerima, juga di subjek:</p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {Object.entries(letterFields).map(([name, label]) => (
            <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">{`{${name}}`}</dt>
              <dd className="text-muted">{label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
