import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import type { WrittenName } from './edit-queries.ts';
import { PublicationBadge } from './publication-state.tsx';

interface PreviewScreenProps<N extends WrittenName> {
  readonly list: string;
  readonly endpoint: N;
  readonly loadError: ReactNode;
  readonly children: (record: EndpointReply<N>) => ReactNode;
}

/** Shows stored content in any state as its readers see it. */
export function PreviewScreen<N extends WrittenName>(props: PreviewScreenProps<N>) {
  const { id = '' } = useParams();
  const record = useEndpoint<WrittenName>(props.endpoint, { id }, { bypassCache: true });
  return (
    <>
      <ScreenHead back={`${props.list}/edit/${id}`} />
      <RecordScreen record={record} loadError={props.loadError}>
        {(data) => (
          <>
            <p className="mb-5">
              <PublicationBadge state={data.state} />
            </p>
            <div className="panel p-5 sm:p-8">{props.children(data as EndpointReply<N>)}</div>
          </>
        )}
      </RecordScreen>
    </>
  );
}
