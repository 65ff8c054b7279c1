import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import sharp from 'sharp';
import { ink } from './palette.ts';

const nodes = logoNodes.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join('');

const drawing = (background: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">${background}<path d="${logoPetals}" fill="${ink.mint}"/><g fill="${ink.saffron}">${nodes}</g></svg>`;

/** Sides in pixels. Apple Wallet shows the icon on the lock screen, and the logo on the pass. */
const sizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 };

/** Draws the pictures of a pass for Apple Wallet, by their names in the file. */
export async function drawPassPictures(): Promise<[name: string, png: Buffer][]> {
  const background = `<rect width="48" height="48" fill="${ink.navy}"/>`;
  return Promise.all(
    Object.entries(sizes).map(async ([name, side]): Promise<[string, Buffer]> => {
      const svg = Buffer.from(drawing(name.startsWith('icon') ? background : ''));
      return [name, await sharp(svg).resize(side).png({ palette: true }).toBuffer()];
    }),
  );
}
