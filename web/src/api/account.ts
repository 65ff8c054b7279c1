import { createContext, use } from 'react';
import { type Call, send } from './client.ts';
import { session } from './session.ts';

/** Whose screens these are, and how they call. */
export interface Account {
  readonly id: string;
  readonly call: Call;
  /** Whether anything of this account was read or sent here: something that must outlast the end of its session. */
  readonly hasBegun: () => boolean;
}

/** Provided by AccountScreens; null where anyone may be, logged in or not. */
export const AccountContext = createContext<Account | null>(null);

/** What anyone may call. */
const callAsAnyone: Call = (name, input, options) =>
  send(name, input, { ...options, bearer: session.token(), account: null });

/** How the screens around call: for the account that they were opened for, whoever logs in elsewhere meanwhile. */
export const useCall = (): Call => use(AccountContext)?.call ?? callAsAnyone;

/**
 * The id of the account that the screens around were opened for.
 *
 * @throws Error outside AccountScreens
 */
export function useAccountId(): string {
  const account = use(AccountContext);
  if (account === null) throw new Error('This screen belongs into AccountScreens.');
  return account.id;
}
