import type { BlogState, WrittenBlogCard } from 'contract/blogs';
import { indonesianDateTime, parseJakartaDateTime } from 'contract/text/dates';
import { useWatch } from 'react-hook-form';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { SubmitAs } from '#ui/forms/submit-as.tsx';

/** Fields that publishing an article requires. A draft requires only a title. */
export const neededToPublish = ['author', 'category', 'content'] as const;

export function ScheduleField({ fields: { Text } }: { readonly fields: SharedFields<'publishAt'> }) {
  return (
    <Text
      name="publishAt"
      label="Publish at"
      type="datetime-local"
      hint={<span lang="id">Waktu Jakarta (WIB). Tanpa tanggal, artikel terbit sekarang.</span>}
    />
  );
}

/** State of the article before the edit, with the date of a scheduled one as in its field. */
export interface StoredPublication {
  readonly state: BlogState | 'new';
  readonly publishAt: string;
}

/** Returns the effect of publishing. A date schedules the article instead. */
export const toFirstPublication = (publishAt: unknown): 'now' | 'scheduled' =>
  typeof publishAt === 'string' && publishAt !== '' ? 'scheduled' : 'now';

/** Returns the effect of the default submit. */
export function toPublication(
  { state, publishAt }: StoredPublication,
  entered: unknown,
): 'keep' | 'now' | 'scheduled' {
  const isUnchanged = state === 'scheduled' && entered === publishAt;
  return state === 'published' || isUnchanged ? 'keep' : toFirstPublication(entered);
}

/** Label of the default submit, which names the effect on readers. */
export function SubmitLabel({ stored }: { readonly stored: StoredPublication }) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  const publication = toPublication(stored, entered);
  if (publication === 'scheduled') {
    const at = parseJakartaDateTime(String(entered));
    return (
      <span lang="id">{at === undefined ? 'Jadwalkan' : `Jadwalkan ${indonesianDateTime(at)} WIB`}</span>
    );
  }
  if (publication === 'keep') return 'Update';
  return { new: 'Add Blog', draft: 'Publish', scheduled: 'Publish now', published: 'Update' }[stored.state];
}

export function PublicationButtons({ stored }: { readonly stored: StoredPublication }) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  if (stored.state === 'published') return <SubmitAs values={{ publication: 'draft' }}>Unpublish</SubmitAs>;
  return (
    <>
      {toPublication(stored, entered) !== 'now' && stored.state === 'scheduled' && (
        <SubmitAs values={{ publication: 'now' }}>Publish now</SubmitAs>
      )}
      <SubmitAs values={{ publication: 'draft' }}>
        {stored.state === 'scheduled' ? 'Unpublish' : 'Save draft'}
      </SubmitAs>
    </>
  );
}

export function savedText({ title, state, publishedAt }: WrittenBlogCard): string {
  if (state === 'scheduled' && publishedAt !== null)
    return `${title}: terbit pada ${indonesianDateTime(publishedAt)} WIB.`;
  return state === 'draft' ? `${title}: tersimpan sebagai draf.` : `${title}: artikel diperbarui.`;
}
