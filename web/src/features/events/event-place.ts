/** How people take part, in the words of schema.org. */
export type Attendance = 'Offline' | 'Online' | 'Mixed';

const address = /https?:\/\/\S+/gi;
const onlineWords =
  /\b(daring|online|virtual|webinar|zoom|google meet|microsoft teams|teams|youtube|live streaming)\b/gi;
const mixedWords = /\b(luring|hibrida|hybrid|bauran|offline)\b/i;
/** Words that name no place by themselves. */
const between =
  /\b(dan|atau|serta|via|lewat|melalui|secara|di|pada|meeting|room|ruang|platform|acara|penuh|sepenuhnya|full|by|on|and)\b|[^\p{L}]/giu;

/** What the place of an event, as somebody wrote it, says of the way to take part: 'Aula Contoh dan daring'. */
export function attendanceOf(location: string): Attendance {
  if (mixedWords.test(location)) return 'Mixed';
  const rest = location.replace(address, ' ').replace(onlineWords, ' ');
  if (rest === location) return 'Offline';
  return rest.replace(between, '') === '' ? 'Online' : 'Mixed';
}

/** The first address that stands in it. */
export const addressIn = (location: string): string | undefined => location.match(address)?.[0];
