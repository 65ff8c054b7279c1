import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import type { KnownAnswer } from 'contract/rendering';
import { endpointKey } from './endpoint-key.ts';

/** Has a client start with what endpoints have said already, as if it had asked just now. */
export function remember(client: QueryClient, known: readonly KnownAnswer[]): void {
  for (const { name, input, reply, refusal } of known) {
    const queryKey = endpointKey(name, input);
    if (refusal === undefined) client.setQueryData(queryKey, reply);
    else {
      const error = ApiError.fromBody(refusal) ?? new ApiError('internal');
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    }
  }
}

/** What the HTML on screen was rendered with. */
export function answersInPage(): KnownAnswer[] {
  const text = document.getElementById('known-answers')?.textContent;
  return text ? JSON.parse(text) : [];
}
