import { logoPetals } from 'contract/built-in/logo-shape';
import { limits } from 'contract/rules/limits';

const { width, height } = limits.card;
const tau = Math.PI * 2;

// The card is an image with its own colours: the same in light and dark mode.
const colours = {
  night: '#060e22',
  navy: '#0c1a3a',
  teal: '#0b5560',
  petal: '#7fd9d1',
  foam: '#d3f0ea',
  saffron: '#f0a531',
  amber: '#f8c968',
  clay: '#e2743f',
  brick: '#7c2c12',
} as const;

/** Top edges of the sea and the batik border. The area above, left and centre, stays calm for the texts. */
const shore = 306;
const hem = 328;
/** Side length of one kawung, and the origin of the pattern. */
const field = { size: 53, left: 290, top: -14 };
const disc = { x: 520, y: 66, radius: 42 };

/** Draws the background. With `hasCode` the QR code uses the space of the sun and the network. */
export function drawCardBackground(pen: CanvasRenderingContext2D, hasCode: boolean): void {
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, colours.night);
  sky.addColorStop(0.55, colours.navy);
  sky.addColorStop(1, colours.teal);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  drawKawung(pen);
  if (!hasCode) {
    drawSun(pen);
    drawNetwork(pen);
  }
  drawSea(pen);
  drawHem(pen);
}

function drawKawung(pen: CanvasRenderingContext2D): void {
  const blossom = new Path2D(logoPetals);
  pen.save();
  pen.fillStyle = colours.petal;
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      // Stronger towards the right edge, so that the texts keep a calm background.
      pen.globalAlpha = 0.015 + column * 0.019;
      pen.save();
      pen.translate(field.left + column * field.size, field.top + row * field.size);
      pen.scale(1.1, 1.1);
      pen.fill(blossom);
      pen.restore();
    }
  }
  pen.restore();
}

function drawSun(pen: CanvasRenderingContext2D): void {
  const circle = (radius: number) => {
    pen.beginPath();
    pen.arc(disc.x, disc.y, radius, 0, tau);
    pen.fill();
  };
  pen.save();
  pen.fillStyle = colours.amber;
  for (const [factor, alpha] of [
    [2.3, 0.05],
    [1.8, 0.07],
    [1.4, 0.1],
  ] as const) {
    pen.globalAlpha = alpha;
    circle(disc.radius * factor);
  }
  pen.globalAlpha = 1;
  const light = pen.createLinearGradient(0, disc.y - disc.radius, 0, disc.y + disc.radius);
  light.addColorStop(0, colours.amber);
  light.addColorStop(0.5, colours.saffron);
  light.addColorStop(1, colours.clay);
  pen.fillStyle = light;
  circle(disc.radius);
  pen.restore();
}

/** Draws links along the grid of the kawung, so that batik and network align. */
function drawNetwork(pen: CanvasRenderingContext2D): void {
  const crossing = (column: number, row: number) => ({
    x: field.left + column * field.size - 0.1,
    y: field.top + row * field.size - 0.1,
  });
  const nodes = [crossing(2, 2), crossing(3, 1), crossing(4, 2), crossing(5, 2), crossing(6, 1)];
  pen.save();
  pen.strokeStyle = colours.foam;
  pen.lineWidth = 1.5;
  pen.globalAlpha = 0.55;
  pen.beginPath();
  for (const [index, { x, y }] of nodes.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.stroke();
  for (const [index, { x, y }] of nodes.entries()) {
    pen.globalAlpha = 0.2;
    pen.fillStyle = colours.amber;
    pen.beginPath();
    pen.arc(x, y, 8, 0, tau);
    pen.fill();
    pen.globalAlpha = 1;
    pen.fillStyle = index % 2 === 0 ? colours.saffron : colours.petal;
    pen.beginPath();
    pen.arc(x, y, 4, 0, tau);
    pen.fill();
  }
  pen.restore();
}

function drawSea(pen: CanvasRenderingContext2D): void {
  const crest = (y: number): Path2D => {
    const path = new Path2D();
    path.moveTo(-40, y);
    for (let x = -40, up = true; x < width + 80; x += 40, up = !up) {
      path.quadraticCurveTo(x + 20, up ? y - 9 : y + 9, x + 40, y);
    }
    return path;
  };
  const water = crest(shore);
  water.lineTo(width + 80, height);
  water.lineTo(-40, height);
  pen.save();
  pen.fillStyle = '#0f5364';
  pen.fill(water);
  pen.strokeStyle = colours.foam;
  for (const [down, alpha, line] of [
    [0, 0.8, 1.8],
    [6, 0.4, 1.2],
    [11, 0.25, 1],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = line;
    pen.stroke(crest(shore + down));
  }
  pen.restore();
}

function drawHem(pen: CanvasRenderingContext2D): void {
  const blade = new Path2D('M2 6C12 4 18 10 16 19 15 25 9 26 8 21 7 17 12 16 13 19 12 12 7 9 2 12Z');
  pen.save();
  pen.fillStyle = colours.brick;
  pen.fillRect(0, hem, width, height - hem);
  pen.beginPath();
  pen.rect(0, hem, width, height - hem);
  pen.clip();
  pen.fillStyle = colours.amber;
  pen.strokeStyle = colours.amber;
  pen.lineWidth = 1.2;
  pen.globalAlpha = 0.75;
  for (let x = -10; x < width + 20; x += 24) {
    pen.save();
    pen.transform(0.75, -0.62, 0.62, 0.75, x, hem + 8);
    pen.fill(blade);
    pen.restore();
    pen.beginPath();
    pen.moveTo(x + 2, height + 2);
    pen.lineTo(x + 25, hem - 2);
    pen.stroke();
  }
  pen.restore();
  pen.fillStyle = colours.saffron;
  pen.fillRect(0, hem - 3, width, 3);
}
