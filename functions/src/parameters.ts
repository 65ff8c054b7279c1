import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { type FunctionName, parameters, secrets } from './settings.ts';

// `firebase deploy` asks for these and writes them to functions/.env.<project>.
for (const [name, { about: description, default: value, isAsked = true }] of parameters) {
  if (!isAsked) continue;
  if (typeof value === 'number') defineInt(name, { description, default: value });
  else defineString(name, { description, ...(value === undefined ? {} : { default: value }) });
}

const declared = secrets.map(([name, { functions }]) => ({ functions, secret: defineSecret(name) }));

/** Returns the secrets that a function can read. Others are not in its environment. */
export const secretsOf = (receiver: FunctionName) =>
  declared.flatMap(({ functions, secret }) => (functions.includes(receiver) ? [secret] : []));
