import { useEndpoint } from '#api/use-endpoint.ts';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** Endpoints that answer an image to its owner and to admins only. */
export type ProtectedImageName = 'getPaymentProof' | 'getProof' | 'getProfilePhoto';

export interface ProtectedPicture {
  /** Blob URL, revoked when it is no longer shown; undefined while there is none. */
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads an image with the bearer, which an `img` cannot carry. Nothing of it stays in the cache afterwards. */
export function useProtectedImage(name: ProtectedImageName, id: string): ProtectedPicture {
  const image = useEndpoint(name, { id }, { staleTime: 0, gcTime: 0 });
  const url = useObjectUrl(image.data);
  return { url, error: image.isError ? image.error : null, retry: () => image.refetch() };
}

export interface ProtectedImageProps {
  readonly picture: ProtectedPicture;
  readonly alt: string;
  /** Said when the image cannot be loaded, above what the server says. */
  readonly errorText: string;
  readonly className?: string | undefined;
}

/** A picture of useProtectedImage, or that it is loading, or why it cannot be shown. */
export function ProtectedImage({ picture, alt, errorText, className = '' }: ProtectedImageProps) {
  if (picture.error !== null) {
    return (
      <Notice tone="error" onRetry={picture.retry}>
        <p lang="id">{errorText}</p>
        <p lang="id" className="text-sm font-normal">
          {picture.error.message}
        </p>
      </Notice>
    );
  }
  if (picture.url === undefined) return <Spinner label="Loading..." />;
  return <img src={picture.url} alt={alt} className={className} />;
}
