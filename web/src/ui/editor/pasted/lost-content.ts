import { limits } from 'contract/rules/limits';

export interface LeftOut {
  pictures: number;
  embedded: number;
  comments: number;
  deletions: number;
  addresses: number;
  /** Rows or columns of tables beyond the limits. */
  beyond: number;
  merged: number;
  levels: number;
  listsInCells: number;
  letters: number;
  footnotes: number;
  underlined: number;
  struck: number;
  scripts: number;
}

export const nothingLeftOut = (): LeftOut => ({
  pictures: 0,
  embedded: 0,
  comments: 0,
  deletions: 0,
  addresses: 0,
  beyond: 0,
  merged: 0,
  levels: 0,
  listsInCells: 0,
  letters: 0,
  footnotes: 0,
  underlined: 0,
  struck: 0,
  scripts: 0,
});

/** A few underlined words lose no meaning without the underline. */
const maxIgnoredUnderlined = 40;

const { rows, columns } = limits.table;

const missing = (left: LeftOut): (string | false)[] => [
  left.pictures > 0 && `${left.pictures} gambar (unggah dengan tombol Sisipkan gambar)`,
  left.embedded > 0 && `${left.embedded} sisipan seperti video, rumus, atau formulir`,
  left.comments > 0 && `${left.comments} komentar`,
  left.deletions > 0 && `${left.deletions} teks yang ditandai terhapus`,
  left.addresses > 0 && `alamat dari ${left.addresses} tautan yang tidak dapat dibuka dari situs ini`,
  left.beyond > 0 && `baris atau kolom tabel di luar batas (${rows} baris, ${columns} kolom)`,
];

const changed = (left: LeftOut): (string | false)[] => [
  left.merged > 0 && 'sel tabel yang digabung dipisahkan',
  left.levels > 0 && `daftar yang lebih dalam dari ${limits.listDepth} tingkat dinaikkan`,
  left.listsInCells > 0 && 'daftar di dalam sel tabel menjadi baris biasa',
  left.letters > 0 && 'penomoran huruf atau romawi menjadi angka',
  left.footnotes > 0 && 'catatan kaki menjadi teks biasa',
  (left.underlined > maxIgnoredUnderlined || left.struck > 0 || left.scripts > 0) &&
    'garis bawah, coretan, atau huruf kecil di atas dan di bawah baris menjadi teks biasa',
];

const sentence = (prefix: string, parts: readonly (string | false)[]): string[] => {
  const present = parts.filter((part) => part !== false);
  return present.length === 0 ? [] : [`${prefix}: ${present.join('; ')}.`];
};

/** Returns sentences that describe the losses. Empty if nothing was lost. */
export const describeLeftOut = (left: LeftOut): string[] => [
  ...sentence('Tidak ikut tertempel', missing(left)),
  ...sentence('Berubah', changed(left)),
];
