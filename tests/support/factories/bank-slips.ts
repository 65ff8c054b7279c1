import { mulberry32 } from 'contract/rules/mulberry32';
import sharp from 'sharp';
import { whileDrawing } from '../../../tools/seed/pictures/render.ts';
import { type Layout, layouts, type SlipFacts } from './slip-layouts.ts';

/** Pseudorandom numbers from a seed. */
export interface Dice {
  /** Returns a number from `low` to below `high`. */
  between(low: number, high: number): number;
  /** Returns an integer from 0 to below `count`. */
  below(count: number): number;
  one<T>(of: readonly T[]): T;
  digits(count: number): string;
}

export function createDice(seed: number): Dice {
  const next = mulberry32(seed);
  const share = () => (next() >>> 0) / 2 ** 32;
  const dice: Dice = {
    between: (low, high) => low + share() * (high - low),
    below: (count) => Math.floor(share() * count),
    one: (of) => of[Math.floor(share() * of.length)] as (typeof of)[number],
    digits: (count) => Array.from({ length: count }, () => dice.below(10)).join(''),
  };
  return dice;
}

const firstNames =
  'Adi Agus Ahmad Andi Anisa Ayu Bagas Bambang Bayu Budi Citra Dewi Dian Dimas Eka Fajar Farida Fitri Galih Gilang Hana Hendra Indah Intan Joko Kartika Lestari Lukman Maya Mega Nanda Nur Putri Rahmat Ratna Reza Rina Rizky Sari Sinta Siti Taufik Tri Wahyu Yoga Yuni'.split(
    ' ',
  );
const lastNames =
  'Anggraini Ardiansyah Aziz Firmansyah Gunawan Hakim Halim Handayani Hartono Hidayat Iskandar Kurniawan Kusuma Laksono Lubis Maharani Mahendra Nasution Nugroho Oktaviani Permana Prabowo Pranata Pratama Purnomo Puspita Rahayu Ramadhan Saputra Sasongko Setiawan Siregar Suharto Sulistyo Susanti Syahputra Utami Wibowo Widodo Wijaya Wulandari Yulianti'.split(
    ' ',
  );

const nameFrom = (dice: Dice): string =>
  [dice.one(firstNames), ...(dice.below(3) === 0 ? [dice.one(firstNames)] : []), dice.one(lastNames)].join(
    ' ',
  );

/** Returns the content of the slip with this number. One in five has one of 30 regular payers. */
export function slipFactsOf(serial: number): SlipFacts {
  const dice = createDice(serial * 7919 + 17);
  const isRegular = dice.below(5) === 0;
  const name = nameFrom(isRegular ? createDice(dice.below(30) + 900_000) : dice);
  const account = isRegular ? createDice(name.length * 31 + name.charCodeAt(0)).digits(10) : dice.digits(10);
  const fee = dice.below(8) === 0 ? 1_900_000 : 150_000;
  return {
    name,
    account,
    amount: dice.below(2) === 0 ? fee : fee - dice.below(1000),
    at: new Date(Date.UTC(2025, 0, 1) + dice.below(700 * 86_400) * 1000),
    reference: dice.digits(20),
    note: dice.one([`Iuran ${name}`, 'Iuran SISINDO', 'Iuran anggota', name]),
    clock: `${String(dice.below(24)).padStart(2, '0')}:${String(dice.below(60)).padStart(2, '0')}`,
    battery: dice.below(100),
    isDark: dice.below(10) < 3,
    // For a width of 360: phones have the same width but different heights.
    height: dice.one([640, 720, 780, 800]),
  };
}

/** Draws a slip as a PNG, as a phone with a width of 720 or 1080 pixels stores it. */
export async function bankSlip(layout: Layout, serial: number): Promise<Buffer> {
  const facts = slipFactsOf(serial);
  const dots = serial % 4 === 0 ? 1080 : 720;
  return whileDrawing(() =>
    sharp(Buffer.from(layouts[layout](facts)), { density: (72 * dots) / 360 })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}
