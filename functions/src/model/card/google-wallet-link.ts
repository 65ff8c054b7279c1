import { shortenName } from 'contract/rules/codes/card-statement';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { currentLocale } from 'contract/text/language/localize';
import { SignJWT } from 'jose';
import { clock } from '#data/clock.ts';
import { t } from '#messages/files.ts';
import type { WalletCard } from './wallet-card.ts';
import type { GoogleWalletKey } from './wallet-keys.ts';

const text = (value: string) => ({ defaultValue: { language: currentLocale(), value } });

/** Google refuses longer ones. */
const maxJwtCharacters = 1800;

/**
 * Returns the link that adds a generic pass, which the link itself contains. Nothing is sent before the member opens
 * it. A name that makes the link too long is shortened as in the code of the card.
 */
export async function googleWalletLink(card: WalletCard, key: GoogleWalletKey): Promise<string> {
  const jwt = await signPass(card, key);
  const fitting =
    jwt.length <= maxJwtCharacters ? jwt : await signPass({ ...card, name: shortenName(card.name) }, key);
  return `https://pay.google.com/gp/v/save/${fitting}`;
}

/** Format: developers.google.com/wallet/generic (JWT, GenericObject). */
async function signPass(
  card: WalletCard,
  { account, key: signingKey, passClass }: GoogleWalletKey,
): Promise<string> {
  const issuerId = passClass.slice(0, passClass.indexOf('.'));
  const genericObject = {
    id: `${issuerId}.${card.id}`,
    classId: passClass,
    state: 'ACTIVE',
    cardTitle: text(fill(t.passTitle, { association: association.shortName })),
    header: text(card.name),
    textModulesData: card.fields.map(({ label, value }) => ({ header: label, body: value })),
    hexBackgroundColor: '#0c1a3a',
    barcode: { type: 'QR_CODE', value: card.link },
    ...(card.validUntil === null
      ? {}
      : { validTimeInterval: { end: { date: card.validUntil.toISOString() } } }),
  };
  const payload = { genericClasses: [{ id: passClass }], genericObjects: [genericObject] };
  return new SignJWT({ typ: 'savetowallet', origins: [association.siteUrl], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(clock.now())
    .sign(signingKey);
}
