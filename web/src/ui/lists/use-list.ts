import type { EndpointName } from 'contract';
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
  return { list: useEndpoint(name, input as EndpointInput<N>, { keepPrevious: true }), pages, focus };
}

type Filter<N extends EndpointName> = Omit<EndpointInput<N>, 'page' | 'limit' | 'after'>;
