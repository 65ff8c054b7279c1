import { MissingEntry } from '#ui/base/missing-entry.tsx';
import { Head } from './head.tsx';
import { WaysOn } from './ways-on.tsx';

interface NoSuchEntryProps {
  /** Of the document. */
  readonly title: string;
  /** What is missing (requirements 2.4.5, 2.5.5). */
  readonly text: string;
  readonly lang?: 'en';
}

/** The page for wrong addresses, where an article or an event would stand. */
export function NoSuchEntry({ title, text, lang }: NoSuchEntryProps) {
  return (
    <>
      <Head title={title} />
      <MissingEntry text={text} lang={lang}>
        <p lang="en" className="text-heading text-muted">
          404 - Page not found
        </p>
        <p className="max-w-md">Mungkin sudah dihapus, atau alamatnya keliru.</p>
        <WaysOn className="w-full justify-items-start" />
      </MissingEntry>
    </>
  );
}
