import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { toSheetHead, toSheetLine } from '../../functions/src/model/files/csv.ts';
import type { AffectedPerson } from './affected-people.ts';

/** Known facts about a breach. An unknown fact is a gap in the letters. */
export interface Breach {
  readonly what: string;
  readonly how: string | undefined;
  readonly happened: string | undefined;
  readonly handling: string | undefined;
  /** Time at which the association learned of the breach: the 72 hours run from then. */
  readonly known: Date;
}

/** Period for a written notice to the affected people and the authority (UU 27/2022, article 46). */
const noticeHours = 3 * 24;

const deadlineOf = ({ known }: Breach): Date => new Date(known.getTime() + noticeHours * 3_600_000);

/** Returns 'Tell them until 23 November 2026 pukul 10.00 WIB: 41 hours left.' */
export function deadlineText(breach: Breach, now: Date): string {
  const end = deadlineOf(breach);
  const hours = Math.floor((end.getTime() - now.getTime()) / 3_600_000);
  const left = hours < 0 ? `OVER since ${-hours} hours: tell them now` : `${hours} hours left`;
  return `Tell them until ${formatDateTime(end)} WIB: ${left}.`;
}

const gap = (what: string): string => `[LENGKAPI: ${what}]`;

function accountOfEvents({ what, how, happened, handling }: Breach): string {
  return [
    `Apa yang terjadi: ${what}.`,
    `Kapan: ${happened ?? gap('kapan terjadi')}.`,
    `Bagaimana: ${how ?? gap('bagaimana terjadi')}.`,
    `Yang sudah dan sedang kami lakukan: ${handling ?? gap('penanganan dan pemulihan')}.`,
  ].join('\n');
}

const contact = `${association.name}\n${association.address}\n${association.privacyEmail}`;

/** Returns the letter to one person as plain text for a mail. */
export const createLetter = (person: AffectedPerson, breach: Breach): string =>
  `Kepada: ${person.name} <${person.email}>
Perihal: Pemberitahuan kegagalan pelindungan data pribadi

Yth. ${person.name},

Kami wajib memberi tahu Anda bahwa data pribadi Anda yang kami simpan terungkap kepada pihak yang tidak berhak.

Data Anda yang terkena: ${person.data.join('; ')}.
${accountOfEvents(breach)}

Yang dapat Anda lakukan: ganti kata sandi Anda di ${association.siteUrl}/forgotPassword, jangan pakai kata sandi yang sama di tempat lain, dan waspadai pesan yang mengatasnamakan ${association.shortName}. Kami tidak pernah meminta kata sandi atau transfer ke rekening pribadi.

Kami meminta maaf. Pertanyaan Anda kami jawab lewat ${association.privacyEmail}.

${contact}
`;

export const createAuthorityLetter = (people: readonly AffectedPerson[], breach: Breach): string =>
  `Kepada: Lembaga Pelindungan Data Pribadi (selama belum ada: Kementerian Komunikasi dan Digital)
Perihal: Pemberitahuan kegagalan pelindungan data pribadi menurut Pasal 46 UU Nomor 27 Tahun 2022

Pengendali data pribadi: ${association.name}
Narahubung: ${gap('nama dan nomor telepon')}, ${association.privacyEmail}
Diketahui pada: ${formatDateTime(breach.known)} WIB

Data pribadi yang terungkap: ${[...new Set(people.flatMap(({ data }) => data))].join('; ')}.
Jumlah subjek data: ${people.length}.
${accountOfEvents(breach)}

Subjek data diberi tahu secara tertulis pada: ${gap('tanggal dan pukul')}.

${contact}
`;

/** Returns all people as a CSV sheet for a mail merge. */
export const createSheet = (people: readonly AffectedPerson[]): string =>
  toSheetHead(['Id', 'Nama', 'Email', 'Data']) +
  people.map(({ id, name, email, data }) => toSheetLine([id, name, email, data.join('; ')])).join('');
