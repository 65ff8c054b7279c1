import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import { association } from 'contract/text/association';
import { indonesianDate } from 'contract/text/dates';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { WalletCard } from './wallet-card.ts';
import type { ApplePassKey } from './wallet-keys.ts';

const colours = { background: 'rgb(12, 26, 58)', text: 'rgb(255, 255, 255)', label: 'rgb(127, 217, 209)' };

const nodes = logoNodes.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join('');
const logo = `<path d="${logoPetals}" fill="#7fd9d1"/><g fill="#f0a531">${nodes}</g>`;
const drawing = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">${background}${logo}</svg>`;

const draw = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(side, side).png().toBuffer();

/** Sides in pixels. The icon is shown on the lock screen, the logo on the pass. */
async function drawPictures(): Promise<Record<string, Buffer>> {
  const icon = drawing('<rect width="48" height="48" fill="#0c1a3a"/>');
  const sizes = [
    ['icon.png', icon, 29],
    ['icon@2x.png', icon, 58],
    ['icon@3x.png', icon, 87],
    ['logo.png', drawing(''), 50],
    ['logo@2x.png', drawing(''), 100],
  ] as const;
  return Object.fromEntries(
    await Promise.all(sizes.map(async ([name, svg, side]) => [name, await draw(svg, side)])),
  );
}

let pictures: Promise<Record<string, Buffer>> | undefined;

/**
 * Returns a signed generic pass (.pkpass). A wallet shows it as expired after the end. Format:
 * developer.apple.com/documentation/walletpasses.
 */
export async function applePass(card: WalletCard, key: ApplePassKey): Promise<Buffer> {
  pictures ??= drawPictures();
  const pass = new PKPass(
    { ...(await pictures) },
    { wwdr: key.intermediate, signerCert: key.certificate, signerKey: key.key },
    {
      serialNumber: card.id,
      passTypeIdentifier: key.passType,
      teamIdentifier: key.team,
      organizationName: association.name,
      description: `Kartu anggota ${association.shortName}`,
      logoText: association.shortName,
      backgroundColor: colours.background,
      foregroundColor: colours.text,
      labelColor: colours.label,
      sharingProhibited: true,
    },
  );
  pass.type = 'generic';
  pass.primaryFields.push({ key: 'name', label: 'Anggota', value: card.name });
  pass.secondaryFields.push(
    { key: 'memberNumber', label: 'Nomor anggota', value: card.memberNumber },
    {
      key: 'validUntil',
      label: 'Berlaku sampai',
      value: card.validUntil === null ? 'Seumur hidup' : indonesianDate(card.validUntil),
    },
  );
  pass.backFields.push({ key: 'site', label: 'Situs', value: association.siteUrl });
  pass.setExpirationDate(card.validUntil);
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: card.link,
    messageEncoding: 'iso-8859-1',
    altText: card.memberNumber,
  });
  return pass.getAsBuffer();
}
