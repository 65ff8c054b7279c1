import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { PKPass } from 'passkit-generator';
import { toPageUrl } from '#data/context/page-url.ts';
import { t } from '#messages/files.ts';
import pngs from './pass-pictures.json' with { type: 'json' };
import type { WalletCard } from './wallet-card.ts';
import type { ApplePassKey } from './wallet-keys.ts';

const colours = { background: 'rgb(12, 26, 58)', text: 'rgb(255, 255, 255)', label: 'rgb(127, 217, 209)' };

/** PNG, by the names that the format requires (`npx tsx tools/artwork/make.ts pass`). */
const pictures = Object.fromEntries(
  Object.entries(pngs).map(([name, png]) => [name, Buffer.from(png, 'base64')]),
);

/**
 * Returns a signed generic pass (.pkpass). A wallet shows it as expired after the end. Format:
 * developer.apple.com/documentation/walletpasses.
 */
export function applePass(card: WalletCard, key: ApplePassKey): Buffer {
  const pass = new PKPass(
    pictures,
    { wwdr: key.intermediate, signerCert: key.certificate, signerKey: key.key },
    {
      serialNumber: card.id,
      passTypeIdentifier: key.passType,
      teamIdentifier: key.team,
      organizationName: association.name,
      description: fill(t.passDescription, { association: association.shortName }),
      logoText: association.shortName,
      backgroundColor: colours.background,
      foregroundColor: colours.text,
      labelColor: colours.label,
      sharingProhibited: true,
    },
  );
  pass.type = 'generic';
  pass.primaryFields.push({ key: 'name', label: t.passHolder, value: card.name });
  pass.secondaryFields.push(...card.fields);
  pass.backFields.push({ key: 'site', label: t.passSite, value: toPageUrl('') });
  pass.setExpirationDate(card.validUntil);
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: card.link,
    messageEncoding: 'iso-8859-1',
    altText: card.memberNumber,
  });
  return pass.getAsBuffer();
}
