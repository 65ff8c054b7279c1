import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { blossom, cloud, hem, kawung, links, node, type Point, sun } from '../motifs.ts';
import { ink } from '../palette.ts';
import { standingPerson } from '../people.ts';

const size = slots.article;
const { width, height } = size;

/** Draws data governance: a campus on layers of earth with different batik, connected from below. */
export function dataGovernance(): Drawing {
  const layer = (y: number, fill: string, print: string, bow: number) => {
    const edge = `M0 ${y}C200 ${y - bow} 420 ${y + bow} 640 ${y} 840 ${y - bow} 1000 ${y + bow} 1200 ${y - bow / 2}`;
    return `<path d="${edge}V675H0Z" fill="${fill}"/><path d="${edge}V675H0Z" fill="url(#${print})"/><path d="${edge}" fill="none" stroke="${ink.amber}" stroke-width="3.500" opacity="0.85"/>`;
  };
  const roof = `<path d="M600 136 672 232H528Z" fill="${ink.brick}"/><path d="M528 232H672L716 268 812 312H388L484 268Z" fill="${ink.rust}"/><path d="M528 232H672L716 268 812 312H388L484 268Z" fill="url(#night-kawung)"/><path d="M600 136 672 232 716 268 812 312" fill="none" stroke="${ink.amber}" stroke-width="5"/><path d="M380 312H820V326H380Z" fill="${ink.amber}"/><path d="M600 136V108" stroke="${ink.cream}" stroke-width="5"/>${node(600, 100, 11, ink.cream)}`;
  const pillars = [428, 500, 572, 628, 700, 772].map(
    (x) =>
      `<path d="M${x - 9} 326H${x + 9}V404H${x - 9}Z" fill="#5a2a16"/><path d="M${x + 4} 326H${x + 9}V404H${x + 4}Z" fill="${ink.amber}" opacity="0.8"/>`,
  );
  const wing = (x: number) =>
    `<path d="M${x} 352H${x + 190}V404H${x}Z" fill="${ink.cream}"/><path d="M${x - 16} 352 ${x + 36} 312H${x + 154}L${x + 206} 352Z" fill="${ink.rust}"/><path d="M${x - 16} 352 ${x + 36} 312H${x + 154}L${x + 206} 352Z" fill="url(#night-kawung)"/>${[18, 66, 114, 150].map((dx) => `<rect x="${x + dx}" y="364" width="24" height="28" rx="3" fill="${ink.teal}"/>`).join('')}`;
  const palm = (x: number, scale: number) =>
    `<g transform="translate(${x} 404) scale(${scale})"><path d="M0 0C4-40 0-70-8-104" stroke="#3a1a10" stroke-width="7" fill="none"/><path d="M-8-104C-40-124-60-112-70-88-50-104-30-104-8-100 20-124 44-116 58-90 38-106 14-106-8-100-16-132-44-140-62-132-36-128-22-118-8-104 4-136 30-144 50-134 24-130 6-120-8-104Z" fill="${ink.lagoon}"/></g>`;
  const drum = (x: number, y: number, tone: string) =>
    `<g transform="translate(${x} ${y})"><path d="M-46-34V34C-46 52 46 52 46 34V-34Z" fill="${tone}"/><path d="M22-24V46C36 43 46 39 46 34V-34Z" fill="#000" opacity="0.16"/><path d="M-46-10C-46 8 46 8 46-10M-46 12C-46 30 46 30 46 12" fill="none" stroke="${ink.navy}" stroke-width="3" opacity="0.55"/><ellipse cy="-34" rx="46" ry="15" fill="${ink.cream}"/><ellipse cy="-34" rx="24" ry="7" fill="${tone}"/></g>`;
  const drums: readonly (readonly [number, number, string])[] = [
    [196, 540, ink.saffron],
    [402, 580, ink.mint],
    [600, 546, ink.clay],
    [806, 580, ink.mint],
    [1006, 536, ink.saffron],
  ];
  const roots = drums.map(
    ([x, y]) =>
      `<path d="M600 404C600 470 ${x} 440 ${x} ${y - 46}" fill="none" stroke="${ink.cream}" stroke-width="4.500" stroke-dasharray="2 10" stroke-linecap="round"/>`,
  );
  const chain = drums.slice(1).map(
    ([x, y], index) =>
      [
        [(drums[index]?.[0] ?? 0) + 46, drums[index]?.[1] ?? 0],
        [x - 46, y],
      ] as unknown as readonly [Point, Point],
  );
  return drawing(
    size,
    [905, 170],
    `${background(width, height)}${sun(905, 214, 132)}${cloud(230, 170, 1.15)}${cloud(1090, 120, 0.7)}${palm(300, 1)}${palm(896, 1.15)}${palm(1040, 0.8)}${wing(174)}${wing(836)}${pillars.join('')}<rect x="408" y="396" width="384" height="16" fill="${ink.cream}"/>${roof}${layer(410, ink.pine, 'cream-kawung', 8)}${layer(462, ink.teal, 'cream-parang', 10)}${layer(520, '#123e63', 'cream-kawung', 12)}${layer(596, ink.navy, 'cream-parang', 8)}${roots.join('')}${links(chain, ink.amber, 5)}${drums.map(([x, y, tone]) => drum(x, y, tone)).join('')}${node(600, 408, 13)}${hem(width, height, 24)}`,
  );
}

