import { association } from 'contract/text/association';
import { SignJWT } from 'jose';
import { clock } from '#data/clock.ts';
import type { WalletCard } from './wallet-card.ts';
import type { GoogleWalletKey } from './wallet-keys.ts';

const text = (value: string) => ({ defaultValue: { language: 'id', value } });

/**
 * Returns the link that adds a generic pass, which the link itself contains. Nothing is sent before the member opens
 * it. Format: developers.google.com/wallet/generic (JWT, GenericObject).
 */
export async function googleWalletLink(
  card: WalletCard,
  { account, key, passClass }: GoogleWalletKey,
): Promise<string> {
  const issuerId = passClass.slice(0, passClass.indexOf('.'));
  const genericObject = {
    id: `${issuerId}.${card.id}`,
    classId: passClass,
    state: 'ACTIVE',
    cardTitle: text(association.shortName),
    subheader: text('Anggota'),
    header: text(card.name),
    hexBackgroundColor: '#0c1a3a',
    barcode: { type: 'QR_CODE', value: card.link, alternateText: card.memberNumber },
    ...(card.validUntil === null
      ? {}
      : { validTimeInterval: { end: { date: card.validUntil.toISOString() } } }),
  };
  const payload = { genericClasses: [{ id: passClass }], genericObjects: [genericObject] };
  const jwt = await new SignJWT({ typ: 'savetowallet', origins: [association.siteUrl], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(clock.now())
    .sign(key);
  return `https://pay.google.com/gp/v/save/${jwt}`;
}
