import type { WrittenBlogCard } from 'contract/blogs';
import { indonesianMoment } from 'contract/words/dates';

/** What became of an article that was saved. */
export function savedText({ title, state, publishedAt }: WrittenBlogCard): string {
  if (state === 'scheduled' && publishedAt !== null)
    return `${title}: terbit pada ${indonesianMoment(publishedAt)} WIB.`;
  return state === 'draft' ? `${title}: tersimpan sebagai draf.` : `${title}: artikel diperbarui.`;
}
