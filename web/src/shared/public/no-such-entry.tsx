import * as t from '#messages/shared/public';
import { MissingEntry } from '#ui/base/missing-entry.tsx';
import { Head } from './head.tsx';
import { NotFoundLinks } from './not-found-links.tsx';

interface NoSuchEntryProps {
  readonly title: string;
  /** Text for the missing entry (requirements 2.4.5, 2.5.5). */
  readonly text: string;
  readonly lang?: 'en';
}

export function NoSuchEntry({ title, text, lang }: NoSuchEntryProps) {
  return (
    <>
      <Head title={title} />
      <MissingEntry text={text} lang={lang}>
        <p lang="en" className="text-heading text-muted">
          {t.notFound}
        </p>
        <p className="max-w-md">{t.perhapsDeleted}</p>
        <NotFoundLinks className="w-full justify-items-start" />
      </MissingEntry>
    </>
  );
}
