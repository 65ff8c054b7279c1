import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import { limits } from 'contract/rules/limits';
import { endText, isValidAt } from 'contract/rules/membership';
import { association } from 'contract/text/association';
import { cardNumber } from 'contract/text/card-numbers';
import { englishMonthYear } from 'contract/text/dates';
import { initialsOf } from 'contract/text/initials';
import * as t from '#messages/features/people/membership/card';
import { drawCardBackground } from './card-background.ts';
import { codeBox, drawCode } from './card-code.ts';
import { lineHeight, nameLines } from './name-lines.ts';

export interface CardHolder {
  readonly name: string;
  readonly createdAt: string;
  readonly memberNumber: string | null;
  readonly validUntil: string | null;
}

const { width, height } = limits.card;
const family = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

// The card is an image with its own colours: the same in light and dark mode.
const colours = {
  teal: '#0b5560',
  saffron: '#f3b24a',
  petal: '#7fd9d1',
  paper: '#f3f6fc',
  muted: '#b9c5de',
  danger: '#b3261e',
  white: '#ffffff',
} as const;

/** Returns 'November 2027', 'Seumur hidup', or a dash before the first approval. */
export function validUntilText({ validUntil }: Pick<CardHolder, 'validUntil'>): string {
  if (validUntil === null) return '-';
  return endText(validUntil, englishMonthYear);
}

/** Returns whether the last day of a card has passed. */
export const hasExpired = ({ validUntil }: Pick<CardHolder, 'validUntil'>, now: Date = new Date()): boolean =>
  validUntil !== null && !isValidAt(validUntil, now);

export const expiryText = t.expired;

export interface CardDrawing {
  readonly holder: CardHolder;
  /** Photo of the holder. Without one, the card shows their initials. */
  readonly photo: Blob | undefined;
  readonly code: string | undefined;
  /** The last day has passed: a band says so. */
  readonly hasExpired: boolean;
}

export type Draw = (canvas: HTMLCanvasElement) => void;

/** Prepares a membership card of 600 by 350 pixels, or of double size. The result may be called once. */
export async function readyToDraw(drawing: CardDrawing, scale = 1): Promise<Draw> {
  const { holder, photo, code, hasExpired } = drawing;
  // A photo that cannot be decoded must not block the card.
  const bitmap = photo === undefined ? undefined : await createImageBitmap(photo).catch(() => undefined);
  // Before the font is loaded, the browser would draw with a fallback.
  await Promise.all(['500', '700', '800'].map((weight) => document.fonts.load(`${weight} 20px ${family}`)));
  return (canvas) => {
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    drawCardBackground(pen, code !== undefined);
    drawBrand(pen);
    drawPhoto(pen, holder, bitmap);
    drawTexts(pen, holder, code !== undefined);
    if (code !== undefined) drawCode(pen, code);
    if (hasExpired) drawExpiry(pen);
    bitmap?.close();
  };
}

function drawBrand(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(32, 24);
  pen.scale(1.1, 1.1);
  pen.fillStyle = colours.petal;
  pen.fill(new Path2D(logoPetals));
  pen.fillStyle = colours.saffron;
  for (const { x, y } of logoNodes) {
    pen.beginPath();
    pen.arc(x, y, 3, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
  write(pen, association.shortName, 98, 50, { size: 26, weight: 800, colour: colours.paper });
  const maxWidth = codeBox.left - 98 - 16;
  write(pen, association.name, 98, 71, { size: 13, weight: 500, colour: colours.muted, maxWidth });
}

function drawPhoto(pen: CanvasRenderingContext2D, holder: CardHolder, photo: ImageBitmap | undefined): void {
  const tall = 184;
  const box = { x: 32, y: 112, width: (tall * limits.photo.width) / limits.photo.height, height: tall };
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 12);
  pen.fillStyle = colours.teal;
  pen.fill();
  pen.clip();
  if (photo === undefined) {
    const middle = box.x + box.width / 2;
    write(pen, initialsOf(holder.name), middle, 222, {
      size: 50,
      weight: 700,
      colour: colours.paper,
      align: 'center',
    });
  } else {
    const scale = Math.max(box.width / photo.width, box.height / photo.height);
    const [w, h] = [photo.width * scale, photo.height * scale];
    pen.drawImage(photo, box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h);
  }
  pen.restore();
  pen.strokeStyle = colours.saffron;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 12);
  pen.stroke();
}

function drawTexts(pen: CanvasRenderingContext2D, holder: CardHolder, hasCode: boolean): void {
  const left = 200;
  const label = { size: 12, weight: 500, colour: colours.muted };
  const value = { size: 17, weight: 700, colour: colours.paper };
  writeName(pen, holder.name, left, hasCode ? codeBox.left - left - 16 : width - left - 32);
  write(pen, t.memberKind, left, 178, { size: 16, weight: 700, colour: colours.saffron });
  pen.fillStyle = 'rgb(243 246 252 / 0.22)';
  pen.fillRect(left, 210, width - left - 32, 1);
  write(pen, t.membershipNumber, left, 232, label);
  write(pen, cardNumber(holder.createdAt), left, 257, { ...value, maxWidth: 222 });
  if (holder.memberNumber !== null) {
    write(pen, holder.memberNumber, left, 281, { size: 14, weight: 500, colour: colours.paper });
  }
  write(pen, t.validUntil, 432, 232, label);
  write(pen, validUntilText(holder), 432, 257, { ...value, maxWidth: 136 });
}

/** Draws the band over sea and border, so that all content of the card stays readable, including the code. */
function drawExpiry(pen: CanvasRenderingContext2D): void {
  const top = 300;
  pen.fillStyle = colours.danger;
  pen.fillRect(0, top, width, height - top);
  write(pen, expiryText, width / 2, top + 34, {
    size: 26,
    weight: 800,
    colour: colours.white,
    align: 'center',
  });
}

/** Writes the name as large as possible, in one or more lines. Words stay whole while readable. */
function writeName(pen: CanvasRenderingContext2D, name: string, left: number, maxWidth: number): void {
  const { size, lines } = nameLines(name, maxWidth, (text, fontSize) => {
    setFont(pen, 800, fontSize);
    return pen.measureText(text).width;
  });
  const last = lines.length === 1 ? 150 : 156;
  for (const [index, line] of lines.entries()) {
    const baseline = last - (lines.length - 1 - index) * lineHeight(size);
    write(pen, line, left, baseline, { size, weight: 800, colour: colours.paper, maxWidth });
  }
}

/** Sets the word spacing of the pages (base.css) where the browser supports it. */
function setFont(pen: CanvasRenderingContext2D, weight: number, size: number): void {
  pen.font = `${weight} ${size}px ${family}`;
  pen.wordSpacing = `${size * 0.09}px`;
}

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** Maximum text width. A longer text shrinks down to half its size, then is condensed. */
  readonly maxWidth?: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style): void {
  const { weight, colour, align = 'left', maxWidth = width } = style;
  let { size } = style;
  const smallest = size / 2;
  do {
    setFont(pen, weight, size);
    size -= 1;
  } while (pen.measureText(text).width > maxWidth && size >= smallest);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, maxWidth);
}