/** Draws process mining: a canting that draws a process with hot wax. */
export function processMining(): Drawing {
  const stations: readonly Point[] = [
    [122, 236],
    [292, 170],
    [286, 344],
    [470, 246],
    [452, 450],
    [640, 344],
    [618, 508],
  ];
  const path = 'M122 236C180 236 226 170 292 170 370 170 400 246 470 246 560 246 560 344 640 344';
  const side =
    'M122 236C180 240 220 344 286 344 360 344 400 250 470 246M286 344C350 350 384 450 452 450 540 450 560 350 640 344M452 450C520 452 560 508 618 508';
  const cloth = `<rect width="1200" height="675" fill="url(#lightpaper)"/><rect width="1200" height="675" fill="url(#cloth)"/><rect width="1200" height="675" fill="url(#sketch)"/><g stroke="#e3cd9e" stroke-width="1" opacity="0.6">${Array.from({ length: 27 }, (_, index) => `<path d="M0 ${index * 25}H1200"/>`).join('')}</g>`;
  const band = `<path d="M820 0H1200V675H1010C1050 540 1010 440 930 330 880 250 830 130 820 0Z" fill="${ink.navy}"/><path d="M820 0H1200V675H1010C1050 540 1010 440 930 330 880 250 830 130 820 0Z" fill="url(#gold-kawung)"/><path d="M820 0C830 130 880 250 930 330 1010 440 1050 540 1010 675" fill="none" stroke="${ink.saffron}" stroke-width="9"/><path d="M806 0C816 134 866 256 916 338 994 448 1032 548 994 675" fill="none" stroke="${ink.rust}" stroke-width="4"/>`;
  const marks = stations.map(
    ([x, y], index) =>
      `${blossom(x, y, index % 3 === 0 ? 92 : 74, [ink.rust, ink.teal, ink.navy][index % 3] ?? ink.navy)}`,
  );
  const canting = `<g transform="translate(640 344) rotate(-36)"><path d="M2-2C10-14 26-20 40-16L44-4C30-8 18-2 8 6Z" fill="#a8561f"/><path d="M34-30C58-44 98-40 112-18 122 4 108 30 78 32 48 34 30 18 32-2Z" fill="url(#bronze)"/><path d="M36-22C60-40 96-36 110-16" fill="none" stroke="${ink.cream}" stroke-width="5" stroke-linecap="round" opacity="0.8"/><ellipse cx="72" cy="-26" rx="32" ry="9" fill="#6b3418"/><path d="M108-8C150-18 210-22 300-18 420-14 470-10 486-6 500 0 500 10 486 14 440 20 380 22 300 22 210 24 150 20 108 10Z" fill="#6b3418"/><path d="M112-6C170-16 240-18 300-14 400-11 450-9 484-4" fill="none" stroke="${ink.amber}" stroke-width="4" opacity="0.8"/><path d="M150-13V16M164-14V17M178-15V18" stroke="${ink.saffron}" stroke-width="4"/></g>`;
  const drop = `<path d="M640 344m0-12C650 340 652 352 640 358 628 352 630 340 640 332Z" fill="${ink.rust}"/>`;
  const hand = `<g transform="translate(640 344) rotate(-36)"><path d="M236 30C214 20 206-8 226-22 250-34 290-36 320-26L470-60 560 6 470 120 330 96C290 92 256 66 236 30Z" fill="#8f5636"/><path d="M226-22C250-34 290-36 320-26 300-14 262-8 232-2 220-6 218-14 226-22Z" fill="#a5663f"/><path d="M234 6C262 0 292-2 316-8M240 28C268 24 292 20 318 12M256 50C278 50 298 44 320 34" stroke="#5e3420" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M420-52 640-84V190L400 112Z" fill="${ink.teal}"/><path d="M420-52 640-84V190L400 112Z" fill="url(#cream-parang)"/><path d="M420-52 400 112" stroke="${ink.saffron}" stroke-width="9"/></g>`;
  return drawing(
    size,
    [560, 90],
    `<defs>${kawung('sketch', 'rgb(185 74 32 / 0.085)', 112)}<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6e0" stop-opacity="0"/><stop offset="1" stop-color="#d8a560" stop-opacity="0.45"/></linearGradient></defs>${cloth}${band}<path d="${side}" fill="none" stroke="${ink.lagoon}" stroke-width="6" stroke-dasharray="3 12" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${ink.rust}" stroke-width="11" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${ink.amber}" stroke-width="3" stroke-linecap="round"/>${marks.join('')}${drop}<g opacity="0.22" transform="translate(14 22)"><g transform="translate(640 344) rotate(-36)"><path d="M34-30C58-44 98-40 112-18 300-24 486-20 486 14 300 30 108 30 78 32 48 34 30 18 32-2Z" fill="#3a1a10"/></g></g>${canting}${hand}${hem(width, height, 24)}`,
  );
}

