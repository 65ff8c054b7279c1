import type { BlogState, WrittenBlogCard } from 'contract/blogs';
import { indonesianDateTime } from 'contract/text/dates';
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
      hint={<span lang="id">Waktu Jakarta (WIB). Hanya untuk tombol Schedule.</span>}
    />
  );
}

export function PublicationButtons({ state }: { readonly state: BlogState }) {
  if (state === 'published') return <SubmitAs values={{ publication: 'draft' }}>Unpublish</SubmitAs>;
  return (
    <>
      {state === 'scheduled' && <SubmitAs values={{ publication: 'now' }}>Publish now</SubmitAs>}
      <SubmitAs values={{ publication: 'scheduled' }}>Schedule</SubmitAs>
      <SubmitAs values={{ publication: 'draft' }}>
        {state === 'scheduled' ? 'Unpublish' : 'Save draft'}
      </SubmitAs>
    </>
  );
}

export function savedText({ title, state, publishedAt }: WrittenBlogCard): string {
  if (state === 'scheduled' && publishedAt !== null)
    return `${title}: terbit pada ${indonesianDateTime(publishedAt)} WIB.`;
  return state === 'draft' ? `${title}: tersimpan sebagai draf.` : `${title}: artikel diperbarui.`;
}
