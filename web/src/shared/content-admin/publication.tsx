import type { PublicationReply, PublicationState } from 'contract/schemas/publication';
import { formatDateTime, parseJakartaDateTime, toDateTimeInput } from 'contract/text/dates';
import { useWatch } from 'react-hook-form';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { SubmitAs } from '#ui/forms/submit-as.tsx';

interface ScheduleFieldProps {
  readonly fields: Pick<SharedFields<'publishAt'>, 'Text'>;
  /** Name of the content: 'artikel'. */
  readonly noun: string;
}

export function ScheduleField({ fields: { Text }, noun }: ScheduleFieldProps) {
  return (
    <Text
      name="publishAt"
      label="Terbit pada"
      type="datetime-local"
      hint={`Waktu Jakarta (WIB). Tanpa tanggal, ${noun} terbit sekarang.`}
    />
  );
}

/** State of the content before the edit, with the date of scheduled content as in its field. */
export interface StoredPublication {
  readonly state: PublicationState | 'new';
  readonly publishAt: string;
}

export const newContent: StoredPublication = { state: 'new', publishAt: '' };

export const toStoredPublication = ({ state, publishedAt }: PublicationReply): StoredPublication => ({
  state,
  publishAt: state === 'scheduled' && publishedAt !== null ? toDateTimeInput(publishedAt) : '',
});

/** Returns the effect of publishing. A date schedules the content instead. */
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

interface SubmitLabelProps {
  readonly stored: StoredPublication;
  /** Label for new content that is published now: 'Add Blog'. */
  readonly add?: string;
}

/** Label of the default submit, which names the effect on readers. */
export function SubmitLabel({ stored, add = '' }: SubmitLabelProps) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  const publication = toPublication(stored, entered);
  if (publication === 'scheduled') {
    const at = parseJakartaDateTime(String(entered));
    return at === undefined ? 'Jadwalkan' : `Jadwalkan ${formatDateTime(at)} WIB`;
  }
  if (publication === 'keep') return 'Update';
  return { new: add, draft: 'Terbitkan', scheduled: 'Terbitkan sekarang', published: 'Update' }[stored.state];
}

export function PublicationButtons({ stored }: { readonly stored: StoredPublication }) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  if (stored.state === 'published')
    return <SubmitAs values={{ publication: 'draft' }}>Batal terbit</SubmitAs>;
  return (
    <>
      {toPublication(stored, entered) !== 'now' && stored.state === 'scheduled' && (
        <SubmitAs values={{ publication: 'now' }}>Terbitkan sekarang</SubmitAs>
      )}
      <SubmitAs values={{ publication: 'draft' }}>
        {stored.state === 'scheduled' ? 'Batal terbit' : 'Simpan draf'}
      </SubmitAs>
    </>
  );
}

/** Returns the text after a save. `published`: the text for content that is public now. */
export function savedText(
  { title, state, publishedAt }: PublicationReply & { readonly title: string },
  published: string,
): string {
  if (state === 'scheduled' && publishedAt !== null)
    return `${title}: terbit pada ${formatDateTime(publishedAt)} WIB.`;
  return `${title}: ${state === 'draft' ? 'tersimpan sebagai draf.' : published}`;
}
