import type { WrittenEvent } from 'contract/events/events';
import { type EventLinkType, eventCategories, eventLinkTypes } from 'contract/rules/categories';
import { toDateTimeInput } from 'contract/text/dates';
import type { ComponentType } from 'react';
import type { StoredTextPreviewProps } from '#ui/editor/editor-placeholder.tsx';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { categoryLabels } from './event-entries.ts';

const categories = eventCategories.map((value) => ({ value, label: categoryLabels[value] }));
const linkLabels: Readonly<Record<EventLinkType, string>> = {
  registration: 'Pendaftaran',
  'additional-link': 'Tautan tambahan',
};
const linkTypes = eventLinkTypes.map((value) => ({ value, label: linkLabels[value] }));
const blankLink = { type: 'registration', name: '', url: '' };
const jakarta = 'Waktu Jakarta (WIB)';

/** Fields that publishing an event requires. A draft requires only a title. */
export const neededToPublish = ['content', 'location', 'startDate', 'endDate', 'category'] as const;

const toInput = (time: string | null): string => (time === null ? '' : toDateTimeInput(time));

/** Returns the values of the fields for an event. */
export const toEventValues = ({
  title,
  location,
  category,
  startDate,
  endDate,
  content,
  link,
}: WrittenEvent) =>
  ({
    title,
    location,
    category: category ?? '',
    startDate: toInput(startDate),
    endDate: toInput(endDate),
    content: JSON.stringify(content),
    link,
  }) as const;

export function EventFields({
  fields: { Text, Select, RichText },
  Shown,
}: {
  readonly fields: SharedFields<'title' | 'content' | 'location' | 'startDate' | 'endDate' | 'category'>;
  readonly Shown?: ComponentType<StoredTextPreviewProps>;
}) {
  return (
    <>
      <Text name="title" label="Title" autoComplete="off" />
      <div className="grid gap-5 @lg:grid-cols-2">
        <Text name="startDate" label="Start Date" type="datetime-local" hint={jakarta} />
        <Text name="endDate" label="End Date" type="datetime-local" hint={jakarta} />
        <Text name="location" label="Location" autoComplete="off" />
        <Select name="category" label="Category" options={categories} placeholder="Pilih Kategori" />
      </div>
      <RichText name="content" label="Content" Preview={Shown} />
      <ListField
        name="link"
        label="Tautan"
        entry="Tautan"
        newEntry={blankLink}
        hint="Tampil sebagai tombol di bawah teks, pendaftaran lebih dulu."
      >
        {(path) => (
          <div className="grid gap-4 @lg:grid-cols-2">
            <SelectField name={`${path}.type`} label="Jenis" options={linkTypes} placeholder="Pilih Jenis" />
            <TextField name={`${path}.name`} label="Teks tombol" autoComplete="off" />
            <TextField
              name={`${path}.url`}
              label="URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              className="@lg:col-span-2"
            />
          </div>
        )}
      </ListField>
    </>
  );
}
