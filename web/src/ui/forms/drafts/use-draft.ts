import type { EndpointName } from 'contract';
import { useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft } from '#api/drafts.ts';
import type { ServerDraft } from './form-draft.tsx';

export interface DraftOptions {
  readonly name: EndpointName;
  /** Stores the input as a draft on this device. A string identifies it if there is no id. */
  readonly keepsDraft?: boolean | string | undefined;
  readonly serverDraft?: ServerDraft | undefined;
}

/** Creates the draft settings of a form. A draft is named after its endpoint and record. */
export function useDraft(
  { name, keepsDraft = false, serverDraft: server }: DraftOptions,
  { id = 'new', basedOn }: FieldValues,
  form: UseFormReturn<FieldValues>,
) {
  const settled = useRef<string>(undefined);
  const draft = useMemo(() => {
    if (keepsDraft === false) return undefined;
    return { name: `${name}:${keepsDraft === true ? id : keepsDraft}`, basedOn, settled, server };
  }, [keepsDraft, name, id, basedOn, server]);
  const settleDraft = () => {
    if (draft === undefined) return;
    settled.current = JSON.stringify(form.getValues());
    deleteDraft(draft.name);
  };
  return { draft, settleDraft };
}
