/** One object of a payload: its two-digit tag and what it holds. */
type Field = readonly [tag: string, value: string];

/** What a QRIS code says of the merchant that is paid by it. */
export interface Qris {
  readonly merchant: string;
  readonly city: string;
  /** National merchant id, 'ID' and 13 digits. */
  readonly nmid: string;
}

/** Characters of a code, at most. */
export const longestQris = 512;
/** Rupiah that one payment by QRIS may be, at most (PADG 24/1/PADG/2022). */
export const qrisLimit = 10_000_000;

const checkTag = '63';
const national = '51';

/** CRC-16/CCITT-FALSE (polynomial 1021, begins with FFFF) as four upper-case hex digits; '123456789' gives 29B1. */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? crc << 1 : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** The objects of a payload, one behind another; undefined unless they fill it, each tag once and in order. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0, last = ''; at < text.length; ) {
    const [, tag = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(size));
    if (tag === '' || Number(size) === 0 || value.length < Number(size) || tag <= last) return undefined;
    fields.set(tag, value);
    last = tag;
    at += 4 + value.length;
  }
  return fields;
}

const written = (fields: Iterable<Field>): string =>
  [...fields].map(([tag, value]) => `${tag}${String(value.length).padStart(2, '0')}${value}`).join('');

/** Reads a payload as strictly as it is written (EMVCo merchant-presented mode); undefined for what is none in rupiah. */
function checkedFields(text: string): Map<string, string> | undefined {
  if (text.length > longestQris || !/^[\x20-\x7e]+$/.test(text) || !text.startsWith('000201'))
    return undefined;
  const body = text.slice(0, -4);
  if (!body.endsWith(`${checkTag}04`) || crcOf(body) !== text.slice(-4)) return undefined;
  const fields = fieldsOf(text);
  const isRupiah = fields?.get('53') === '360' && fields.get('58') === 'ID';
  return isRupiah && /^1[12]$/.test(fields.get('01') ?? '') ? fields : undefined;
}

/**
 * What a static QRIS code says, as it was read from its picture.
 *
 * @returns undefined for what is damaged, has an amount, or is not for rupiah in Indonesia
 */
export function readQris(text: string): Qris | undefined {
  const fields = checkedFields(text);
  const [merchant, city] = [fields?.get('59'), fields?.get('60')];
  const within = fieldsOf(fields?.get(national) ?? '');
  const nmid = within?.get('02') ?? '';
  const isStatic = fields?.get('01') === '11' && !fields.has('54');
  if (!isStatic || merchant === undefined || city === undefined || !/^ID\d{13}$/.test(nmid)) return undefined;
  return { merchant, city, nmid };
}

/** Which ask for a tip: an exact amount must stay exact. */
const tips: ReadonlySet<string> = new Set(['55', '56', '57']);

/**
 * A code that asks for one amount and nothing beside it, made of a static one.
 *
 * @param amount whole rupiah
 * @returns undefined where `readQris` reads nothing
 */
export function qrisWithAmount(text: string, amount: number): string | undefined {
  if (readQris(text) === undefined) return undefined;
  const kept = [...(checkedFields(text) ?? [])].filter(([tag]) => tag !== checkTag && !tips.has(tag));
  const changed = new Map<string, string>([...kept, ['01', '12'], ['54', String(amount)]]);
  const body = `${written([...changed].sort(([one], [other]) => (one < other ? -1 : 1)))}${checkTag}04`;
  return body + crcOf(body);
}
