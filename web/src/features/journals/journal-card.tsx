import type { Journal } from 'contract/journals';
import { indonesianDate } from 'contract/text/dates';
import { buttonClass, WithTranslation } from '#ui/base/button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { pickCover } from '#ui/pictures/covers.ts';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { journalText } from './journal-text.ts';

interface JournalCardProps {
  readonly journal: Journal;
  readonly isFeatured: boolean;
}

export function JournalCard({ journal, isFeatured }: JournalCardProps) {
  const { title, description, createdAt } = journal;
  return (
    <li
      className={`panel grid min-w-0 overflow-hidden ${isFeatured ? 'sm:col-span-2 lg:col-span-3 lg:grid-cols-[20rem_1fr]' : 'grid-rows-[auto_1fr]'}`}
    >
      <Mosaic rows={pickCover(title)} className={`h-20 w-full ${isFeatured ? 'lg:hidden' : ''}`} />
      {isFeatured && <Mosaic rows={['l5 b2', 'k4 g1']} className="hidden h-full min-h-72 w-full lg:block" />}
      <div className={`flex flex-col items-start gap-3 p-6 ${isFeatured ? 'sm:p-8 lg:p-10' : ''}`}>
        <p className="font-semibold text-accent text-sm">
          <time dateTime={createdAt}>{indonesianDate(createdAt)}</time>
        </p>
        <h2 className={isFeatured ? 'max-w-2xl text-title' : 'text-heading'}>{title}</h2>
        <p className={`text-muted ${isFeatured ? 'max-w-prose' : 'line-clamp-4'}`}>{description}</p>
        <DownloadLink journal={journal} />
      </div>
    </li>
  );
}

function DownloadLink({ journal }: { readonly journal: Journal }) {
  const { title, file, fileName } = journal;
  if (file === null) return <p className="mt-auto pt-2 text-muted text-sm">Berkas belum tersedia.</p>;
  const kind = fileName?.split('.').at(-1)?.toUpperCase();
  return (
    <p className="mt-auto flex flex-wrap items-start gap-3 pt-2">
      <WithTranslation translation="Unduh">
        <a href={file} download={fileName ?? true} className={buttonClass('secondary', 'small')}>
          <DownloadIcon className="size-4.5 shrink-0" />
          <span lang="en">{journalText.download}</span>
          <span className="sr-only">{` ${title}`}</span>
        </a>
      </WithTranslation>
      <span className="pt-1.5 text-muted text-sm">
        {[kind, journal.fileSize === null ? undefined : formatFileSize(journal.fileSize)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
