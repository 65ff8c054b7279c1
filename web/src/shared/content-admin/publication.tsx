import type { PublicationReply, PublicationState } from 'contract/schemas/publication';
import { formatDateTime, parseJakartaDateTime, toDateTimeInput } from 'contract/text/dates';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { SubmitAs } from '#ui/forms/submit-as.tsx';

interface ScheduleFieldProps {
  readonly fields: Pick<SharedFields<'publishAt'>, 'Text'>;
  /** Name of the content: 'artikel'. */
  readonly noun: string;
  readonly label?: string;
}

export function ScheduleField({ fields: { Text }, noun, label = 'Terbit pada' }: ScheduleFieldProps) {
  return (
    <Text
      name="publishAt"
      label={label}
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
const toFirstPublication = (publishAt: unknown): 'now' | 'scheduled' =>
  typeof publishAt === 'string' && publishAt !== '' ? 'scheduled' : 'now';

/** Returns the effect of the default submit. */
export function toPublication(
  { state, publishAt }: StoredPublication,
  entered: unknown,
): 'keep' | 'now' | 'scheduled' {
  const isUnchanged = state === 'scheduled' && entered === publishAt;
  return state === 'published' || isUnchanged ? 'keep' : toFirstPublication(entered);
}

const buttonLabels = {
  update: 'Update',
  publish: 'Terbitkan',
  publishNow: 'Terbitkan sekarang',
  schedule: 'Jadwalkan',
  withdraw: 'Batal terbit',
  saveDraft: 'Simpan draf',
};
/** Labels of the buttons of a form, by their effect on readers. */
export type PublicationLabels = Readonly<typeof buttonLabels>;

interface SubmitLabelProps {
  readonly stored: StoredPublication;
  /** Label for new content that is published now: 'Add Blog'. */
  readonly add?: string;
  readonly labels?: PublicationLabels;
}

/** Label of the default submit, which names the effect on readers. */
export function SubmitLabel({ stored, add = '', labels = buttonLabels }: SubmitLabelProps) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  const publication = toPublication(stored, entered);
  if (publication === 'scheduled') {
    const at = parseJakartaDateTime(String(entered));
    return at === undefined ? labels.schedule : `${labels.schedule} ${formatDateTime(at)} WIB`;
  }
  if (publication === 'keep') return labels.update;
  const { publish, publishNow, update } = labels;
  return { new: add, draft: publish, scheduled: publishNow, published: update }[stored.state];
}

interface PublicationButtonsProps {
  readonly stored: StoredPublication;
  readonly labels?: PublicationLabels;
  /** Further values that each button sends. */
  readonly values?: FieldValues;
}

export function PublicationButtons({ stored, labels = buttonLabels, values }: PublicationButtonsProps) {
  const entered: unknown = useWatch({ name: 'publishAt' });
  const draft = { ...values, publication: 'draft' };
  if (stored.state === 'published') return <SubmitAs values={draft}>{labels.withdraw}</SubmitAs>;
  return (
    <>
      {toPublication(stored, entered) !== 'now' && stored.state === 'scheduled' && (
        <SubmitAs values={{ ...values, publication: 'now' }}>{labels.publishNow}</SubmitAs>
      )}
      <SubmitAs values={draft}>{stored.state === 'scheduled' ? labels.withdraw : labels.saveDraft}</SubmitAs>
    </>
  );
}

/** Returns the settings that all forms share that add content. The label names form and button: 'Add Blog'. */
export const addFormSettings = (label: string) => ({
  keepsDraft: true,
  label,
  submitValues: ({ publishAt }: FieldValues) => ({ publication: toFirstPublication(publishAt) }),
  submitLabel: <SubmitLabel stored={newContent} add={label} />,
  busyLabel: 'Menambahkan…',
  actions: <PublicationButtons stored={newContent} />,
});

/** Returns the settings that all forms share that edit content, without its own values. */
export function editFormSettings(record: PublicationReply) {
  const stored = toStoredPublication(record);
  return {
    keepsDraft: true,
    submitValues: ({ publishAt }: FieldValues) => ({ publication: toPublication(stored, publishAt) }),
    submitLabel: <SubmitLabel stored={stored} />,
    actions: <PublicationButtons stored={stored} />,
  };
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
