import type { ReactNode } from 'react';

/** Square tiles as rows of two-character codes, `'k1 n2 q3'`: the shape and the number of its colours. */
const petal = 'M48 48C20 48 4 28 4 4 28 4 48 20 48 48Z';
const turns = [0, 90, 180, 270];

const shapes: Readonly<Record<string, ReactNode>> = {
  // Kawung: four petals around a seed.
  k: (
    <>
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="5" />
    </>
  ),
  // Parang: slanted blades.
  p: (
    <path
      d="M-50 100C10 100-10 0 50 0M0 100C60 100 40 0 100 0M50 100C110 100 90 0 150 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="15"
    />
  ),
  // Network node with its links.
  n: (
    <>
      <path d="M50 0V100M0 50H100" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="50" cy="50" r="17" />
      <circle cx="0" cy="50" r="7" />
      <circle cx="100" cy="50" r="7" />
      <circle cx="50" cy="0" r="7" />
      <circle cx="50" cy="100" r="7" />
    </>
  ),
  // Path through points.
  g: (
    <>
      <path d="M14 82 38 40 64 62 88 16" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle cx="14" cy="82" r="8" />
      <circle cx="38" cy="40" r="8" />
      <circle cx="64" cy="62" r="8" />
      <circle cx="88" cy="16" r="8" />
    </>
  ),
  q: <path d="M0 0H100A100 100 0 0 1 0 100Z" />,
  e: <path d="M100 100H0A100 100 0 0 1 100 0Z" />,
  r: (
    <g fill="none" stroke="currentColor" strokeWidth="9">
      <circle cx="50" cy="50" r="40" />
      <circle cx="50" cy="50" r="22" />
      <circle cx="50" cy="50" r="4" />
    </g>
  ),
  // Tumpal: the row of triangles at the edge of a cloth.
  t: <path d="M0 100 25 46 50 100ZM50 100 75 46 100 100ZM0 46 25 0 50 46ZM50 46 75 0 100 46Z" />,
  d: (
    <>
      {[18, 50, 82].flatMap((x) =>
        [18, 50, 82].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={x === y ? 10 : 6} />),
      )}
    </>
  ),
  // Rising sun.
  s: (
    <>
      <circle cx="50" cy="100" r="32" />
      <path
        d="M50 10V54M6 32 27 68M94 32 73 68"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="8"
      />
    </>
  ),
  w: (
    <path
      d="M0 26q25-26 50 0t50 0M0 56q25-26 50 0t50 0M0 86q25-26 50 0t50 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
    />
  ),
  // Bars of a chart, or books on a shelf.
  b: <path d="M10 100V58H28V100ZM36 100V26H54V100ZM62 100V44H74V100ZM80 100V10H92V100Z" />,
  // Sheet of paper with lines.
  l: <path d="M12 18H88V28H12ZM12 44H88V54H12ZM12 70H56V80H12Z" />,
  // Speech bubble.
  c: (
    <path d="M14 16H86A6 6 0 0 1 92 22V64A6 6 0 0 1 86 70H48L26 92V70H14A6 6 0 0 1 8 64V22A6 6 0 0 1 14 16Z" />
  ),
};

/** Background and foreground. They are the same in both colour schemes. */
const colours: Readonly<Record<string, readonly [ground: string, figure: string]>> = {
  1: ['#16295a', '#f0a531'],
  2: ['#2f8f8f', '#0c1a3a'],
  3: ['#e07a4f', '#fbeedb'],
  4: ['#f0a531', '#7c2f12'],
  5: ['#f6ead2', '#0a6668'],
  6: ['#0a5f63', '#9fe0d6'],
  7: ['#8a3716', '#f7c873'],
  8: ['#f6ead2', '#0c1a3a'],
};

interface TileProps {
  readonly code: string;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

function TileDrawing({ code, x = 0, y = 0 }: TileProps) {
  const [background, foreground] = colours[code.charAt(1)] ?? ['none', 'none'];
  return (
    <svg x={x} y={y} width="100" height="100" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M-1-1H101V101H-1Z" fill={background} />
      <g fill={foreground} color={foreground}>
        {shapes[code.charAt(0)]}
      </g>
    </svg>
  );
}

interface MosaicProps {
  readonly rows: readonly string[];
  readonly className?: string | undefined;
}

/** Decorative mosaic. A flatter box shows its first rows, and a narrower one its middle. */
export function Mosaic({ rows, className }: MosaicProps) {
  const tiles = rows.map((row) => row.split(' '));
  return (
    <svg
      viewBox={`0 0 ${(tiles[0]?.length ?? 0) * 100} ${rows.length * 100}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      {tiles.flatMap((row, y) =>
        row.map((code, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          <TileDrawing key={`${x} ${y}`} code={code} x={x * 100} y={y * 100} />
        )),
      )}
    </svg>
  );
}
