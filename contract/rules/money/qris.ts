/** A data object of a payload: its two-digit tag and its value. */
type Field = readonly [tag: string, value: string];

interface Qris {
  readonly merchant: string;
  readonly city: string;
  /** National merchant id, 'ID' and 13 digits. */
  readonly nmid: string;
}

export const maxQrisLength = 512;
/** Maximum amount of one QRIS payment in whole rupiah (PADG 24/1/PADG/2022). */
export const maxQrisAmount = 10_000_000;

const crcTag = '63';
const nationalTag = '51';

/** Computes CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF): '123456789' gives 29B1. */
function computeCrc(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? crc << 1 : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** Returns undefined unless data objects fill the payload, with unique tags in ascending order. */
function parseFields(text: string): Map<string, string> | undefined {
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

const formatFields = (fields: Iterable<Field>): string =>
  [...fields].map(([tag, value]) => `${tag}${String(value.length).padStart(2, '0')}${value}`).join('');

/** Returns undefined unless it is a valid payload in rupiah (EMVCo merchant-presented mode). */
function parsePayload(text: string): Map<string, string> | undefined {
  if (text.length > maxQrisLength || !/^[\x20-\x7e]+$/.test(text) || !text.startsWith('000201'))
    return undefined;
  const body = text.slice(0, -4);
  if (!body.endsWith(`${crcTag}04`) || computeCrc(body) !== text.slice(-4)) return undefined;
  const fields = parseFields(text);
  const isRupiah = fields?.get('53') === '360' && fields.get('58') === 'ID';
  return isRupiah && /^1[12]$/.test(fields.get('01') ?? '') ? fields : undefined;
}

/**
 * Parses a static code. Returns undefined if it is damaged, has an amount, or is not for rupiah in Indonesia.
 */
export function parseQris(text: string): Qris | undefined {
  const fields = parsePayload(text);
  const [merchant, city] = [fields?.get('59'), fields?.get('60')];
  const within = parseFields(fields?.get(nationalTag) ?? '');
  const nmid = within?.get('02') ?? '';
  const isStatic = fields?.get('01') === '11' && !fields.has('54');
  if (!isStatic || merchant === undefined || city === undefined || !/^ID\d{13}$/.test(nmid)) return undefined;
  return { merchant, city, nmid };
}

/** Tags that request a tip. They are removed, because an exact amount must stay exact. */
const tipTags: ReadonlySet<string> = new Set(['55', '56', '57']);

/** Creates a code for whole rupiah from a static code; undefined if that is invalid. */
export function qrisWithAmount(text: string, amount: number): string | undefined {
  if (parseQris(text) === undefined) return undefined;
  const otherFields = [...(parsePayload(text) ?? [])].filter(([tag]) => tag !== crcTag && !tipTags.has(tag));
  const changed = new Map<string, string>([...otherFields, ['01', '12'], ['54', String(amount)]]);
  const body = `${formatFields([...changed].sort(([one], [other]) => (one < other ? -1 : 1)))}${crcTag}04`;
  return body + computeCrc(body);
}
