import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { blossom, cloud, hem, links, node, type Point, sun, wave } from '../motifs.ts';
import { ink } from '../palette.ts';
import { person, standingPerson } from '../people.ts';
import { pinisi } from '../things.ts';

const size = slots.carousel;
const { width, height } = size;

/** Draws research: a late hour at the desk, and a graph in the stars. */
export function research(): Drawing {
  const stars: readonly Point[] = [
    [176, 232],
    [262, 128],
    [352, 214],
    [398, 104],
    [516, 276],
    [596, 186],
    [700, 120],
    [736, 254],
    [330, 316],
  ];
  const edges = [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [5, 7],
    [2, 8],
    [0, 2],
    [3, 4],
  ] as const;
  const faint = Array.from({ length: 60 }, (_, index) => {
    const x = 110 + ((index * 397) % 690);
    const y = 84 + ((index * 211) % 290);
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.6}"/>`;
  });
  const view = `<clipPath id="view"><rect x="96" y="52" width="708" height="372" rx="10"/></clipPath><g clip-path="url(#view)"><rect x="96" y="52" width="708" height="372" fill="url(#sky)"/><rect x="96" y="52" width="708" height="372" fill="url(#air-kawung)"/><g fill="${ink.foam}" opacity="0.7">${faint.join('')}</g><path d="M60 440 250 318 330 366 420 330 560 410 690 352 860 440Z" fill="#0d3a4f"/><path d="M60 440 180 384 330 420 520 378 700 420 860 392V460H60Z" fill="#0a2540"/>${links(
    edges.map(([a, b]) => [stars[a] as Point, stars[b] as Point]),
    'rgb(211 240 234 / 0.85)',
    2.4,
  )}${stars.map(([x, y], index) => node(x, y, [9, 13, 10, 10, 8, 15, 9, 8, 8][index] ?? 8, index % 3 === 2 ? ink.clay : ink.amber)).join('')}</g><g fill="none" stroke="#4a2214" stroke-width="16"><rect x="96" y="52" width="708" height="372" rx="10"/><path d="M450 52V424"/></g><path d="M104 60H796" stroke="${ink.clay}" stroke-width="2" opacity="0.5"/>`;
  const curtain = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)"><path d="M0 20H128C120 160 92 270 40 360 30 400 34 430 40 470H0Z" fill="${ink.brick}"/><path d="M0 20H128C120 160 92 270 40 360 30 400 34 430 40 470H0Z" fill="url(#gold-parang)"/><path d="M30 330Q20 352 0 356V334Z" fill="${ink.saffron}"/></g>`;
  const desk = `<path d="M0 470H900V600H0Z" fill="#5a2a16"/><path d="M0 470H900V482H0Z" fill="${ink.clay}" opacity="0.75"/>`;
  const books = `<g transform="translate(92 470)"><rect y="-26" width="150" height="26" rx="4" fill="${ink.teal}"/><rect x="12" y="-52" width="132" height="26" rx="4" fill="${ink.saffron}"/><rect x="4" y="-76" width="140" height="24" rx="4" fill="${ink.rust}"/><path d="M20-13H120M32-39H112M24-64H120" stroke="${ink.cream}" stroke-width="4" opacity="0.6"/></g>`;
  const lamp = `<g><rect x="724" y="458" width="96" height="14" rx="7" fill="${ink.night}"/><path d="M772 460V350L716 296" fill="none" stroke="${ink.night}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="772" cy="350" r="10" fill="${ink.saffron}"/><path d="M690 270C716 262 746 280 750 306L668 330C662 304 668 280 690 270Z" fill="${ink.saffron}"/><path d="M668 330 750 306 764 470H566Z" fill="${ink.amber}" opacity="0.28"/></g>`;
  const laptop = `<path d="M352 372H548L566 470H334Z" fill="${ink.night}"/><path d="M362 380H538L552 462H348Z" fill="${ink.mint}" opacity="0.85"/>`;
  const cup = `<path d="M610 436H662L656 472H616Z" fill="${ink.cream}"/><path d="M660 444C678 442 678 462 658 462" fill="none" stroke="${ink.cream}" stroke-width="6"/><path d="M624 424C618 414 632 410 626 398M644 424C638 414 652 410 646 398" fill="none" stroke="${ink.cream}" stroke-width="3" stroke-linecap="round" opacity="0.7"/>`;
  return drawing(
    size,
    [716, 330],
    `<rect width="${width}" height="${height}" fill="#2a1620"/><rect width="${width}" height="${height}" fill="url(#air-kawung)"/>${view}${curtain(0, 1)}${curtain(900, -1)}${desk}${books}${lamp}${laptop}${cup}${person({ x: 450, y: 372, scale: 1.5, head: 'bun', cloth: ink.teal, pattern: 'cream-kawung', back: true, skin: 2 })}${hem(width, height)}`,
  );
}

