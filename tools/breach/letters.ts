import { association } from 'contract/words/association';
import { indonesianMoment } from 'contract/words/dates';
import { sheetHeadOf, sheetLineOf } from '../../functions/src/model/people/csv.ts';
import type { Touched } from './touched.ts';

/** What is known of a breach; what is not known yet stands in the letters as a gap to be filled. */
export interface Breach {
  readonly what: string;
  readonly how: string | undefined;
  readonly happened: string | undefined;
  readonly handling: string | undefined;
  /** When the association came to know: from then on the 72 hours run. */
  readonly known: Date;
}

/** Within which people and the authority are told, in writing (UU 27/2022, article 46). */
const hoursToTell = 3 * 24;

/** The last moment to tell. */
export const deadlineOf = ({ known }: Breach): Date => new Date(known.getTime() + hoursToTell * 3_600_000);

/** 'Until 23 November 2026 pukul 10.00 WIB: 41 hours left.' */
export function clockOf(breach: Breach, now: Date): string {
  const end = deadlineOf(breach);
  const hours = Math.floor((end.getTime() - now.getTime()) / 3_600_000);
  const left = hours < 0 ? `OVER since ${-hours} hours: tell them now` : `${hours} hours left`;
  return `Tell them until ${indonesianMoment(end)} WIB: ${left}.`;
}

const gap = (what: string): string => `[LENGKAPI: ${what}]`;

function account({ what, how, happened, handling }: Breach): string {
  return [
    `Apa yang terjadi: ${what}.`,
    `Kapan: ${happened ?? gap('kapan terjadi')}.`,
    `Bagaimana: ${how ?? gap('bagaimana terjadi')}.`,
    `Yang sudah dan sedang kami lakukan: ${handling ?? gap('penanganan dan pemulihan')}.`,
  ].join('\n');
}

const contact = `${association.name}\n${association.address}\n${association.privacyEmail}`;

/** The letter to one person, as plain text to be mailed. */
export const letterTo = (person: Touched, breach: Breach): string =>
  `Kepada: ${person.name} <${person.email}>
Perihal: Pemberitahuan kegagalan pelindungan data pribadi

Yth. ${person.name},

Kami wajib memberi tahu Anda bahwa data pribadi Anda yang kami simpan terungkap kepada pihak yang tidak berhak.

Data Anda yang terkena: ${person.data.join('; ')}.
${account(breach)}

Yang dapat Anda lakukan: ganti kata sandi Anda di ${association.siteUrl}/forgotPassword, jangan pakai kata sandi yang sama di tempat lain, dan waspadai pesan yang mengatasnamakan ${association.shortName}. Kami tidak pernah meminta kata sandi atau transfer ke rekening pribadi.

Kami meminta maaf. Pertanyaan Anda kami jawab lewat ${association.privacyEmail}.

${contact}
`;

/** The letter to the authority for the protection of personal data. */
export const letterToAuthority = (people: readonly Touched[], breach: Breach): string =>
  `Kepada: Lembaga Pelindungan Data Pribadi (selama belum ada: Kementerian Komunikasi dan Digital)
Perihal: Pemberitahuan kegagalan pelindungan data pribadi menurut Pasal 46 UU Nomor 27 Tahun 2022

Pengendali data pribadi: ${association.name}
Narahubung: ${gap('nama dan nomor telepon')}, ${association.privacyEmail}
Diketahui pada: ${indonesianMoment(breach.known)} WIB

Data pribadi yang terungkap: ${[...new Set(people.flatMap(({ data }) => data))].join('; ')}.
Jumlah subjek data: ${people.length}.
${account(breach)}

Subjek data diberi tahu secara tertulis pada: ${gap('tanggal dan pukul')}.

${contact}
`;

/** Everybody as a sheet, for a mail merge. */
export const sheetOf = (people: readonly Touched[]): string =>
  sheetHeadOf(['Id', 'Nama', 'Email', 'Data']) +
  people.map(({ id, name, email, data }) => sheetLineOf([id, name, email, data.join('; ')])).join('');
