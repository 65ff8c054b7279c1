/** Attendance mode, in the terms of schema.org. */
export type Attendance = 'Offline' | 'Online' | 'Mixed';

const address = /https?:\/\/\S+/gi;
const onlineWords =
  /\b(daring|online|virtual|webinar|zoom|google meet|microsoft teams|teams|youtube|live streaming)\b/gi;
const mixedWords = /\b(luring|hibrida|hybrid|bauran|offline)\b/i;
/** Words that do not name a place on their own. */
const between =
  /\b(dan|atau|serta|via|lewat|melalui|secara|di|pada|meeting|room|ruang|platform|acara|penuh|sepenuhnya|full|by|on|and)\b|[^\p{L}]/giu;

/** Derives the attendance mode from a free-text place: 'Aula Contoh dan daring'. */
export function parseAttendance(location: string): Attendance {
  if (mixedWords.test(location)) return 'Mixed';
  const rest = location.replace(address, ' ').replace(onlineWords, ' ');
  if (rest === location) return 'Offline';
  return rest.replace(between, '') === '' ? 'Online' : 'Mixed';
}

export const findUrl = (location: string): string | undefined => location.match(address)?.[0];
