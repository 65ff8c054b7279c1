import { createContext, use } from 'react';
import { type Call, send } from './client.ts';
import { session } from './session.ts';

export interface Account {
  readonly id: string;
  readonly call: Call;
  /** Whether this account has read or sent data here. If so, its screens outlast the end of its session. */
  readonly hasExchangedData: () => boolean;
}

/** Provided by AccountScreens. Null on public screens, with or without a login. */
export const AccountContext = createContext<Account | null>(null);

const callAsAnyone: Call = (name, input, options) =>
  send(name, input, { ...options, bearer: session.token(), account: null });

/** Calls endpoints as the account of the surrounding screens, even after another login in another tab. */
export const useCall = (): Call => use(AccountContext)?.call ?? callAsAnyone;

/** Returns the id of the account of the surrounding screens. Throws outside AccountScreens. */
export function useAccountId(): string {
  const account = use(AccountContext);
  if (account === null) throw new Error('This screen belongs inside AccountScreens.');
  return account.id;
}
