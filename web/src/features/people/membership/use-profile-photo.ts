import type { User } from 'contract/schemas/people';
import { useEndpoint } from '#api/use-endpoint.ts';

/** Loads the user's own photo as a Blob, because an `<img>` cannot send the bearer token. */
export function useProfilePhoto(user: User): {
  readonly photo: Blob | undefined;
  readonly isPending: boolean;
} {
  const hasPhoto = user.profilePhoto !== null;
  const { data, isPending } = useEndpoint('getProfilePhoto', { id: user._id }, { enabled: hasPhoto });
  return { photo: hasPhoto ? data : undefined, isPending: hasPhoto && isPending };
}
