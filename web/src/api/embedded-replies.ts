import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import type { EmbeddedReply } from 'contract/rendering';
import { endpointKey } from './endpoint-key.ts';

/** Fills the query cache with the replies that a page was rendered with. They are stale at `updatedAt` 0. */
export function seedReplies(
  client: QueryClient,
  known: readonly EmbeddedReply[],
  options: { readonly updatedAt?: number } = {},
): void {
  for (const { name, input, reply, refusal } of known) {
    const queryKey = endpointKey(name, input);
    if (refusal === undefined) client.setQueryData(queryKey, reply, options);
    else {
      const error = ApiError.fromBody(refusal) ?? new ApiError('internal');
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    }
  }
}

export function readEmbeddedReplies(): EmbeddedReply[] {
  const text = document.getElementById('known-answers')?.textContent;
  return text ? JSON.parse(text) : [];
}
