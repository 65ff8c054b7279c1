import type { Journal } from 'contract/content/journals';
import * as t from '#messages/features/content/journals';
import { buttonClass, WithTranslation } from '#ui/base/button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';

export function DownloadLink({ journal }: { readonly journal: Journal }) {
  const { title, file, fileName } = journal;
  if (file === null) return <p className="mt-auto pt-2 text-muted text-sm">{t.noFile}</p>;
  const kind = fileName?.split('.').at(-1)?.toUpperCase();
  return (
    <p className="mt-auto flex flex-wrap items-start gap-3 pt-2">
      <WithTranslation translation={t.downloadTranslation}>
        <a href={file} download={fileName ?? true} className={buttonClass('secondary', 'small')}>
          <DownloadIcon className="size-4.5 shrink-0" />
          <span lang="en">{t.download}</span>
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
