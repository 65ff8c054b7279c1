import type { User } from 'contract/schemas/people';
import { useMemo } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useProfilePhoto } from '../use-profile-photo.ts';
import { type CardDrawing, hasExpired } from './draw-card.ts';
import { isIssued } from './is-issued.ts';

/** Loads the photo and the signed code of a card. */
export function useLoadedCard(user: User) {
  const { photo, isPending } = useProfilePhoto(user);
  const issued = isIssued(user);
  const reply = useEndpoint('getCard', {}, { enabled: issued });
  const { name, createdAt, memberNumber, validUntil } = user;
  const code = issued ? reply.data?.code : undefined;
  const isOver = hasExpired(user);
  const drawing: CardDrawing = useMemo(
    () => ({ holder: { name, createdAt, memberNumber, validUntil }, photo, code, hasExpired: isOver }),
    [name, createdAt, memberNumber, validUntil, photo, code, isOver],
  );
  return { drawing, reply, isWaiting: isPending || (issued && reply.isPending) };
}
