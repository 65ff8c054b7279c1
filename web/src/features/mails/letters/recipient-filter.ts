import { type RecipientState, recipientStates } from 'contract/rules/mails/letter-states';

/** Returns the state of the recipients in the address. */
export const parseRecipientState = (params: URLSearchParams): RecipientState | undefined =>
  recipientStates.find((state) => state === params.get('state'));
