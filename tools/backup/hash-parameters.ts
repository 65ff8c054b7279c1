import { Refusal } from '../emulators/log.ts';

/** Confidential parameters of password hashes, as `accounts:batchCreate` takes them. */
export interface HashParameters {
  readonly hashAlgorithm: 'SCRYPT';
  /** Base64, like `saltSeparator`. */
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

const isBase64 = (text: string): boolean => /^[\w+/-]+={0,2}$/.test(text);
const webSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/**
 * Parses the "Password hash parameters" of the Firebase console, copied into a file:
 *
 *   hash_config {
 *     algorithm: SCRYPT,
 *     base64_signer_key: …,
 *     base64_salt_separator: Bw==,
 *     rounds: 8,
 *     mem_cost: 14,
 *   }
 *
 * @throws Refusal that names a missing parameter
 */
export function parseHashParameters(text: string): HashParameters {
  const valueNamed = (name: string): string => {
    const value = new RegExp(`\\b${name}:\\s*"?([^\\s,"}]+)`).exec(text)?.[1];
    if (value === undefined) throw new Refusal(`The hash parameters lack ${name}.`);
    return value;
  };
  const numberOf = (name: string, maximum: number): number => {
    const number = Number(valueNamed(name));
    if (Number.isInteger(number) && number >= 1 && number <= maximum) return number;
    throw new Refusal(`${name} of the hash parameters is no whole number from 1 to ${maximum}.`);
  };
  const keyOf = (name: string): string => {
    if (isBase64(valueNamed(name))) return webSafe(valueNamed(name));
    throw new Refusal(`${name} of the hash parameters is no base64.`);
  };
  if (valueNamed('algorithm') !== 'SCRYPT')
    throw new Refusal('The hash parameters are not those of Firebase: algorithm is to be SCRYPT.');
  return {
    hashAlgorithm: 'SCRYPT',
    signerKey: keyOf('base64_signer_key'),
    saltSeparator: keyOf('base64_salt_separator'),
    rounds: numberOf('rounds', 8),
    memoryCost: numberOf('mem_cost', 14),
  };
}
