import { cardLink } from 'contract/rules/codes/card-statement';
import encodeQR from 'qr';

/** Position of the code on the card (600 by 350): next to the name, above the numbers. */
export const codeBox = { left: 400, top: 16, size: 184 } as const;

/** Light margin that readers need around a code (ISO/IEC 18004), in modules. */
const quietZone = 4;
/** Pixels. Smaller modules are unreadable on a printed card, or at arm's length. */
const minModulePx = 3;

const colours = { light: '#ffffff', dark: '#060e22' } as const;

/** Encodes with medium error correction if modules stay at least three pixels wide, else with low. */
function encodeModules(text: string): boolean[][] {
  const medium = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  if (medium.length * minModulePx <= codeBox.size) return medium;
  return encodeQR(text, 'raw', { ecc: 'low', border: quietZone });
}

/** Draws only the code, on a canvas of `codeBox.size` times `scale`. */
export function drawLargeCode(canvas: HTMLCanvasElement, code: string, scale: number): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.setTransform(scale, 0, 0, scale, -codeBox.left * scale, -codeBox.top * scale);
  drawCode(pen, code);
}

export function drawCode(pen: CanvasRenderingContext2D, code: string): void {
  const modules = encodeModules(cardLink(code));
  const side = Math.floor(codeBox.size / modules.length);
  const rest = codeBox.size - side * modules.length;
  const left = codeBox.left + Math.floor(rest / 2);
  const top = codeBox.top + Math.floor(rest / 2);
  pen.save();
  pen.fillStyle = colours.light;
  pen.beginPath();
  pen.roundRect(codeBox.left, codeBox.top, codeBox.size, codeBox.size, 10);
  pen.fill();
  pen.fillStyle = colours.dark;
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) pen.fillRect(left + column * side, top + row * side, side, side);
    }
  }
  pen.restore();
}
