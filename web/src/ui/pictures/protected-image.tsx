import type { EndpointName, Endpoints } from 'contract';
import type { imageReply } from 'contract/endpoint';
import { useEndpoint, useRefetchCancelled } from '#api/use-endpoint.ts';
import * as t from '#messages/ui/pictures';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useObjectUrl } from './use-object-url.ts';

export type ProtectedImageName = {
  [N in EndpointName]: Endpoints[N] extends {
    reply: typeof imageReply;
    access: Exclude<Endpoints[EndpointName]['access'], 'anyone'>;
  }
    ? N
    : never;
}[EndpointName];

export interface ProtectedPicture {
  /** Blob URL, revoked when it is no longer shown. Undefined until loaded. */
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A second place shows a mounted image without another request. Unmounting removes it from the cache. */
const cacheOptions = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** Preloads an image for a later place on screen. Returns whether it is loaded, or cannot be loaded. */
export function usePreloadedImage(name: ProtectedImageName, id: string, enabled: boolean): boolean {
  const image = useEndpoint(name, { id }, { ...cacheOptions, enabled });
  return image.isSuccess || image.isError;
}

/** Loads an image with the bearer token, which an `img` element cannot send. */
export function useProtectedImage(name: ProtectedImageName, id: string, enabled = true): ProtectedPicture {
  const image = useEndpoint(name, { id }, { ...cacheOptions, enabled });
  useRefetchCancelled(image, enabled);
  const url = useObjectUrl(image.data);
  return { url, error: image.isError ? image.error : null, retry: () => image.refetch() };
}

export interface ProtectedImageProps {
  readonly picture: ProtectedPicture;
  readonly alt: string;
  readonly errorText: string;
  readonly className?: string | undefined;
  readonly onPainted?: (() => void) | undefined;
  /** False if dragging moves the picture instead of copying it. */
  readonly isDraggable?: boolean;
}

export function ProtectedImage(props: ProtectedImageProps) {
  const { picture, alt, errorText, className = '', isDraggable, onPainted } = props;
  if (picture.error !== null) {
    return <LoadFailure text={errorText} error={picture.error} onRetry={picture.retry} />;
  }
  if (picture.url === undefined) return <Spinner label={t.pictureLoading} />;
  return (
    <img
      src={picture.url}
      alt={alt}
      className={className}
      draggable={isDraggable}
      onLoad={({ currentTarget }) => onPainted && void whenPainted(currentTarget).then(onPainted)}
    />
  );
}

/** Resolves when a loaded image is visible: after decoding and the next animation frame. */
async function whenPainted(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
