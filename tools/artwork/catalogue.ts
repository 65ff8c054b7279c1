import { slots } from 'contract/built-in/picture';
import type { Drawing } from './canvas.ts';
import { archipelago } from './scenes/archipelago.ts';
import { dataGovernance, enterpriseArchitecture, processMining, researchPath } from './scenes/articles.ts';
import { education, network } from './scenes/carousel.ts';
import { awards, book, professional, research } from './scenes/carousel-work.ts';
import { architectureLayers, dataCycle, processMap, researchFrame } from './scenes/diagrams.ts';
import { race, seminar, workshop } from './scenes/events.ts';
import { about } from './scenes/heroes.ts';
import { anthology, shirt, tumbler } from './scenes/products.ts';

interface Entry {
  /**
   * Path below `web/public/images`, without width and extension, as `picture()` of the contract expects it.
   */
  readonly path: string;
  readonly widths: readonly number[];
  readonly draw: () => Drawing;
}

const all = (
  folder: string,
  { widths }: { readonly widths: readonly number[] },
  scenes: Readonly<Record<string, () => Drawing>>,
): Entry[] => Object.entries(scenes).map(([name, draw]) => ({ path: `${folder}/${name}`, widths, draw }));

/** Every picture of the site with its drawing function. */
export const catalogue: readonly Entry[] = [
  ...all('carousel', slots.carousel, {
    jejaring: network,
    pendidikan: education,
    nusantara: archipelago,
    riset: research,
    profesional: professional,
    penghargaan: awards,
    buku: book,
  }),
  ...all('heroes', slots.hero, { about }),
  ...all('articles', slots.article, {
    'tata-kelola-data': dataGovernance,
    'process-mining': processMining,
    'proposal-riset': researchPath,
    'arsitektur-enterprise': enterpriseArchitecture,
    'siklus-data': dataCycle,
    'peta-proses': processMap,
    'kerangka-riset': researchFrame,
    'lapisan-arsitektur': architectureLayers,
  }),
  ...all('events', slots.article, {
    'lokakarya-process-mining': workshop,
    'seminar-nasional': seminar,
    'lomba-rancang': race,
  }),
  ...all('products', slots.product, {
    'kaus-kawung': shirt,
    'tumbler-parang': tumbler,
    'buku-bunga-rampai': anthology,
  }),
];
