import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { UserFilter } from './user-filter.ts';

interface SaveFilterFormProps {
  readonly filter: UserFilter;
  readonly onDone: () => void;
}

/** Loaded with its dialog, because the list itself needs no form. */
export default function SaveFilterForm({ filter: { sort, ...people }, onDone }: SaveFilterFormProps) {
  return (
    <EndpointForm
      name="saveFilter"
      label="Simpan filter"
      fixed={{ filter: people, sort }}
      refreshes={['listSavedFilters']}
      submitLabel="Simpan"
      onDone={({ message }) => {
        toast.success(message);
        onDone();
      }}
    >
      {({ Text }) => (
        <Text
          name="name"
          label="Nama filter"
          autoComplete="off"
          hint="Terlihat oleh semua admin. Filter dengan nama yang sama diganti."
        />
      )}
    </EndpointForm>
  );
}
