import type { User } from 'contract/fields/people';
import { useEndpoint } from '#api/use-endpoint.ts';

/** The own photo as bytes: an <img> cannot carry the bearer token. Undefined without one, or until it is there. */
export function useProfilePhoto(user: User): {
  readonly photo: Blob | undefined;
  readonly isPending: boolean;
} {
  const hasPhoto = user.profilePhoto !== null;
  const { data, isPending } = useEndpoint('getProfilePhoto', { id: user._id }, { enabled: hasPhoto });
  return { photo: hasPhoto ? data : undefined, isPending: hasPhoto && isPending };
}
