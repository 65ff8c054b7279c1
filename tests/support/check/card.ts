import type { BrowserContext, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { gone, shown } from '../suite/browser.ts';

/** Reads the membership card: what is drawn on the canvas, and the picture that comes of it. */

interface Recording {
  drawnTexts?: string[];
  drawnSpaces?: number[];
}

/** Has every text that is drawn on a canvas be kept; a card is a picture and shows no text to a test. */
export const recordDrawnTexts = (context: BrowserContext): Promise<void> =>
  context.addInitScript(() => {
    const drawn: string[] = [];
    const spaces: number[] = [];
    Object.assign(window as Recording, { drawnTexts: drawn, drawnSpaces: spaces });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      drawn.push(args[0]);
      const [, size] = /(\d+)px/.exec(this.font) ?? [];
      spaces.push((this.measureText('a b').width - this.measureText('ab').width) / Number(size));
      return fillText.apply(this, args);
    };
  }) as unknown as Promise<void>;

const card = (page: Page) => page.getByRole('img', { name: /^Kartu anggota / });

/** Waits for the finished card. Gives all texts drawn since the page was loaded. */
export async function drawnTexts(page: Page): Promise<string[]> {
  await shown(card(page));
  await gone(page.locator('canvas[aria-busy=true]'));
  return page.evaluate(() => (window as Recording).drawnTexts ?? []);
}

/** How wide the spaces of all drawn texts are, as parts of the height of their letters. */
export const drawnSpaces = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Recording).drawnSpaces ?? []);

export interface Picture {
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** How many colours there are: 1 on a blank picture. */
  readonly colours: number;
  /** Red, green and blue where the photo's top left corner is. */
  readonly inPhoto: number[];
}

/** Takes a PNG apart. */
export async function readPicture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
  const corner = (130 * info.width + 50) * 3;
  return {
    width: info.width,
    height: info.height,
    colours: colours.size,
    inPhoto: [...data.subarray(corner, corner + 3)],
  };
}

/** The text of the QR code in a picture. */
export async function textInCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

/** The canvas as a PNG, past the download. */
export async function pngOnScreen(page: Page): Promise<Buffer> {
  await shown(card(page));
  await gone(page.locator('canvas[aria-busy=true]'));
  const url = await card(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The pixels on the canvas, past the download. */
export const cardOnScreen = async (page: Page): Promise<Picture> => readPicture(await pngOnScreen(page));
