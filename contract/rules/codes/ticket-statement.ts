import {
  appendChecksum,
  fromBase64Url,
  fromHex,
  readNumber,
  removeChecksum,
  signatureBytes,
  toBase64Url,
  toHex,
  writeNumber,
} from './signed-codes.ts';

/** Content of a ticket's QR code. It names no person. */
export interface TicketStatement {
  /** Id of the signing key: four hex digits. */
  readonly keyId: string;
  /** Random code of the registration: sixteen hex digits. */
  readonly ticket: string;
  /** Digest of the event's id: sixteen hex digits. */
  readonly eventKey: string;
  /** Time of the registration. ISO 8601 in whole seconds. */
  readonly registeredAt: string;
}

/** A parsed code. Its content is unverified until the signature is checked. */
export interface ParsedTicket {
  readonly statement: TicketStatement;
  /** The signed bytes. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Differs from the formats of the membership card. */
const format = 3;
/** Byte offsets of the parts; the format is at offset 0. */
const offsets = { key: 1, ticket: 3, event: 11, registered: 19, signature: 23 } as const;

/** Encodes the bytes to sign. */
export function encodeTicketStatement(statement: TicketStatement): Uint8Array<ArrayBuffer> {
  const { keyId, ticket, eventKey, registeredAt } = statement;
  const bytes = new Uint8Array(offsets.signature);
  bytes[0] = format;
  bytes.set(fromHex(keyId), offsets.key);
  bytes.set(fromHex(ticket), offsets.ticket);
  bytes.set(fromHex(eventKey), offsets.event);
  const seconds = Math.floor(Date.parse(registeredAt) / 1000);
  writeNumber(bytes, offsets.registered, offsets.signature, seconds);
  return bytes;
}

/** Returns the text of the QR code: 119 characters. */
export const encodeTicketCode = (signed: Uint8Array, signature: Uint8Array): string =>
  toBase64Url(appendChecksum(Uint8Array.of(...signed, ...signature)));

/** Parses without checking the signature. Returns undefined for text that is no ticket. */
export function parseTicketCode(code: string): ParsedTicket | undefined {
  const encoded = fromBase64Url(code);
  const bytes = encoded?.[0] === format ? removeChecksum(encoded) : undefined;
  if (bytes?.length !== offsets.signature + signatureBytes) return undefined;
  const seconds = readNumber(bytes, offsets.registered, offsets.signature);
  return {
    statement: {
      keyId: toHex(bytes.slice(offsets.key, offsets.ticket)),
      ticket: toHex(bytes.slice(offsets.ticket, offsets.event)),
      eventKey: toHex(bytes.slice(offsets.event, offsets.registered)),
      registeredAt: new Date(seconds * 1000).toISOString(),
    },
    signed: bytes.slice(0, offsets.signature),
    signature: bytes.slice(offsets.signature),
  };
}
