interface Provider {
  /** The first one is that of the canonical form. */
  readonly domains: readonly [string, ...string[]];
  /** Signs before the '@' that do not distinguish mailboxes. */
  readonly ignored: string;
}

/** Providers with one mailbox for several spellings of an address. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: '.' },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: '.-_' },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: '' },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru'], ignored: '.-' },
];

const findProvider = (domain: string): Provider | undefined =>
  providers.find(({ domains }) => domains.includes(domain));

/**
 * Returns the canonical form of an address, the same for all spellings that reach one mailbox. It is in lower case,
 * without the tag after '+', and for known providers without ignored signs and with one domain. No mail is sent to it.
 */
export function toMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [own, domain] = [address.slice(0, at), address.slice(at + 1)];
  const tag = own.indexOf('+', 1);
  const untagged = tag === -1 ? own : own.slice(0, tag);
  const { domains, ignored } = findProvider(domain) ?? { domains: [domain], ignored: '' };
  return `${[...untagged].filter((sign) => !ignored.includes(sign)).join('')}@${domains[0]}`;
}

/** Returns whether a provider ignores dots. */
export const isDotless = (domain: string): boolean => findProvider(domain)?.ignored.includes('.') ?? false;
