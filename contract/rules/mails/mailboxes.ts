/** Providers with one mailbox for all spellings of an address: with dots, and in both domains. */
const dotlessProviders: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the canonical form of an address, the same for all spellings that reach one mailbox. It is in lower case,
 * without the tag after '+', and for Google without dots and with one domain. No mail is sent to it.
 */
export function toMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [own, provider] = [address.slice(0, at), address.slice(at + 1)];
  const tag = own.indexOf('+', 1);
  const untagged = tag === -1 ? own : own.slice(0, tag);
  return dotlessProviders.has(provider)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${provider}`;
}

/** Returns whether a provider ignores dots. */
export const isDotless = (provider: string): boolean => dotlessProviders.has(provider);
