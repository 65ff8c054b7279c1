import type { RunningAnnouncement } from 'contract/mails/announcements';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deviceStorage } from '#api/device-storage.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership';
import { Button } from '#ui/base/button.tsx';

const storageKey = 'dismissed-announcements';
/** More than can run at the same time. */
const maxStored = 100;

function readDismissed(): readonly string[] {
  const stored = deviceStorage.get(storageKey);
  return stored === null ? [] : stored.split(' ');
}

/** Running announcements that this browser has not dismissed. */
export function Announcements() {
  const { data } = useEndpoint('listOwnAnnouncements', {});
  const [dismissed, setDismissed] = useState(readDismissed);
  const shown = (data?.data ?? []).filter(({ _id }) => !dismissed.includes(_id));
  if (shown.length === 0) return null;
  const dismiss = (id: string) => {
    const ids = [...readDismissed(), id];
    deviceStorage.set(storageKey, ids.slice(-maxStored).join(' '));
    setDismissed(ids);
  };
  return (
    <section aria-label={t.announcements} className="print-hidden grid gap-3">
      {shown.map((announcement) => (
        <Announcement
          key={announcement._id}
          announcement={announcement}
          onDismiss={() => dismiss(announcement._id)}
        />
      ))}
    </section>
  );
}

interface AnnouncementProps {
  readonly announcement: RunningAnnouncement;
  readonly onDismiss: () => void;
}

function Announcement({ announcement: { title, text, link }, onDismiss }: AnnouncementProps) {
  return (
    <article className="grid gap-2 rounded-panel bg-warning-soft p-5 text-ink">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{title}</h2>
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(t.dismissAnnouncement, { title })}
          onClick={onDismiss}
        >
          {t.dismiss}
        </Button>
      </div>
      {text !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {link.startsWith('/') && (
        <Link to={link} className="w-fit text-link">
          {t.readMore}
        </Link>
      )}
      {link.startsWith('https://') && (
        <a href={link} target="_blank" rel="noreferrer" className="w-fit text-link">
          {t.readMore}
        </a>
      )}
    </article>
  );
}
