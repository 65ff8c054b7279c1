import type { Picture } from 'contract/built-in/picture';
import { type RefObject, useEffect, useRef } from 'react';
import * as t from '#messages/features/content/home';
import { PictureImage } from '#ui/pictures/picture-image.tsx';
import { pageLoaded, whenNear } from './when-near.ts';

/** Row with native scrolling. A chunk turns it into a coverflow when the page has loaded and it is near. */
export function PictureCarousel({ pictures }: { readonly pictures: readonly Picture[] }) {
  const row = useRef<HTMLElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  useCoverflow(row, dots);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area */}
      <section ref={row} className="carousel" aria-label={t.gallery} tabIndex={0}>
        <div className="carousel-row swiper-wrapper">
          {pictures.map((picture) => (
            <div key={picture.src} className="carousel-slide swiper-slide">
              <PictureImage picture={picture} sizes="(min-width: 46rem) 35rem, 76vw" />
            </div>
          ))}
        </div>
      </section>
      <div ref={dots} className="carousel-dots print-hidden" />
    </>
  );
}

function useCoverflow(row: RefObject<HTMLElement | null>, dots: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const strip = row.current;
    const places = dots.current;
    if (strip === null || places === null) return;
    const ended = new AbortController();
    let stop: (() => void) | undefined;
    const start = async () => {
      await pageLoaded();
      // Without its code the row keeps native scrolling.
      const chunk = await import('./carousel.ts').catch(() => undefined);
      if (!ended.signal.aborted) stop = chunk?.startCoverflow(strip, places);
    };
    const stopWaiting = whenNear(strip, 200, start);
    return () => {
      ended.abort();
      stopWaiting();
      stop?.();
    };
  }, [row, dots]);
}
