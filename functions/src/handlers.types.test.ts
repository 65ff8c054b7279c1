import type { Endpoints } from 'contract';
import { endpoints } from 'contract';
import { expect, test } from 'vitest';
import type { Handler, Handlers } from '#http/handler.ts';
import { handlers } from './handlers.ts';

/** `npm run typecheck` checks these: an unused `@ts-expect-error` is itself an error. */
const { logout: _logout, ...withoutLogout } = handlers;

// @ts-expect-error an endpoint without its handler
export const missing: Handlers<Endpoints> = withoutLogout;

export const surplus: Handlers<Endpoints> = {
  ...handlers,
  // @ts-expect-error a handler without its endpoint
  resetEverything: handlers.logout,
};

// @ts-expect-error a reply that lacks what the contract promises
export const poorReply: Handler<Endpoints['logout']> = async () => ({});

export const readsUnknownInput: Handler<Endpoints['deleteUser']> = async (input) => {
  // @ts-expect-error an input that the contract does not declare
  return { message: String(input.role) };
};

export const readsMissingCaller: Handler<Endpoints['login']> = async (_input, caller) => {
  // @ts-expect-error a caller where anyone may call
  return caller.user;
};

test('the endpoint table and the handlers have the same names', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort());
});
