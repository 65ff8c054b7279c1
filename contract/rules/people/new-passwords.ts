import { association } from '../../text/association.ts';

export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** Minimum length of a personal word. Shorter ones occur in passwords by chance. */
const minCharacters = 5;

/** Returns public facts about the owner: the whole name, its longer words, the address and its local part. */
function personalWordsOf({ name, email }: PasswordOwner): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return [words.join(''), ...words, email, email.split('@')[0] ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= minCharacters);
}

/** Whether a new password contains a name or address of its owner (requirements 2.11.6). */
export function containsOwner(password: string, owner: PasswordOwner): boolean {
  const typed = password.toLowerCase();
  return personalWordsOf(owner).some(
    (word) => typed.includes(word) || typed.replace(/\s/g, '').includes(word),
  );
}

export const containsAssociation = (password: string): boolean =>
  password.toLowerCase().includes(association.shortName.toLowerCase());
