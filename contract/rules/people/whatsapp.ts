import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
import { normalizePhone, phonePattern } from './phone-numbers.ts';

/** Purposes of messages by WhatsApp. A person consents to each one separately. */
export const whatsappPurposes = ['expiry', 'bill', 'event'] as const;
export type WhatsappPurpose = (typeof whatsappPurposes)[number];

export const whatsappPurposeLabels: Readonly<Record<WhatsappPurpose, string>> = textMap({
  expiry: () => t.whatsappExpiry,
  bill: () => t.whatsappBill,
  event: () => t.whatsappEvent,
});

/**
 * Returns the address that opens WhatsApp with a prepared text: `https://wa.me/62…?text=…`. The person who opens it
 * sends the message. Undefined for a text that is no phone number.
 */
export function whatsappLink(phone: string, text: string): string | undefined {
  const number = normalizePhone(phone);
  if (number === '' || !phonePattern.test(number)) return undefined;
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}
