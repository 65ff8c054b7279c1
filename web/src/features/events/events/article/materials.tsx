import type { EventMaterial } from 'contract/events/events';
import * as t from '#messages/features/events/events';
import { ExternalIcon } from '#ui/base/icons.tsx';

const kindLabels: Readonly<Record<EventMaterial['kind'], string>> = {
  slides: t.slides,
  recording: t.recording,
  other: t.otherMaterial,
};

/** Slides and recordings of an event that is over. */
export function Materials({ materials }: { readonly materials: readonly EventMaterial[] }) {
  return (
    <section aria-labelledby="event-materials" className="grid gap-4">
      <h2 id="event-materials" className="text-heading">
        {t.materials}
      </h2>
      <ul className="grid gap-3">
        {materials.map(({ title, url, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two materials may be equal
          <li key={index} className="panel flex flex-wrap items-center gap-x-4 gap-y-1 p-4 sm:p-5">
            <span className="w-24 text-accent">{kindLabels[kind]}</span>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-w-0 items-center gap-1.5 wrap-anywhere"
            >
              {title}
              <ExternalIcon className="size-4 shrink-0" />
              <span className="sr-only"> {t.opensNewTab}</span>
            </a>
            <p aria-hidden="true" className="hidden print:block">
              {url}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
