import { type WhatsappPurpose, whatsappPurposes } from 'contract/rules/people/whatsapp';
import { prefetchQuery } from '#api/prefetch-query.ts';

/** Reads the purpose from the URL; the default is the end of memberships. */
const parsePurpose = (search: URLSearchParams): WhatsappPurpose =>
  whatsappPurposes.find((one) => one === search.get('purpose')) ?? 'expiry';

/** Returns the input of the queue that the URL names. */
export const queueInput = (search: URLSearchParams) => {
  const event = search.get('event');
  return { purpose: parsePurpose(search), ...(event === null ? {} : { event }) };
};

/** Returns the requests of the page. The queue of an event needs its id. */
export const queueQueries = (search: URLSearchParams) => {
  const input = queueInput(search);
  return input.purpose === 'event' && input.event === undefined
    ? []
    : [prefetchQuery('listWhatsappQueue', input)];
};
