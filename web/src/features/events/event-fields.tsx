import { eventCategories } from 'contract/rules/categories';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { categoryLabels } from './event-entries.ts';

const categories = eventCategories.map((value) => ({ value, label: categoryLabels[value] }));
const jakarta = <span lang="id">Waktu Jakarta (WIB)</span>;

/** What an event is made of, for adding and for editing one. */
export function EventFields({
  fields: { Text, Select, RichText },
}: {
  readonly fields: SharedFields<'title' | 'content' | 'location' | 'startDate' | 'endDate' | 'category'>;
}) {
  return (
    <>
      <Text name="title" label="Title" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Text name="startDate" label="Start Date" type="datetime-local" hint={jakarta} />
        <Text name="endDate" label="End Date" type="datetime-local" hint={jakarta} />
        <Text name="location" label="Location" autoComplete="off" />
        <Select name="category" label="Category" options={categories} placeholder="Pilih Kategori" />
      </div>
      <RichText name="content" label="Content" />
    </>
  );
}
