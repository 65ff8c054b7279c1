import { useEndpoint } from '#api/use-endpoint.ts';
import { OwnFieldsForm } from '#shared/members/own-fields-form.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';

/** Section with the fields that the association defines. Without fields it is hidden. */
export function UserFields({ id }: { readonly id: string }) {
  const { data } = useEndpoint('getUserFields', { id });
  if (data === undefined || data.fields.length === 0) return null;
  return (
    <Section id="member-fields" title="Isian tambahan">
      <OwnFieldsForm fields={data.fields} person={id} onSaved={toast.success} />
    </Section>
  );
}
