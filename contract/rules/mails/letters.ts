import type { RecipientState } from './letter-states.ts';

/**
 * - `no-address`: the account has no address
 * - `duplicate`: another account has the same address
 * - `no-consent`: no consent is recorded, or it was withdrawn, or the owner asked to delete the account
 * - `list-ended`: the reader ended this list
 * - `dead-address`: the address does not exist, or lost several mails within a month
 * - `deleted`: the account was deleted after the letter was started
 */
export const skipReasons = [
  'no-address',
  'duplicate',
  'no-consent',
  'list-ended',
  'dead-address',
  'deleted',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The states and reasons as words inside a sentence. */
export const recipientStateTexts: Readonly<Record<RecipientState, string>> = {
  queued: 'menunggu dikirim',
  leased: 'sedang dikirim',
  sent: 'terkirim',
  bounced: 'dikembalikan',
  skipped: 'dilewati',
  failed: 'gagal terkirim',
};
export const skipReasonTexts: Readonly<Record<SkipReason, string>> = {
  'no-address': 'tidak punya alamat email',
  duplicate: 'alamatnya sama dengan akun lain',
  'no-consent': 'tanpa persetujuan, atau akunnya akan dihapus',
  'list-ended': 'berhenti menerima surat jenis ini',
  'dead-address': 'email ke alamatnya tidak sampai',
  deleted: 'akunnya sudah dihapus',
};

/** Fields that the text of a letter may contain in braces, with their description. */
export const letterFields = {
  nama: 'Nama',
  nomor: 'Nomor anggota',
  berlaku_sampai: 'Akhir masa berlaku',
  tautan_tagihan: 'Tautan perpanjangan dan tagihan sendiri',
} as const;
export type LetterField = keyof typeof letterFields;

const isField = (name: string): name is LetterField => Object.hasOwn(letterFields, name);

/** Returns the first field in braces that no letter has, for example of a typing error; undefined without one. */
export const findUnknownField = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, name = '']) => name).find((name) => !isField(name));

export interface TextPart {
  readonly text: string;
  /** The field that the text is the value of; undefined for text of the author. */
  readonly field?: LetterField;
}

/** Replaces the fields of a text by their values, and returns the parts in order. */
export function fillFields(text: string, values: Readonly<Record<LetterField, string>>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([a-z_]+)\}/g)) {
    const [whole, field = ''] = match;
    if (!isField(field)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: values[field], field });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Mails whose last outcomes decide whether a letter pauses, and the number of refusals that pauses it (5 %). */
export const errorWindow = { mails: 200, maxErrors: 10 } as const;