/** Draws professional practice: two people above a city whose windows glow like data. */
export function professional(): Drawing {
  const towers: readonly (readonly [number, number, number])[] = [
    [40, 74, 250],
    [122, 60, 180],
    [188, 92, 330],
    [288, 66, 226],
    [362, 84, 296],
    [520, 70, 204],
    [598, 96, 356],
    [702, 62, 240],
    [772, 90, 300],
  ];
  const base = 524;
  const tower = ([x, wide, tall]: readonly [number, number, number], index: number): string => {
    const top = base - tall;
    const panes: string[] = [];
    for (let row = 0; row * 19 < tall - 40; row += 1)
      for (let column = 0; column * 15 < wide - 22; column += 1) {
        const beat = (row * 7 + column * 13 + index * 5) % 9;
        if (beat < 4)
          panes.push(
            `<rect x="${x + 11 + column * 15}" y="${top + 18 + row * 19}" width="8" height="10" fill="${beat === 0 ? ink.clay : beat === 1 ? ink.mint : ink.amber}" opacity="${beat === 3 ? 0.5 : 0.95}"/>`,
          );
      }
    const tone = index % 2 === 0 ? '#122a52' : '#0d3f56';
    return `<rect x="${x}" y="${top}" width="${wide}" height="${tall}" fill="${tone}"/><path d="M${x + wide - 4} ${top}H${x + wide}V${base}H${x + wide - 4}Z" fill="${ink.amber}" opacity="0.75"/>${panes.join('')}`;
  };
  const tops = towers.map(([x, wide, tall]): Point => [x + wide / 2, base - tall - 22]);
  const wires = tops.slice(1).map((point, index): readonly [Point, Point] => [tops[index] as Point, point]);
  const masts = tops.map(([x, y]): readonly [Point, Point] => [
    [x, y],
    [x, y + 22],
  ]);
  const obelisk = `<path d="M470 196 480 470H460Z" fill="${ink.cream}"/><path d="M470 196 480 470H470Z" fill="${ink.amber}"/><path d="M436 470H504L496 452H444Z" fill="${ink.cream}"/><path d="M470 160C482 176 478 196 470 198 462 196 458 176 470 160Z" fill="${ink.saffron}"/>`;
  const terrace = `<path d="M0 524H900V600H0Z" fill="${ink.night}"/><path d="M0 520H900V530H0Z" fill="${ink.clay}"/>`;
  const far = `<path d="M0 400H40V360H90V420H150V340H200V380H260V330H330V390H420V350H540V400H600V340H680V380H740V350H820V310H900V520H0Z" fill="#1b6070" opacity="0.6"/>`;
  return drawing(
    size,
    [690, 190],
    `${background(width, height, 'dusk')}${sun(690, 200, 118)}${cloud(150, 130, 0.8)}${cloud(430, 104, 0.6)}${far}${towers.map(tower).join('')}${obelisk}${links(wires, 'rgb(251 240 218 / 0.9)', 2.2)}${links(masts, ink.night, 4)}${tops.map(([x, y], index) => node(x, y, 8, index % 2 === 0 ? ink.cream : ink.saffron)).join('')}${terrace}${standingPerson({ x: 236, y: 312, scale: 0.92, head: 'hijab', cloth: ink.teal, kain: ink.brick, pattern: 'gold-parang', skin: 2, cover: ink.saffron })}${standingPerson({ x: 354, y: 302, scale: 0.96, head: 'peci', cloth: ink.rust, kain: ink.indigo, pattern: 'gold-kawung', skin: 1 })}${hem(width, height)}`,
  );
}

