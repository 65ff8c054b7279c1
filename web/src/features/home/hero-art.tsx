const petal = 'M-3-3C-26-3-44-20-47-47-20-44-3-26-3-3Z';
const turns = [0, 90, 180, 270];
const spots = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => ({ column, row })));

const toneOf = ({ column, row }: { column: number; row: number }): string => {
  if (column === 0 && row === 0) return 'fill-saffron';
  return (column + row) % 2 === 0 ? 'fill-[#2f8f8f]' : 'fill-[#e07a4f]';
};

/** Nine kawung blossoms whose crossings are the nodes of a network. */
export function HeroArt() {
  return (
    <svg
      viewBox="-162 -162 324 324"
      aria-hidden="true"
      className="hidden h-auto w-full max-w-md justify-self-end lg:block"
    >
      {spots.map((spot) => (
        <g
          key={`${spot.column} ${spot.row}`}
          transform={`translate(${spot.column * 104} ${spot.row * 104})`}
          className={toneOf(spot)}
        >
          {turns.map((turn) => (
            <path key={turn} d={petal} transform={`rotate(${turn})`} />
          ))}
          <circle r="6" className="fill-navy stroke-current text-saffron" strokeWidth="3" />
        </g>
      ))}
      <g className="stroke-on-navy" strokeWidth="1.5" opacity="0.7">
        <path d="M-52-156V156M52-156V156M-156-52H156M-156 52H156" strokeDasharray="2 6" />
      </g>
      {[-52, 52].flatMap((x) =>
        [-52, 52].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="fill-on-navy" />),
      )}
    </svg>
  );
}
