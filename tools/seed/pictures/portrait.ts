import type { Gender } from 'contract/rules/membership';
import { type Random, randomFor } from '../deterministic.ts';
import { gradient, kawung, svg } from './svg.ts';

const backgrounds = [
  ['#dff0ee', '#7fbfb8'],
  ['#fbe9de', '#e5a27f'],
  ['#e4e9f7', '#8fa3d4'],
  ['#fff1d3', '#eab95c'],
  ['#ece4f4', '#a98cc9'],
  ['#e3f3e8', '#84b996'],
] as const;
const skins = [
  ['#f0c8a0', '#dba97c'],
  ['#e2ae80', '#c98f60'],
  ['#c98d5e', '#ab7145'],
  ['#a8703f', '#8a582e'],
] as const;
const hairColours = ['#1d1614', '#2b1d17', '#3a2720'];
const clothes = ['#0a6668', '#0c1a3a', '#a8401b', '#5b3a7a', '#2f5d3a', '#7d4b00', '#3c4a63'];
const scarves = ['#0a6668', '#c9637a', '#3d5a98', '#8a6fb0', '#b98b3d', '#47606b'];

/** Draws the portrait of a fictional person: shoulders, head, hair or scarf, and a friendly face. */
export function portrait(name: string, gender: Gender): string {
  const random = randomFor('portrait', name);
  const [light, dark] = random.pick(backgrounds);
  const skin = random.pick(skins);
  const cloth = random.pick(clothes);
  const head = gender === 'perempuan' ? womansHead(random, skin) : mansHead(random, skin);
  const backdrop = `<rect width="480" height="600" fill="url(#bg)"/><circle cx="240" cy="270" r="205" fill="#ffffff" opacity="0.28"/>`;
  return svg(
    480,
    600,
    `<defs>${gradient('bg', light, dark)}${kawung('batik', 'rgb(255 255 255 / 0.28)', 46)}</defs>${backdrop}${head.behind}${torso(random, cloth, skin)}${head.front}`,
  );
}

type Skin = readonly [face: string, shade: string];

function torso(random: Random, cloth: string, [face, shade]: Skin): string {
  const shape = 'M36 600 C40 494 112 462 192 446 L288 446 C368 462 440 494 444 600 Z';
  const batik = random.chance(0.4) ? `<path d="${shape}" fill="url(#batik)"/>` : '';
  const collar = random.chance(0.5)
    ? '<path d="M190 447 L240 520 L206 540 L172 456 Z M290 447 L240 520 L274 540 L308 456 Z" fill="#ffffff" opacity="0.9"/>'
    : '';
  const neck = `<path d="M200 360 L200 450 Q240 506 280 450 L280 360 Z" fill="${shade}"/><path d="M200 372 Q240 424 280 372 L280 362 L200 362 Z" fill="#000000" opacity="0.10"/>`;
  return `<path d="${shape}" fill="${cloth}"/>${batik}<path d="M196 446 Q240 520 284 446 Z" fill="${face}"/>${neck}${collar}`;
}

function face(random: Random, [colour, shade]: Skin, brows: string): string {
  const glasses = random.chance(0.3)
    ? '<g fill="#ffffff" fill-opacity="0.22" stroke="#22304a" stroke-width="5"><rect x="172" y="262" width="58" height="44" rx="16"/><rect x="250" y="262" width="58" height="44" rx="16"/><path d="M230 278 Q240 270 250 278" fill="none"/></g>'
    : '';
  const smile = random.chance(0.5)
    ? '<path d="M206 342 Q240 378 274 342 Z" fill="#ffffff" stroke="#9a4a3c" stroke-width="4" stroke-linejoin="round"/>'
    : '<path d="M208 346 Q240 370 272 346" fill="none" stroke="#9a4a3c" stroke-width="6" stroke-linecap="round"/>';
  return `<path d="M154 250 C154 170 196 150 240 150 C284 150 326 170 326 250 C326 340 288 398 240 398 C192 398 154 340 154 250 Z" fill="${colour}"/>
<circle cx="182" cy="326" r="17" fill="#d9705c" opacity="0.20"/><circle cx="298" cy="326" r="17" fill="#d9705c" opacity="0.20"/>
<g stroke="${brows}" stroke-width="7" stroke-linecap="round" fill="none"><path d="M180 254 Q200 242 220 252"/><path d="M260 252 Q280 242 300 254"/></g>
<circle cx="201" cy="284" r="8.5" fill="#241a16"/><circle cx="279" cy="284" r="8.5" fill="#241a16"/><circle cx="204" cy="281" r="2.6" fill="#ffffff"/><circle cx="282" cy="281" r="2.6" fill="#ffffff"/>
<path d="M240 290 Q232 316 240 320 Q247 321 250 317" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>${smile}${glasses}`;
}

