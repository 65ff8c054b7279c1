import type { EndpointName } from 'contract';
import { useDeferredValue } from 'react';
import type { EndpointInput } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { toPageParams } from './page-from-url.ts';
import { usePage } from './use-page.ts';
import { useRowFocus } from './use-row-focus.ts';

export function useList<N extends EndpointName>(
  name: N,
  ...[filter]: keyof Filter<N> extends never ? [] : [Filter<N>]
) {
  const pages = usePage();
  const focus = useRowFocus();
  const input: object = { ...toPageParams(pages), ...filter };
  const query = useEndpoint(name, input as EndpointInput<N>, { keepPrevious: true });
  const { data, isError, error, isPlaceholderData, refetch } = query;
  // Renders the first rows in slices, because a long table would block a slow phone.
  const isDeferredLoaded = useDeferredValue(data !== undefined);
  const list = { data: isDeferredLoaded ? data : undefined, isError, error, isPlaceholderData, refetch };
  return { list, pages, focus };
}

type Filter<N extends EndpointName> = Omit<EndpointInput<N>, 'page' | 'limit' | 'after'>;
