import { Suspense, useEffect, useState } from 'react';
import { readDraft } from '#api/drafts.ts';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import type { FormDraftProps } from './form-draft.tsx';

/** Without its code a form works as if nothing were kept. */
const FormDraft = lazyPart<FormDraftProps>(
  () => import('./form-draft.tsx'),
  () => null,
);

interface DraftPlaceProps extends FormDraftProps {
  /** Somebody has begun to fill the form in. */
  readonly isBegun: boolean;
}

/** Where a form says what it kept. What keeps it is loaded once somebody begins, or where a draft waits. */
export function DraftPlace({ isBegun, ...props }: DraftPlaceProps) {
  const { name, server } = props.draft;
  // Not while rendering: the written page knows of no draft, and what takes it over must look the same.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readDraft(name) !== undefined || server?.found !== undefined), [name, server]);
  return isBegun || isWaiting ? (
    <Suspense fallback={null}>
      <FormDraft {...props} />
    </Suspense>
  ) : null;
}