/** Draws competition and awards: three people on the podium, and the cup in rays of light. */
export function awards(): Drawing {
  const rays = Array.from({ length: 36 }, (_, index) => {
    const [from, to] = [(index * 10 * Math.PI) / 180, ((index * 10 + 5) * Math.PI) / 180];
    const edge = (angle: number) =>
      `${Math.round(450 + Math.cos(angle) * 760)} ${Math.round(226 + Math.sin(angle) * 760)}`;
    return `M450 226L${edge(from)}L${edge(to)}Z`;
  });
  const step = (x: number, y: number, wide: number, fill: string, print: string) =>
    `<rect x="${x}" y="${y}" width="${wide}" height="${600 - y}" fill="${fill}"/><rect x="${x}" y="${y}" width="${wide}" height="${600 - y}" fill="url(#${print})"/><rect x="${x}" y="${y}" width="${wide}" height="14" fill="${ink.amber}"/><rect x="${x + wide - 6}" y="${y}" width="6" height="${600 - y}" fill="${ink.amber}" opacity="0.6"/>`;
  const trophy = `<g transform="translate(450 118)"><path d="M-44-52H44C44-6 30 24 8 32V52H26V64H-26V52H-8V32C-30 24-44-6-44-52Z" fill="url(#bronze)"/><path d="M-44-42C-80-44-76 4-34 8M44-42C80-44 76 4 34 8" fill="none" stroke="#e9a94a" stroke-width="8"/><path d="M14-52H44C44-10 32 18 14 28Z" fill="${ink.cream}" opacity="0.22"/>${blossom(0, -16, 44, ink.brick, ink.cream)}</g>`;
  const arms = `<path d="M402 322C374 280 376 232 424 176M498 322C526 280 524 232 476 176" fill="none" stroke="${ink.rust}" stroke-width="38" stroke-linecap="round"/><path d="M402 322C374 280 376 232 424 176M498 322C526 280 524 232 476 176" fill="none" stroke="url(#gold-parang)" stroke-width="36" stroke-linecap="round"/><circle cx="428" cy="168" r="17" fill="#c98d62"/><circle cx="472" cy="168" r="17" fill="#c98d62"/>`;
  const confetti = Array.from({ length: 44 }, (_, index) => {
    const [x, y] = [24 + ((index * 263) % 860), 20 + ((index * 149) % 330)];
    if (Math.hypot(x - 450, y - 200) < 150) return '';
    const tone = [ink.saffron, ink.mint, ink.clay, ink.cream][index % 4];
    return `<path d="m${x} ${y - 7} 6 7-6 7-6-7Z" fill="${tone}" transform="rotate(${(index * 37) % 60} ${x} ${y})"/>`;
  });
  const medal = (x: number, y: number) =>
    `<path d="M${x - 22} ${y - 60} ${x} ${y} ${x + 22} ${y - 60}" fill="none" stroke="${ink.cream}" stroke-width="8"/><circle cx="${x}" cy="${y + 6}" r="18" fill="${ink.saffron}"/><circle cx="${x}" cy="${y + 6}" r="9" fill="none" stroke="${ink.brick}" stroke-width="3"/>`;
  return drawing(
    size,
    [450, 190],
    `${background(width, height)}<path d="${rays.join('')}" fill="${ink.amber}" opacity="0.13"/>${sun(450, 226, 142)}${confetti.join('')}${trophy}${person({ x: 196, y: 312, scale: 1.18, head: 'hijab', cloth: ink.teal, pattern: 'cream-kawung', skin: 2, cover: ink.saffron })}${medal(196, 428)}${person({ x: 704, y: 330, scale: 1.18, head: 'short', cloth: ink.indigo, pattern: 'gold-kawung', skin: 4 })}${medal(704, 446)}${person({ x: 450, y: 268, scale: 1.26, head: 'long', cloth: ink.rust, pattern: 'gold-parang', skin: 2 })}${arms}${step(70, 482, 252, ink.pine, 'cream-kawung')}${step(578, 500, 252, ink.indigo, 'cream-parang')}${step(316, 440, 268, ink.brick, 'gold-kawung')}${hem(width, height)}`,
  );
}

/** Draws books: pages that become waves, with a ship on them. */
export function book(): Drawing {
  const sea = [0, 1, 2, 3].map((index) =>
    wave(
      size,
      { y: 352 + index * 30, rise: 26 - index * 2, length: 230, phase: index * 62 },
      ['#2f8f8f', '#1c7278', '#0f5364', '#0c3350'][index] ?? ink.teal,
      ink.foam,
    ),
  );
  const page = 'M450 520C380 470 240 462 96 492V372C220 330 372 346 450 410Z';
  const clip = `<clipPath id="pages"><path d="M450 516C380 466 240 458 90 490 128 450 156 410 168 340V0H732V340C744 410 772 450 810 490 660 458 520 466 450 516Z"/></clipPath>`;
  const lines = [0, 1, 2, 3].map(
    (row) =>
      `<path d="M450 ${528 + row * 9}C380 ${478 + row * 9} 240 ${470 + row * 9} 84 ${500 + row * 9}M450 ${528 + row * 9}C520 ${478 + row * 9} 660 ${470 + row * 9} 816 ${500 + row * 9}" fill="none" stroke="#d9c49a" stroke-width="2.5"/>`,
  );
  return drawing(
    size,
    [664, 180],
    `${background(width, height)}${sun(664, 240, 128)}${cloud(196, 196, 1)}${cloud(796, 300, 0.66)}<defs>${clip}</defs><path d="M450 566C376 520 230 512 66 548V484C220 440 372 450 450 500 528 450 680 440 834 484V548C670 512 524 520 450 566Z" fill="${ink.brick}"/><path d="M450 556C378 506 236 498 78 534V480C230 440 380 452 450 506 520 452 670 440 822 480V534C664 498 522 506 450 556Z" fill="${ink.cream}"/>${lines.join('')}<g clip-path="url(#pages)"><path d="${page}" fill="${ink.teal}"/>${pinisi(380, 366, 1.28)}${sea.join('')}</g><path d="M450 516C380 466 240 458 90 490M450 516C520 466 660 458 810 490" fill="none" stroke="${ink.cream}" stroke-width="5"/><path d="M450 516V562" stroke="${ink.brick}" stroke-width="4"/><path d="M470 520C476 548 470 566 476 584L490 572 504 584C496 556 500 540 494 508Z" fill="${ink.saffron}"/>${hem(width, height)}`,
  );
}
