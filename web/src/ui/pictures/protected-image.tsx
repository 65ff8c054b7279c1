import type { EndpointName, Endpoints } from 'contract';
import type { imageReply } from 'contract/endpoint';
import { useEndpoint, useResumed } from '#api/use-endpoint.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** Endpoints that answer an image to some accounts only. */
export type ProtectedImageName = {
  [N in EndpointName]: Endpoints[N] extends {
    reply: typeof imageReply;
    access: Exclude<Endpoints[EndpointName]['access'], 'anyone'>;
  }
    ? N
    : never;
}[EndpointName];

export interface ProtectedPicture {
  /** Blob URL, revoked when it is no longer shown; undefined while there is none. */
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What is not kept cannot grow old: a second place that shows the same picture need not load it again. */
const shownOnly = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/**
 * Loads an image ahead of its place on screen; forgotten again unless it gets one.
 *
 * @param enabled false to wait with it
 * @returns whether it is there, or cannot be had
 */
export function usePreloadedImage(name: ProtectedImageName, id: string, enabled: boolean): boolean {
  const image = useEndpoint(name, { id }, { ...shownOnly, enabled });
  return image.isSuccess || image.isError;
}

/**
 * Loads an image with the bearer, which an `img` cannot carry. Nothing of it stays in the cache afterwards.
 *
 * @param enabled false to wait with it
 */
export function useProtectedImage(name: ProtectedImageName, id: string, enabled = true): ProtectedPicture {
  const image = useEndpoint(name, { id }, { ...shownOnly, enabled });
  useResumed(image, enabled);
  const url = useObjectUrl(image.data);
  return { url, error: image.isError ? image.error : null, retry: () => image.refetch() };
}

export interface ProtectedImageProps {
  readonly picture: ProtectedPicture;
  readonly alt: string;
  /** Said when the image cannot be loaded, above what the server says. */
  readonly errorText: string;
  readonly className?: string | undefined;
  /** Told once the picture is on screen. */
  readonly onPainted?: (() => void) | undefined;
  /** False where dragging moves the picture instead of taking a copy along. */
  readonly isDraggable?: boolean;
}

/** A picture of useProtectedImage, or that it is loading, or why it cannot be shown. */
export function ProtectedImage(props: ProtectedImageProps) {
  const { picture, alt, errorText, className = '', isDraggable, onPainted } = props;
  if (picture.error !== null) {
    return <LoadFailure text={errorText} error={picture.error} onRetry={picture.retry} />;
  }
  if (picture.url === undefined) return <Spinner label="Loading..." />;
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

/** Loaded is not yet seen: it must be decoded, and a frame must have come with it. */
async function whenPainted(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
