import type { BinnedKind } from 'contract/content/bin';
import type { WrittenTranslation } from 'contract/content/translations';
import type { PublicationReply } from 'contract/schemas/publication';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { isEnglishPreview, type WrittenName } from './edit-queries.ts';
import { PublicationBadge } from './publication-state.tsx';

interface PreviewScreenProps<N extends WrittenName> {
  readonly kind: BinnedKind;
  readonly list: string;
  readonly endpoint: N;
  readonly loadError: ReactNode;
  readonly children: (record: EndpointReply<N>) => ReactNode;
}

/** Shows stored content in any state as its readers see it. With `?language=en` it has its English texts. */
export function PreviewScreen<N extends WrittenName>(props: PreviewScreenProps<N>) {
  const { kind, list, endpoint, loadError, children } = props;
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const record = useEndpoint<WrittenName>(endpoint, { id }, { bypassCache: true });
  return (
    <>
      <ScreenHead back={`${list}/edit/${id}`} />
      <RecordScreen record={record} loadError={loadError}>
        {(data) =>
          isEnglishPreview(search) ? (
            <EnglishTexts kind={kind} id={id}>
              {(texts) => (
                <Preview state={texts.state} lang="en">
                  {children({ ...data, ...texts } as EndpointReply<N>)}
                </Preview>
              )}
            </EnglishTexts>
          ) : (
            <Preview state={data.state}>{children(data as EndpointReply<N>)}</Preview>
          )
        }
      </RecordScreen>
    </>
  );
}

interface EnglishTextsProps {
  readonly kind: BinnedKind;
  readonly id: string;
  readonly children: (texts: WrittenTranslation) => ReactNode;
}

function EnglishTexts({ kind, id, children }: EnglishTextsProps) {
  const record = useEndpoint('getTranslation', { kind, id }, { bypassCache: true });
  return (
    <RecordScreen record={record} loadError="Gagal memuat teks Inggris.">
      {({ translation }) =>
        translation === null ? <p className="text-muted">Teks Inggris belum ada.</p> : children(translation)
      }
    </RecordScreen>
  );
}

interface PreviewProps extends Pick<PublicationReply, 'state'> {
  /** Language of the content, if it is not that of the page. */
  readonly lang?: string;
  readonly children: ReactNode;
}

const Preview = ({ state, lang, children }: PreviewProps) => (
  <>
    <p className="mb-5">
      <PublicationBadge state={state} />
    </p>
    <div lang={lang} className="panel p-5 sm:p-8">
      {children}
    </div>
  </>
);
