import type { PublicationReply, PublicationState, TranslationState } from 'contract/schemas/publication';
import { adminListDateTime, formatDateTime } from 'contract/text/dates';
import { ButtonLink } from '#ui/base/button.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const states: Readonly<Record<PublicationState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draf', tone: 'idle' },
  scheduled: { label: 'Terjadwal', tone: 'waiting' },
  published: { label: 'Terbit', tone: 'good' },
};

export const PublicationBadge = ({ state }: Pick<PublicationReply, 'state'>) => (
  <StatusBadge {...states[state]} />
);

const translations: Readonly<Record<TranslationState, { label: string; tone: BadgeTone }>> = {
  none: { label: 'Belum ada', tone: 'idle' },
  ...states,
  stale: { label: 'Tertinggal', tone: 'waiting' },
};

/** State of the English texts. */
export const TranslationBadge = ({ state = 'none' }: { readonly state: TranslationState | undefined }) => (
  <span className="inline-flex text-nowrap">
    <StatusBadge {...translations[state]} />
  </span>
);

/** Column of the lists of content. */
export const translationColumn = {
  header: 'Inggris',
  cell: ({ translation }: Pick<PublicationReply, 'translation'>) => <TranslationBadge state={translation} />,
} as const;

/** Cell of a list: the state, with the time of publication of scheduled content. */
export function PublicationCell({ state, publishedAt }: PublicationReply) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <PublicationBadge state={state} />
      {state === 'scheduled' && publishedAt !== null && (
        <time dateTime={publishedAt} className="text-nowrap text-muted text-sm">
          {adminListDateTime(publishedAt)}
        </time>
      )}
    </span>
  );
}

interface PublicationStatusProps extends PublicationReply {
  readonly _id: string;
}

/** State and time of the edited content, with a link to its preview. */
export function PublicationStatus(props: { readonly list: string; readonly record: PublicationStatusProps }) {
  const { _id, state, publishedAt } = props.record;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <PublicationBadge state={state} />
      {publishedAt !== null && <span className="text-muted text-sm">{formatDateTime(publishedAt)} WIB</span>}
      <ButtonLink to={`${props.list}/preview/${_id}`} variant="secondary" size="small">
        Pratinjau
      </ButtonLink>
    </p>
  );
}
