import type { WrittenBlogCard } from 'contract/blogs';
import { indonesianDateTime } from 'contract/text/dates';

export function savedText({ title, state, publishedAt }: WrittenBlogCard): string {
  if (state === 'scheduled' && publishedAt !== null)
    return `${title}: terbit pada ${indonesianDateTime(publishedAt)} WIB.`;
  return state === 'draft' ? `${title}: tersimpan sebagai draf.` : `${title}: artikel diperbarui.`;
}