const ears = (shade: string): string =>
  `<ellipse cx="153" cy="286" rx="15" ry="24" fill="${shade}"/><ellipse cx="327" cy="286" rx="15" ry="24" fill="${shade}"/>`;

function mansHead(random: Random, skin: Skin): { behind: string; front: string } {
  const hair = random.pick(hairColours);
  const hairShape = random.pick([
    // Side parting, short hair, hair brushed up.
    'M148 268 C138 170 176 118 250 122 C320 124 342 180 332 268 C326 236 316 214 300 202 C256 214 204 206 184 190 C166 208 154 236 148 268 Z',
    'M150 264 C140 172 180 126 240 126 C300 126 340 172 330 264 C324 226 306 200 240 200 C174 200 156 226 150 264 Z',
    'M150 262 C136 190 158 150 176 142 C190 112 240 104 262 118 C306 112 346 160 330 262 C324 224 312 204 286 196 C250 204 214 186 196 192 C168 200 156 226 150 262 Z',
  ]);
  const cap =
    '<path d="M150 214 L162 128 Q240 104 318 128 L330 214 Q240 186 150 214 Z" fill="#16181d"/><path d="M162 128 Q240 104 318 128 Q240 150 162 128 Z" fill="#2b2f38"/>';
  const beard = random.chance(0.2)
    ? `<path d="M158 300 C164 372 204 402 240 402 C276 402 316 372 322 300 C312 346 292 336 240 332 C188 336 168 346 158 300 Z" fill="${hair}" opacity="0.85"/>`
    : '';
  const top = `<path d="${hairShape}" fill="${hair}"/>${random.chance(0.2) ? cap : ''}`;
  const features = face(random, skin, hair);
  const [shape, ...rest] = features.split('\n');
  return { behind: '', front: `${ears(skin[1])}${shape}${beard}${rest.join('')}${top}` };
}

function womansHead(random: Random, skin: Skin): { behind: string; front: string } {
  const hair = random.pick(hairColours);
  const features = face(random, skin, hair);
  if (random.chance(0.5)) return scarf(random.pick(scarves), features);
  const long = random.chance(0.6);
  const behind = long
    ? `<path d="M132 270 C118 150 176 106 240 106 C304 106 362 150 348 270 C352 380 372 450 352 516 L128 516 C108 450 128 380 132 270 Z" fill="${hair}"/>`
    : `<path d="M134 270 C122 152 178 108 240 108 C302 108 358 152 346 270 C346 340 348 380 330 408 L150 408 C132 380 134 340 134 270 Z" fill="${hair}"/>`;
  const fringe = random.pick([
    'M150 276 C140 180 180 128 240 128 C300 128 340 180 330 276 C322 226 290 206 262 168 C240 206 176 214 150 276 Z',
    'M150 268 C142 176 184 128 240 128 C296 128 338 176 330 268 C318 228 296 220 240 220 C184 220 162 228 150 268 Z',
  ]);
  return { behind, front: `${features}<path d="${fringe}" fill="${hair}"/>` };
}

/** Draws a headscarf that covers the shoulders and leaves the face visible. */
function scarf(colour: string, features: string): { behind: string; front: string } {
  const outer =
    'M118 290 C104 150 168 96 240 96 C312 96 376 150 362 290 C366 380 396 420 404 500 Q330 560 240 560 Q150 560 76 500 C84 420 114 380 118 290 Z';
  const opening =
    'M158 262 C156 190 190 150 240 150 C290 150 324 190 322 262 C322 340 286 394 240 394 C194 394 158 340 158 262 Z';
  const folds =
    '<g fill="none" stroke="#000000" stroke-opacity="0.16" stroke-width="6" stroke-linecap="round"><path d="M150 372 Q196 452 318 470"/><path d="M330 372 Q300 430 214 470"/><path d="M120 470 Q200 520 300 506"/></g>';
  return {
    behind: '',
    front: `<path d="${outer}" fill="${colour}"/><defs><clipPath id="face"><path d="${opening}"/></clipPath></defs><g clip-path="url(#face)">${features}</g><path d="${opening}" fill="none" stroke="#000000" stroke-opacity="0.14" stroke-width="8"/>${folds}`,
  };
}