/** Draws a research proposal: a marked path through terraced fields to the summit. */
export function researchPath(): Drawing {
  const terraces = Array.from({ length: 8 }, (_, index) => {
    const y = 356 + index * 42;
    const sway = index % 2 === 0 ? 34 : -30;
    const edge = `M0 ${y + sway}C180 ${y - 44 + index * 4} 360 ${y + 34} 560 ${y + 2} 780 ${y - 34} 940 ${y + 44} 1200 ${y - sway}`;
    const fill =
      ['#1d6a63', '#2f8f8f', '#1a5f66', '#3f9a7a', '#14525a', '#2a7f70', '#0f4450', '#0b3444'][index] ??
      ink.teal;
    return `<path d="${edge}V675H0Z" fill="${fill}"/>${index % 2 === 0 ? `<path d="${edge}V675H0Z" fill="url(#night-kawung)" opacity="0.55"/>` : ''}<path d="${edge}" fill="none" stroke="#d9e8a0" stroke-width="4" opacity="0.75"/><path d="${edge}" fill="none" stroke="${ink.foam}" stroke-width="2" opacity="0.4" transform="translate(0 12)"/>`;
  });
  const mountain = `<path d="M250 420 560 152C580 138 604 160 620 150 640 138 652 158 668 166L980 420Z" fill="#153a5c"/><path d="M668 166 980 420H700L640 250 620 150C640 138 652 158 668 166Z" fill="#b86a44" opacity="0.75"/><path d="M560 152C580 138 604 160 620 150 640 138 652 158 668 166L716 206 676 196 648 216 612 190 576 214 540 192 512 194Z" fill="#e3a070" opacity="0.92"/><path d="M-60 430 120 300 300 430ZM900 430 1090 286 1290 430Z" fill="#124a5e"/><path d="M1090 286 1290 430H1120Z" fill="#8c5c48" opacity="0.6"/>`;
  const stations: readonly Point[] = [
    [300, 598],
    [520, 522],
    [700, 452],
    [560, 392],
    [622, 326],
  ];
  const trail =
    'M210 660C220 620 260 600 300 598 400 590 430 540 520 522 600 506 690 510 700 452 708 408 590 420 560 392 540 366 590 340 622 326 640 300 600 250 616 156';
  const flag = `<path d="M616 152V84" stroke="${ink.cream}" stroke-width="5"/><path d="M618 84 674 100 618 118Z" fill="${ink.saffron}"/>`;
  const hut = `<g transform="translate(900 452)"><path d="M-26 0V34M26 0V34" stroke="#3a1a10" stroke-width="6"/><path d="M-46 4 0-32 46 4Z" fill="${ink.rust}"/><path d="M0-32 46 4H24Z" fill="${ink.amber}" opacity="0.7"/></g>`;
  return drawing(
    size,
    [840, 190],
    `${background(width, height, 'dusk')}${sun(840, 236, 140)}${cloud(210, 168, 1.15)}${cloud(1060, 130, 0.72)}${mountain}${cloud(420, 330, 0.62, 0.85)}${flag}${terraces.join('')}${hut}<path d="${trail}" fill="none" stroke="#06112a" stroke-opacity="0.45" stroke-width="17" stroke-linecap="round"/><path d="${trail}" fill="none" stroke="${ink.cream}" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 17"/>${stations.map(([x, y], index) => node(x, y, 21 - index * 2.6, index === 2 ? ink.clay : ink.saffron)).join('')}${standingPerson({ x: 206, y: 432, scale: 0.82, head: 'bun', cloth: ink.rust, kain: ink.indigo, pattern: 'gold-kawung', skin: 2 })}${hem(width, height, 24)}`,
  );
}

