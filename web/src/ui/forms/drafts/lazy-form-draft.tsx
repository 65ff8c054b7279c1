import { Suspense, useEffect, useState } from 'react';
import { readDraft } from '#api/drafts.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import type { FormDraftProps } from './form-draft.tsx';

/** If its code cannot be loaded, the form works without drafts. */
const FormDraft = lazyComponent<FormDraftProps>(
  () => import('./form-draft.tsx'),
  () => null,
);

interface DraftPlaceProps extends FormDraftProps {
  readonly isStarted: boolean;
}

/** Place for the notice about a restored draft. Loads its code with the first input, or for a draft. */
export function DraftPlace({ isStarted, ...props }: DraftPlaceProps) {
  const { name, server } = props.draft;
  // Reads the draft in an effect: hydration must match the prerendered page, which has no draft.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readDraft(name) !== undefined || server?.found !== undefined), [name, server]);
  return isStarted || isWaiting ? (
    <Suspense fallback={null}>
      <FormDraft {...props} />
    </Suspense>
  ) : null;
}
