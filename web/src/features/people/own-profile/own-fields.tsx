import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { OwnFieldsForm } from '#shared/members/own-fields-form.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';

/** Section with the fields of the association that the member may see. Without fields it is hidden. */
export function OwnFields() {
  const { data } = useEndpoint('getOwnFields', {});
  const [saved, setSaved] = useState<string>();
  if (data === undefined || data.fields.length === 0) return null;
  return (
    <Section id="own-fields" title={t.ownFields} className="panel grid gap-6 p-5 sm:p-8">
      {saved !== undefined && <Notice tone="success">{saved}</Notice>}
      <OwnFieldsForm fields={data.fields} onSaved={setSaved} />
    </Section>
  );
}
