import type { Journal } from 'contract/content/journals';
import { journalPath } from 'contract/entry-paths';
import { formatDate } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pickCover } from '#ui/pictures/covers.ts';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { DownloadLink } from './download-link.tsx';

interface JournalCardProps {
  readonly journal: Journal;
  readonly isFeatured: boolean;
  /** Replaces the public link to the file. */
  readonly download?: ReactNode;
}

export function JournalCard({ journal, isFeatured, download }: JournalCardProps) {
  const { title, description, createdAt } = journal;
  return (
    <li
      className={`panel grid min-w-0 overflow-hidden ${isFeatured ? 'sm:col-span-2 lg:col-span-3 lg:grid-cols-[20rem_1fr]' : 'grid-rows-[auto_1fr]'}`}
    >
      <Mosaic rows={pickCover(title)} className={`h-20 w-full ${isFeatured ? 'lg:hidden' : ''}`} />
      {isFeatured && <Mosaic rows={['l5 b2', 'k4 g1']} className="hidden h-full min-h-72 w-full lg:block" />}
      <div className={`flex flex-col items-start gap-3 p-6 ${isFeatured ? 'sm:p-8 lg:p-10' : ''}`}>
        <p className="font-semibold text-accent text-sm">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <h2 className={isFeatured ? 'max-w-2xl text-title' : 'text-heading'}>
          {/* A preview shows journals that have no public page yet. */}
          {download === undefined ? (
            <Link to={journalPath(journal._id)} className="no-underline hover:text-brand hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={`text-muted ${isFeatured ? 'max-w-prose' : 'line-clamp-4'}`}>{description}</p>
        {download ?? <DownloadLink journal={journal} />}
      </div>
    </li>
  );
}