/** Draws enterprise architecture: a terraced temple whose terraces are the layers. */
export function enterpriseArchitecture(): Drawing {
  const bell = (x: number, y: number, scale: number, tone: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-32 0H32V-8H-32Z" fill="${tone}"/><path d="M-27-8C-27-44-18-60-8-66H8C18-60 27-44 27-8Z" fill="${tone}"/><path d="M12-62C20-52 27-40 27-8H16C18-30 16-48 12-62Z" fill="${ink.amber}" opacity="0.8"/><path d="M-6-66H6V-78H-6ZM-3-78H3L0-104Z" fill="${tone}"/><path d="m-12-26 6-8 6 8-6 8ZM0-26l6-8 6 8-6 8ZM-6-44l6-8 6 8-6 8Z" fill="${ink.night}" opacity="0.55"/></g>`;
  const tiers = [
    { y: 560, half: 480, tall: 78, fill: '#0f3f57', print: 'cream-parang' },
    { y: 482, half: 390, tall: 76, fill: ink.teal, print: 'cream-kawung' },
    { y: 406, half: 300, tall: 74, fill: '#9a4a26', print: 'night-parang' },
    { y: 332, half: 206, tall: 70, fill: ink.saffron, print: 'night-kawung' },
  ] as const;
  const body = tiers.map(
    ({ y, half, tall, fill, print }) =>
      `<rect x="${600 - half}" y="${y}" width="${half * 2}" height="${tall + 2}" fill="${fill}"/><rect x="${600 - half}" y="${y + 14}" width="${half * 2}" height="${tall - 12}" fill="url(#${print})"/><rect x="${600 - half - 12}" y="${y}" width="${half * 2 + 24}" height="13" rx="2" fill="${ink.cream}"/><path d="M${600 + half - 12} ${y + 13}H${600 + half}V${y + tall + 2}H${600 + half - 12}Z" fill="${ink.amber}" opacity="0.75"/>`,
  );
  const bells = [
    ...[-440, -352, 352, 440].map((dx) => bell(600 + dx, 560, 0.72, '#14506a')),
    ...[-350, -262, 262, 350].map((dx) => bell(600 + dx, 482, 0.7, ink.pine)),
    ...[-258, -168, 168, 258].map((dx) => bell(600 + dx, 406, 0.7, ink.brick)),
    ...[-166, -100, 100, 166].map((dx) => bell(600 + dx, 332, 0.68, '#b9762a')),
    bell(600, 332, 2.05, ink.rust),
  ];
  const stair = `<path d="M560 345H640L672 640H528Z" fill="${ink.navy}"/><g stroke="${ink.lagoon}" stroke-width="2.500" opacity="0.7">${Array.from({ length: 21 }, (_, index) => `<path d="M${560 - index * 1.5} ${352 + index * 14}H${640 + index * 1.5}"/>`).join('')}</g>`;
  const spine: readonly Point[] = [
    [600, 92],
    [600, 368],
    [600, 443],
    [600, 519],
    [600, 598],
  ];
  const sides = [
    [-252, 368 + 76],
    [252, 368 + 76],
    [-340, 520],
    [340, 520],
    [-428, 598],
    [428, 598],
    [-160, 368],
    [160, 368],
  ] as const;
  const level = sides.map(([dx, y]): readonly [Point, Point] => [
    [600, y],
    [600 + dx, y],
  ]);
  return drawing(
    size,
    [820, 190],
    `${background(width, height)}${sun(820, 230, 142)}${cloud(230, 190, 1.1)}${cloud(1050, 320, 0.8)}${cloud(430, 104, 0.5, 0.8)}<path d="M0 560 160 470 330 560 520 500 760 560 980 480 1200 560V675H0Z" fill="#0a2a48"/>${bells.join('')}${body.join('')}${stair}<rect y="636" width="1200" height="40" fill="${ink.night}"/>${links(level, 'rgb(253 248 238 / 0.92)', 3.2)}${links(
      spine.slice(2).map((point, index) => [spine[index + 1] as Point, point]),
      ink.paper,
      4.5,
    )}${sides.map(([dx, y]) => node(600 + dx, y, 9, ink.cream)).join('')}${spine
      .slice(1)
      .map(([x, y]) => node(x, y, 13))
      .join('')}${node(600, 108, 12, ink.cream)}${hem(width, height, 24)}`,
  );
}
